import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blocksIn, commandsIn, programOf } from './documentedCode.ts';
import { JEST_ENVIRONMENT } from './jestEnvironment.ts';
import { newField } from './new/field.ts';
import { nounOf } from './new/nounNames.ts';
import { newRemote } from './new/remote.ts';
import { addEntry, openSources } from './new/sources.ts';
import { type ScratchRepository, scratchRepository } from './scratchRepository.ts';

const documentOf = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const FEATURES = documentOf('docs/adding-a-feature.md');
const TEXTS = documentOf('docs/written-texts.md');
const documented = [...new Set([documentOf('README.md'), FEATURES, TEXTS].flatMap(commandsIn))];

let scratch: ScratchRepository;
const followed: string[] = [];
const touched = new Set<string>();

beforeAll(() => {
  scratch = scratchRepository();
});
afterAll(() => scratch.remove());

/** Runs a command of the documents in the copy, with further words behind it. */
async function follow(command: string, more: readonly string[] = [], environment: Record<string, string> = {}) {
  followed.push(command);
  return scratch.start([...programOf(scratch.root, command), ...more], environment);
}

/** The output of a command of the documents that did not end well, else nothing. */
async function failureOf(...command: Parameters<typeof follow>): Promise<string> {
  const { hasFailed, text } = await follow(...command);
  return hasFailed ? `${command[0]} has failed:\n${text}` : '';
}

/** Adds something in the copy, and keeps in mind which files were written or changed. */
async function add(words: string): Promise<void> {
  const { hasFailed, text } = await follow(`npm run new -- ${words}`);
  if (hasFailed) throw new Error(text);
  for (const [, file = ''] of text.matchAll(/^ {2}(\S+)$/gm)) touched.add(file);
}

/** The text of a refusal. */
async function refused(words: string): Promise<string> {
  const { hasFailed, text } = await scratch.start(programOf(scratch.root, `npm run new -- ${words}`));
  expect(hasFailed).toBe(true);
  return text;
}

/** Where the blocks of the guide go that are no whole file. */
const PLACES: Readonly<Record<string, (text: string, code: string) => string>> = {
  'mf-tools/src/manifest.ts': (text, code) => text.replace(/\{ id: 'quietRoom', path: .*\},\n/, code),
  'mf-tools/src/messages/no.ts': (text, code) => text.replace(/quietRoom: \{.*\},\n/, code),
  'mf-tools/src/messages/en.ts': (text, code) => text.replace(/quietRoom: \{.*\},\n/, code),
  'graph/subgraph-wellbeing/src/growth/growth.resolver.ts': (text, code) => text.replace(/\}\n$/, `\n${code}}\n`),
  'graph/shared/src/pageQueries.integration.test.ts': (text, code) => text.replace(/^ {2}RestDay: /m, `  ${code}$&`),
  'graph/rest/src/testing/restNouns.ts': (text, code) =>
    addEntry(text, "'rest days, badges and tasks, which came after it': [", code.trim().replace(/,$/, '')),
};

/** Writes what the guide has a reader write by hand. */
function writeByHand(): void {
  for (const { file, code } of blocksIn(FEATURES)) {
    const place = PLACES[file];
    const target = path.join(scratch.root, file);
    if (place !== undefined) scratch.change(file, (text) => place(text, code));
    else if (!existsSync(target) || touched.has(file)) writeFileSync(target, code);
    else throw new Error(`Where in ${file} does this go? ${code}`);
    touched.add(file);
  }
}

/** The entry of a text that the guide of texts has as an example, in a file of its kind. */
function exampleText(id: string): string {
  const example = blocksIn(TEXTS).find(({ code }) => code.startsWith(`${id}:`));
  return `\n${example?.code ?? ''}`;
}

/** Gives a level another name, in the files that the guide says. */
function renameLevel(): void {
  const row = /^- \*\*The name of a level:\*\*.*$/m.exec(FEATURES)?.[0] ?? '';
  const files = [...row.matchAll(/`([\w./-]+\/(?:no|en)\.ts)`/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  for (const file of files) scratch.change(file, (text) => text.replace(/small_plant: '(\w+) /, "small_plant: 'Re$1 "));
}

const TEXT_FILES = {
  exercise: ['packages/content/texts/exercises/breathing/low.yaml', 'rain-on-a-roof'],
  suggestion: ['packages/content/texts/suggestions/mindfulness.yaml', 'a-slow-cup-of-tea'],
} as const;

/** Appends the examples of the guide of texts, with a mistake where there is to be one; answers what the check says. */
async function checkTexts(mistake: Partial<Record<keyof typeof TEXT_FILES, (text: string) => string>> = {}) {
  const kinds = Object.keys(TEXT_FILES) as (keyof typeof TEXT_FILES)[];
  const before = kinds.map((kind) => scratch.read(TEXT_FILES[kind][0]));
  for (const kind of kinds) {
    const [file, id] = TEXT_FILES[kind];
    scratch.change(file, (text) => text + (mistake[kind] ?? String)(exampleText(id)));
  }
  const said = await follow('npm run texts');
  if (said.hasFailed) kinds.forEach((kind, at) => scratch.change(TEXT_FILES[kind][0], () => before[at] ?? ''));
  return said;
}

/** The readers of the new parts, which break where one of them is forgotten: the whole tree would take more than a minute. */
const READERS = [
  ...['memory', 'check-in', 'export'].map((part) => `graph/subgraph-wellbeing/src/${part}`),
  ...['shared/src/export', 'rest/src/legacy'].map((part) => `graph/${part}`),
  ...['garden/src', 'tools/src/quiet-room', 'memories/src/add', 'checkin/src/check-in'].map((part) => `mf-${part}`),
  'local/src/seed',
];

/** Tests beside the new parts, and the invariants that are asked of them. */
const TESTS = [
  ...['mf-profile/src/me/MePage', 'tooling/pageLinks', 'packages/domain/src/rules'],
  ...['packages/testing/src/cacheRules', 'mf-memories/src/add/memoryDraft', 'mf-checkin/src/check-in/answers'],
  ...['subgraph-wellbeing/src/(memory|check-in)/.*service', 'graph/rest/src/openApi', 'graph/rest/src/restCoverage'],
  ...['graph/rest/src/legacy/read(CheckIn|Memory)', 'graph/privacy/src/exportEntries'],
  'packages/content/invariants/planted',
];

test('what is there already, or no name, is refused in a sentence, and nothing is written', async () => {
  const files = ['mf-tools/src/manifest.ts', 'graph/subgraph-wellbeing/schema.prisma', 'package.json'];
  const before = files.map(scratch.read);
  const refusals: [words: string, says: string][] = [
    ['remote mf-tools', 'choose another name'],
    ['page mf-tools tools', 'the page tools belongs to mf-tools: choose another name'],
    ['page mf-tools memoryBank', 'the page memoryBank belongs to mf-memories: choose another name'],
    ['page mf-tools help', 'the page help belongs to shell: choose another name'],
    ['page mf-tools api', 'choose another name'],
    ['card mf-tools today', 'the card today belongs to mf-checkin: choose another name'],
    ['page mf-nowhere room', 'There is no mf-nowhere/src/manifest.ts'],
    ['page mf-tools Quiet-Room', 'Use: npm run new -- remote NAME |'],
    ['field mood place', 'not of a mood'],
  ];
  for (const [words, says] of refusals)
    expect([words, await refused(words)]).toEqual([words, expect.stringContaining(says)]);
  expect(files.map(scratch.read)).toEqual(before);
});

test.each([
  ['memory', 'picturePath', 'A memory has a picturePath already'],
  ['memory', 'order', 'a word of SQL'],
] as const)('a field of a %s named %s is refused', (record, name, says) => {
  expect(() => newField(openSources(scratch.root), scratch.root, record, name)).toThrow(says);
});

test.each(['mf-history', 'mf-common', 'mf-class', 'mf-page'])('a remote named %s is refused', async (name) => {
  await expect(newRemote(openSources(scratch.root), scratch.root, name)).rejects.toThrow('choose another name');
});

test.each(['memory', 'tool', 'map', 'class', 'progress'])('a kind of record named %s is refused', (name) => {
  expect(() => nounOf(openSources(scratch.root), name)).toThrow(`${name} means something else already`);
});

test('a mistake in an exercise or a suggestion is named with its file, its id and what is wrong', async () => {
  const forgotten = await checkTexts({ exercise: (text) => text.replace(/ {4}en:\n(?: {6}- .*\n)+/, '') });
  expect(forgotten.text).toMatch(
    /^texts\/exercises\/breathing\/low\.yaml:\d+ exercise "rain-on-a-roof": steps\.en is missing\n1 to mend/,
  );
  const long = await checkTexts({ suggestion: (text) => text.replace('A slow cup', 'A very slow and very warm cup') });
  expect(long.text).toMatch(
    /^texts\/suggestions\/mindfulness\.yaml:\d+ suggestion "a-slow-cup-of-tea": title\.en: A title has at most six words and forty letters\.\n1 to mend/,
  );
  expect([forgotten.hasFailed, long.hasFailed]).toEqual([true, true]);
}, 600_000);

test('whoever does what the guides say has working code: schema, types, lint, form, messages, laws, tests and build', async () => {
  for (const words of ['remote mf-garden', 'page mf-tools quietRoom', 'card mf-tools quietRoom']) await add(words);
  for (const words of ['field memory quietPlace', 'field checkIn heardToday', 'noun gratitude']) await add(words);
  writeByHand();
  renameLevel();
  expect(await checkTexts()).toEqual({ hasFailed: false, text: expect.stringContaining('all in order') });
  expect(await failureOf('npx turbo run build --filter=@spire/ops')).toBe('');
  expect(await failureOf('node ops/dist/emit.js')).toBe('');
  expect(await failureOf('npm run codegen')).toBe('');
  expect(await failureOf('npm run format', [...touched])).toBe('');

  const code = [...touched].filter((file) => /\.tsx?$/.test(file));
  const failures = await Promise.all([
    // In one process: another one's first file would lie in the repository, and with it all that it reads.
    failureOf('npm run unit -- mf-tools/src/quiet-room', [...TESTS, '--runInBand'], JEST_ENVIRONMENT),
    scratch.run('oxlint', '--type-check', ...code, ...READERS),
    scratch.run('node', 'tooling/messages.ts'),
    scratch.run('depcruise', 'mf-garden', 'mf-tools/src/quiet-room', 'graph/subgraph-wellbeing/src/gratitude'),
    failureOf('npm run workflows', ['--check']),
    scratch.run('npm', 'run', 'bundle', '-w', '@spire/mf-garden'),
  ]);
  followed.push(...TESTS.map((tests) => `npm run unit -- ${tests}`));
  expect(failures.filter((text) => text !== '')).toEqual([]);
  expect(existsSync(path.join(scratch.root, 'mf-garden/dist/remoteEntry.js'))).toBe(true);
}, 600_000);

/** Commands of these documents that are not followed here, by the reason; each stands for what is written behind it. */
const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'integration tests and journeys start the stack, its services and its people': [
    ...['npm start', 'npm run dev', 'npm run seed', 'npm run serve', 'npm run migrate', 'npm run remote'],
  ],
  'this test is a part of them; their steps are run here on what is new': [
    ...['npm test', 'npm run check', 'npm run build', 'npm run lint', 'npx turbo run build --filter=@spire/mf-tools'],
  ],
  'they open a browser; journeys and sweep are steps of the tests': [
    ...['npm run sweep', 'npm run budgets', 'npm run gallery', 'npm run lives', 'npm run scenes'],
  ],
  'they take minutes, and are asked for by hand': [
    ...['npm run torture', 'npm run bench', 'npm run eval', 'npm run hosted', 'npm run language'],
    'node tooling/crisisFigures.ts',
  ],
  'a step of the tests compares its outcome, which no new part here changes': ['npm run fonts'],
};

test('every command of these documents is followed, or it is said why not', () => {
  const isOf = (command: string) => (name: string) => command === name || command.startsWith(`${name} `);
  const left = Object.values(NOT_FOLLOWED).flat();
  // A word in capitals stands for any.
  const isFollowed = (command: string) => {
    const asked = command.replaceAll(/\b[A-Z]+\b/g, '\\S+');
    return followed.some((each) => new RegExp(`^${asked}$`).test(each));
  };
  const open = documented.filter((command) => !isFollowed(command));
  expect(open.filter((command) => !left.some(isOf(command)))).toEqual([]);
  expect(left.filter((name) => !open.some((command) => isOf(command)(name)))).toEqual([]);
});
