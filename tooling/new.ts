/**
 * Writes the beginning of a remote, a page or a card, registered wherever it has to be, in both languages and with a
 * test: `npm run new -- remote NAME | page REMOTE ID | card REMOTE ID`.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { newCard, newPage } from './new/place.ts';
import { newRemote } from './new/remote.ts';

const USE = 'Use: npm run new -- remote NAME | page REMOTE ID | card REMOTE ID';

/** Names are written as in the code: a remote mf-garden, a page or card quietRoom. */
const REMOTE = /^mf-[a-z]+$/;
const ID = /^[a-z][a-zA-Z0-9]*$/;

function write(root: string, [kind, first = '', second = '', ...more]: string[]): string[] {
  const isRemote = REMOTE.test(first) && more.length === 0;
  if (kind === 'remote' && isRemote && second === '') return newRemote(root, first);
  if (kind === 'page' && isRemote && ID.test(second)) return newPage(root, first, second);
  if (kind === 'card' && isRemote && ID.test(second)) return newCard(root, first, second);
  throw new Error(`${USE}\nA remote is named like mf-garden, a page or card like quietRoom.`);
}

const root = path.resolve(import.meta.dirname, '..');
try {
  const files = [...new Set(write(root, process.argv.slice(2)))];
  execFileSync('prettier', ['--write', '--log-level', 'warn', ...files], { cwd: root, stdio: 'inherit' });
  console.log(`Written or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log('Its first words stand in src/messages and src/manifest.ts. What comes next: docs/adding-a-feature.md');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
