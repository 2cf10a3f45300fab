import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

interface ScratchOptions {
  /** With what is built, so that a stack can be started there. */
  isBuilt: boolean;
}

/** A copy of the repository that a test may write in: sources of its own, the libraries those of the repository. */
export function scratchCopy({ isBuilt }: ScratchOptions): string {
  const root = workspaceRoot();
  const scratch = mkdtempSync(path.join(tmpdir(), 'spire-scratch-'));
  const leftOut = new RegExp(`/(node_modules|\\.git|\\.data|\\.turbo|docs${isBuilt ? '' : '|dist'})$`);
  cpSync(root, scratch, { recursive: true, filter: (file) => !leftOut.test(file) });
  for (const folder of ['.', ...workspacesOf(root)]) linkLibraries(path.join(root, folder), path.join(scratch, folder));
  return scratch;
}

function workspacesOf(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  return globSync(workspaces, { cwd: root });
}

/** Names of our own lead to the copy, because their links are relative; all others lead to where npm put them. */
function linkLibraries(from: string, to: string): void {
  const libraries = path.join(from, 'node_modules');
  if (!existsSync(libraries)) return;
  mkdirSync(path.join(to, 'node_modules'));
  for (const name of [...globSync('*', { cwd: libraries }), '.bin', '.prisma']) {
    const [source, target] = [path.join(libraries, name), path.join(to, 'node_modules', name)];
    if (name === '@spire') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else if (existsSync(source)) symlinkSync(source, target);
  }
}

/** Changes a file of the copy; one that does not hold the text before is an error. */
export function rewrite(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, text.replace(before, after));
}
