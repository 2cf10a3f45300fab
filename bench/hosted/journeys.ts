import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startInstallation } from './installation.ts';
import type { ProgramName } from './programs.ts';

const root = workspaceRoot();

/** Journeys that start a stack of their own, because they set up what it is: these prove nothing of another one. */
const OF_A_STACK_OF_THEIR_OWN: Record<string, string> = {
  develop: "the developer's loop",
  firstDay: 'a data folder that is started twice',
  me: 'a clock that is moved',
  midnight: 'a clock that is moved',
  pages: 'a folder of remotes',
  publish: 'a folder of remotes',
  suggestions: 'a provider of texts that stands in',
};

/** Runs the journeys, or those named, against separate processes; answers whether all went well. */
export async function journeys(files: Record<ProgramName, string>, words: readonly string[]): Promise<boolean> {
  const all = readdirSync(path.join(root, 'e2e/journeys'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replace('.spec.ts', ''));
  for (const [name, what] of Object.entries(OF_A_STACK_OF_THEIR_OWN)) console.log(`Left out: ${name} (${what})`);
  const wanted = all.filter(
    (name) => !(name in OF_A_STACK_OF_THEIR_OWN) && (words.length === 0 || words.includes(name)),
  );
  const { url, anonKey, dataFolder, stop } = await startInstallation(files);
  console.log(`${wanted.length} files against ${url}`);
  const code = await new Promise<number | null>((resolve) => {
    const parameters = ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys'];
    const child = spawn('playwright', [...parameters, ...wanted.map((name) => `/${name}.spec.ts`)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SPIRE_TEST_STACK: JSON.stringify({ url, anonKey, dataFolder }) },
    });
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  await stop();
  return code === 0;
}
