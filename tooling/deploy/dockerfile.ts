import { validate } from 'dockerfile-utils';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenInvariants } from './dockerfileInvariants.ts';

const FILE = 'deploy/Dockerfile';

/** The findings of a Dockerfile linter and of our rules: no root, nothing unpinned, every remote, every file there. */
export function dockerfileFindings(root: string): string[] {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const linted = validate(text).map(
    ({ message, range }) => `${FILE}:${range.start.line + 1} ${JSON.stringify(message)}`,
  );
  return [...linted, ...brokenInvariants(text, root).map((finding) => `${FILE} ${finding}`)];
}
