import { scratchCopy } from '@spire/testing/scratchCopy';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NATIVE_COMPILER } from './checks/steps.ts';
import { JEST_ENVIRONMENT } from './jestEnvironment.ts';

let scratch = '';

beforeAll(() => {
  scratch = scratchCopy({ isBuilt: false });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Run {
  folder?: string;
  environment?: Record<string, string>;
}

/** Runs a program in the copy, by the copy's own path to it: what it reads lies beside where it was started. */
function start(program: string, parameters: readonly string[], { folder = '.', environment = {} }: Run = {}) {
  const programs = ['node_modules/node/bin', 'node_modules/.bin'].map((bin) => path.join(scratch, bin));
  const PATH = [...programs, process.env['PATH']].join(path.delimiter);
  const env = { ...process.env, PATH, NODE_OPTIONS: '', ...environment };
  return new Promise<{ hasFailed: boolean; text: string }>((resolve) => {
    execFile(program, parameters, { cwd: path.join(scratch, folder), env }, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, text: stdout + stderr }),
    );
  });
}

/** The output of a program in the copy when it did not end well, else nothing. */
async function run(program: string, ...parameters: string[]) {
  const { hasFailed, text } = await start(program, parameters);
  return hasFailed ? `${program} has failed:\n${text}` : '';
}

/** Adds something in the copy; answers the files that were written or changed. */
async function add(...words: string[]): Promise<string[]> {
  const { hasFailed, text } = await start('node', ['tooling/new.ts', ...words]);
  if (hasFailed) throw new Error(text);
  return [...text.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file);
}

/** Has the types of these folders checked, and of what they import, in place of all. */
function typesOf(side: 'web' | 'node', include: readonly string[]): void {
  const file = path.join(scratch, `tsconfig.${side}.json`);
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, include }));
}

/** The text of a refusal. */
async function refused(...words: string[]): Promise<string> {
  const { hasFailed, text } = await start('node', ['tooling/new.ts', ...words]);
  expect(hasFailed).toBe(true);
  return text;
}

/** The tests and invariants of what is asked of the new parts. */
const TESTS = [
  'mf-garden',
  'mf-memories/src/add',
  'mf-checkin/src/check-in/answers',
  'tooling/pageLinks',
  'packages/domain/src/rules',
  'packages/testing/src/cacheRules',
  'subgraph-wellbeing/src/memory',
  'subgraph-wellbeing/src/check-in',
  'graph/rest/src/openApi',
  'graph/rest/src/restCoverage',
  'graph/rest/src/legacy/read(CheckIn|Memory)',
  'graph/privacy/src/exportEntries',
];

test('whatever is added is working code: schema, types, lint, form, messages, laws, tests and build', async () => {
  const touched = new Set<string>();
  for (const words of [
    ['remote', 'mf-garden'],
    ['page', 'mf-garden', 'quietRoom'],
    ['card', 'mf-garden', 'rainToday'],
    ['field', 'memory', 'quietPlace'],
    ['field', 'checkIn', 'heardToday'],
    ['noun', 'gratitude'],
  ])
    for (const file of await add(...words)) touched.add(file);

  expect(await run('npm', 'run', 'generate', '-w', '@spire/subgraph-wellbeing')).toBe('');
  expect(await run('npm', 'run', 'bundle', '-w', '@spire/ops')).toBe('');
  expect(await run('node', 'ops/dist/emit.js')).toBe('');
  expect(await run('node', 'tooling/codegen.ts')).toBe('');

  // Only folders that read them are checked: the whole would take more than a minute.
  typesOf('web', ['mf-garden/src', 'mf-memories/src', 'mf-checkin/src']);
  typesOf('node', [
    ...['subgraph-wellbeing', 'subgraph-user', 'gateway', 'privacy', 'rest'].map((part) => `graph/${part}/src`),
    'graph/shared/src/export',
    'local/src/seed',
  ]);

  // In one process: another one's first file would lie in the repository, and with it all that it reads.
  const tests = ['--selectProjects', 'unit', 'page', '--runInBand', '--testPathPatterns', ...TESTS];
  const code = [...touched].filter((file) => /\.tsx?$/.test(file));
  const failures = await Promise.all([
    start('jest', tests, { environment: JEST_ENVIRONMENT }).then(({ hasFailed, text }) => (hasFailed ? text : '')),
    run('oxlint', ...code),
    run('oxfmt', '--check', ...touched),
    run('node', NATIVE_COMPILER, '-p', 'tsconfig.node.json', '--incremental', 'false'),
    run('node', NATIVE_COMPILER, '-p', 'tsconfig.web.json', '--incremental', 'false'),
    run('node', 'tooling/messages.ts'),
    run('depcruise', 'mf-garden', 'graph/subgraph-wellbeing'),
    run('npm', 'run', 'bundle', '-w', '@spire/mf-garden'),
  ]);
  expect(failures.filter((text) => text !== '')).toEqual([]);
  expect(existsSync(path.join(scratch, 'mf-garden/dist/remoteEntry.js'))).toBe(true);
}, 600_000);

test('what is there already, or no name, is refused in a sentence, and nothing is written', async () => {
  const files = ['mf-tools/src/manifest.ts', 'graph/subgraph-wellbeing/schema.prisma', 'package.json'];
  const texts = () => files.map((file) => readFileSync(path.join(scratch, file), 'utf8'));
  const before = texts();
  await expect(refused('remote', 'mf-tools')).resolves.toContain('is there already');
  await expect(refused('page', 'mf-tools', 'tools')).resolves.toContain('mf-tools has a tools already');
  await expect(refused('page', 'mf-nowhere', 'room')).resolves.toContain('There is no mf-nowhere/src/manifest.ts');
  await expect(refused('page', 'mf-tools', 'Quiet-Room')).resolves.toContain('Use: npm run new -- remote NAME |');
  await expect(refused('field', 'memory', 'picturePath')).resolves.toContain('A memory has a picturePath already');
  await expect(refused('field', 'memory', 'order')).resolves.toContain('a word of SQL');
  await expect(refused('field', 'mood', 'place')).resolves.toContain('not of a mood');
  for (const name of ['memory', 'tool', 'map', 'class', 'progress'])
    await expect(refused('noun', name)).resolves.toContain(`${name} means something else already`);
  await expect(refused('noun', 'Gratitude')).resolves.toContain('Use:');
  expect(texts()).toEqual(before);
});
