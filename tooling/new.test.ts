import { rewrite, scratchCopy } from '@spire/testing/scratchCopy';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

let scratch = '';
const programs = path.join(__dirname, '../node_modules/.bin');

beforeAll(() => {
  scratch = scratchCopy({ isBuilt: false });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a program in the copy; answers what it wrote when it did not end well, else nothing. */
function run(program: string, ...parameters: string[]) {
  const PATH = [path.join(scratch, 'node_modules/node/bin'), programs, process.env['PATH']].join(path.delimiter);
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, PATH, NODE_OPTIONS: '' },
  });
  return status === 0 ? '' : `${program} has failed:\n${stdout}${stderr}`;
}
const add = (...words: string[]) => run('node', 'tooling/new.ts', ...words);

test('a remote, a page and a card are working code: types, lint, form, messages, law, tests and build', () => {
  expect(add('remote', 'mf-garden')).toBe('');
  expect(add('page', 'mf-garden', 'quietRoom')).toBe('');
  expect(add('card', 'mf-garden', 'rainToday')).toBe('');

  expect(run('prettier', '--check', 'mf-garden', 'package.json')).toBe('');
  expect(run('node', 'tooling/messages.ts')).toBe('');
  expect(run('depcruise', 'mf-garden')).toBe('');
  // The new remote alone: the whole browser would take a minute.
  rewrite(path.join(scratch, 'tsconfig.web.json'), '"mf-*/src"', '"mf-garden/src"');
  expect(run('eslint', 'mf-garden', '--max-warnings', '0')).toBe('');
  expect(run('tsc', '-p', 'tsconfig.web.json', '--incremental', 'false')).toBe('');
  const built = spawnSync('node', ['../tooling/build/build.ts', 'remote'], { cwd: path.join(scratch, 'mf-garden') });
  expect(built.status).toBe(0);
  expect(existsSync(path.join(scratch, 'mf-garden/dist/remoteEntry.js'))).toBe(true);
  expect(run('jest', 'mf-garden', 'tooling/pageLinks', '--selectProjects', 'unit')).toBe('');
}, 120_000);

test('what is there already, or no name, is refused and nothing is written', () => {
  const before = readFileSync(path.join(scratch, 'mf-tools/src/manifest.ts'), 'utf8');
  expect(add('page', 'mf-tools', 'tools')).not.toBe('');
  expect(add('page', 'mf-nowhere', 'room')).not.toBe('');
  expect(add('page', 'mf-tools', 'Quiet-Room')).not.toBe('');
  expect(readFileSync(path.join(scratch, 'mf-tools/src/manifest.ts'), 'utf8')).toBe(before);
});
