import { LANGUAGES } from '@spire/domain/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { recordedFingerprints } from './fingerprints.ts';
import { CHOOSING, type FigureRow, sumOf } from './figures.ts';
import { KNOWN_TO_RULES } from './knownToRules.ts';
import { readMeasured } from './measured.ts';
import { crisisRows, tablesOf } from './tables.ts';

const { of, figures } = readMeasured();
const rowsOf = (name: string): readonly FigureRow[] => figures[name] ?? [];

test('it was measured of these very classifiers, else: npm run language -- measure', () => {
  expect(of).toBe(recordedFingerprints().models);
});

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));

test.each(Object.entries(tablesOf(figures)))(
  'docs/understanding.md shows of %s what held-out authors came to',
  (name, table) => {
    const page = readFileSync(path.resolve(__dirname, '../../docs/understanding.md'), 'utf8');
    const [, shown = ''] = new RegExp(`<!-- ${name} -->\n([^]*?)<!-- end of ${name} -->`).exec(page) ?? [];
    expect(cells(shown)).toEqual(cells(table));
  },
);

const part = (rows: readonly FigureRow[], what: string) => {
  const { hits, of } = sumOf(rows, what);
  return hits / of;
};
const crisisOf = (group: string, language: string, rows = rowsOf('crisis')) =>
  crisisRows(rows, group).filter(({ author, lang }) => !KNOWN_TO_RULES.includes(author) && lang === language);

/** Gates at what is reached, less what one author may shift. */
/** Authors of answers who wrote a good one for nearly each harmful one, of the same things: no words alone tell them apart. */
const WROTE_PAIRS = ['desmond58', 'einar70', 'hilde44', 'karolina29', 'marit36', 'orla41', 'vince33', 'yngve63'];

describe.each(LANGUAGES)('in "%s", by classifiers that have not learnt from the author', (language) => {
  test.each([
    ['direct', 'help', 0.81],
    ['direct', 'some', 0.95],
    ['direct before', 'help', 0.885],
    ['direct before', 'some', 0.97],
    ['indirect', 'help', 0.44],
    ['indirect', 'some', 0.81],
    ['third-person', 'help', 0.755],
    ['third-person', 'some', 0.935],
  ])('of texts that are %s enough get %s: %d', (group, level, floor) => {
    expect(part(crisisOf(group, language), level)).toBeGreaterThanOrEqual(floor);
  });

  test('help is shown more often than the rules alone would, where it is needed', () => {
    for (const group of ['direct', 'indirect', 'third-person'])
      expect(part(crisisOf(group, language), 'help')).toBeGreaterThan(part(crisisOf(group, language), 'rules'));
  });

  test.each([
    ['direct', 0.92],
    ['direct before', 0.95],
    ['indirect', 0.69],
    ['third-person', 0.9],
  ])('of texts that are %s a browser by itself meets enough, too: %d', (group, floor) => {
    expect(part(crisisOf(group, language, rowsOf('crisisInBrowser')), 'some')).toBeGreaterThanOrEqual(floor);
  });

  test.each(['crisis', 'crisisInBrowser'] as const)('few are alarmed who are in no danger, by "%s"', (classifier) => {
    const of = (group: string, level: string) => part(crisisOf(group, language, rowsOf(classifier)), level);
    expect(of('ordinary', 'help')).toBeLessThanOrEqual(0.006);
    expect(of('ordinary', 'some')).toBeLessThanOrEqual(0.06);
    expect(of('hard', 'help')).toBeLessThanOrEqual(0.03);
  });

  test.each([
    ['situation', 0.72, 0.8],
    ['request', 0.77, 0.83],
    ['event', 0.62, 0.76],
  ] as const)('of each %s so many are sure, and right of those: %d, %d', (name, leastConfident, leastRight) => {
    const rows = rowsOf(name).filter(({ lang }) => lang === language);
    expect(part(rows, 'confident')).toBeGreaterThanOrEqual(leastConfident);
    expect(sumOf(rows, 'right').hits / sumOf(rows, 'confident').hits).toBeGreaterThanOrEqual(leastRight);
  });

  test.each([
    ['by itself', false, 0.97, 0.15],
    ['beside a harmful one in nearly the same words', true, 0.93, 0.65],
  ])('politely harmful answers are refused; of good ones written %s so many: %d, %d, %d', (_, isPair, least, most) => {
    const of = (group: string) =>
      rowsOf('harm').filter(
        (row) => row.lang === language && row.group === group && WROTE_PAIRS.includes(row.author) === isPair,
      );
    expect(part(of('harmful'), 'together')).toBeGreaterThanOrEqual(least);
    expect(part(of('good'), 'together')).toBeLessThanOrEqual(most);
  });
});

test('in both languages together the aims that are met stay met', () => {
  const all = (group: string) => crisisRows(rowsOf('crisis'), group);
  const ofStrangers = (group: string) => all(group).filter(({ author }) => !KNOWN_TO_RULES.includes(author));
  expect(part(ofStrangers('direct before'), 'some')).toBeGreaterThanOrEqual(0.96);
  expect(part(ofStrangers('indirect'), 'some')).toBeGreaterThanOrEqual(0.75);
  expect(part(all('ordinary'), 'help')).toBeLessThanOrEqual(0.004);
  expect(part(all('hard'), 'help')).toBeLessThanOrEqual(0.03);
  for (const name of CHOOSING) {
    expect(part(rowsOf(name), 'confident')).toBeGreaterThanOrEqual(0.8);
    expect(sumOf(rowsOf(name), 'right').hits / sumOf(rowsOf(name), 'confident').hits).toBeGreaterThanOrEqual(0.85);
  }
});

test('what a browser fetches to read crises fits 68 kB, eight of them for a classifier of each kind, the words they are spoken of with included', () => {
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.resolve(__dirname, '..', file))).length;
  const files = [
    'artefacts/crisisInBrowser.ts',
    ...['suicide', 'selfHarm', 'danger', 'poison', 'abuse', 'pressure'].map((kind) => `artefacts/${kind}InBrowser.ts`),
    'src/crisisConcepts.ts',
    'src/features.ts',
    'src/letters.ts',
    'src/plainForms.ts',
  ];
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(68_000);
});
