import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../docs/decisions');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** A record as far as it is the same in all of them. */
interface DecisionRecord {
  file: string;
  number: string;
  title: string;
  status: string;
  /** Records that this one names under a word, as numbers: `Supersedes: [0006](…)`. */
  named: (word: 'Supersedes' | 'Amends') => string[];
}

const NUMBER = /\[(\d{4})\]\(/g;
const numbersIn = (line: string): string[] => [...line.matchAll(NUMBER)].map(([, number = '']) => number);

function recordOf(file: string): DecisionRecord {
  const text = read(file);
  const [, number = '', title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
  const line = (word: string) => new RegExp(`^${word}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return { file, number, title, status: line('Status'), named: (word) => numbersIn(line(word)) };
}

const records = globSync('[0-9]*.md', { cwd: folder }).sort().map(recordOf);
const index = read('README.md');

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A sentence or a question begins or goes on with one of these; a noun phrase has none of them. */
const NOT_A_NOUN =
  /^(?:what|whom?|whose|how|when|where|why|that|as|if|nobody|somebody)\b|\b(?:is|are|was|were|has|have|does|do|may|must|shall|will|can|comes?|goes|stands?|waits?|keeps?|belongs?|needs?)\b/i;

test('the heading of each record is its number and a noun phrase, and its file is named after it', () => {
  expect(records.length).toBeGreaterThan(90);
  expect(records.filter(({ title }) => title === '' || NOT_A_NOUN.test(title)).map(({ file }) => file)).toEqual([]);
  expect(records.map(({ file }) => file)).toEqual(records.map(({ number, title }) => `${number}-${slug(title)}.md`));
});

test('no number is given twice', () => {
  const numbers = records.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

const LINK = String.raw`\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)`;
const STATUS = new RegExp(`^(?:accepted|superseded by ${LINK}|amended by ${LINK}(?:, ${LINK})*)$`);

test('each record has a known status', () => {
  expect(records.filter(({ status }) => !STATUS.test(status)).map(({ file, status }) => `${file}: ${status}`)).toEqual(
    [],
  );
});

test.each([
  ['Supersedes', 'superseded'],
  ['Amends', 'amended'],
] as const)('"%s" on one record is "%s by" on the other', (word, participle) => {
  const said = records.flatMap(({ number, named }) => named(word).map((other) => `${number} ${participle} ${other}`));
  const answered = records
    .filter(({ status }) => status.startsWith(participle))
    .flatMap(({ number, status }) => numbersIn(status).map((by) => `${by} ${participle} ${number}`));
  expect(said.length).toBeGreaterThan(1);
  expect(answered.sort()).toEqual(said.sort());
});

test('a record is amended or superseded by a later one', () => {
  const backwards = records.filter(({ number, status }) => numbersIn(status).some((by) => by <= number));
  expect(backwards.map(({ file }) => file)).toEqual([]);
});

test('the index lists each record in order, with its title and its status', () => {
  const lines = [...index.matchAll(/^- (\[\d{4} .+)$/gm)].map(([, line]) => line);
  expect(lines).toEqual(records.map(({ file, number, title, status }) => `[${number} ${title}](${file}): ${status}`));
});

test('the index explains each number that is missing', () => {
  const last = Number(records.at(-1)?.number);
  const present = new Set(records.map(({ number }) => number));
  const missing = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0')).filter(
    (number) => !present.has(number),
  );
  const explained = [...index.matchAll(/^- (\d{4}): .{20,}$/gm)].map(([, number]) => number);
  expect(explained).toEqual(missing);
});
