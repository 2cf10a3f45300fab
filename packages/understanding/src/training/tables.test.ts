import { LANGUAGES } from '@spire/domain/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Figures, type FigureRow, sumOf } from './figures.ts';
import { KNOWN_TO_RULES, tablesOf } from './tables.ts';

/** What training wrote beside the readers, with the same texts and in the same run. */
const figures = JSON.parse(readFileSync(path.resolve(__dirname, '../generated/figures.json'), 'utf8')) as Figures;

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));

test.each(Object.entries(tablesOf(figures)))(
  'docs/understanding.md shows of %s what held-out hands came to: node packages/understanding/src/training/writeTables.ts',
  (name, table) => {
    const page = readFileSync(path.resolve(__dirname, '../../../../docs/understanding.md'), 'utf8');
    const [, shown = ''] = new RegExp(`<!-- ${name} -->\n([^]*?)<!-- end of ${name} -->`).exec(page) ?? [];
    expect(cells(shown)).toEqual(cells(table));
  },
);

const part = (rows: readonly FigureRow[], what: string) => {
  const { hits, of } = sumOf(rows, what);
  return hits / of;
};
const crisisOf = (group: string, language: string) =>
  figures.crisis.filter(
    ({ hand, lang, group: each }) => !KNOWN_TO_RULES.includes(hand) && lang === language && each === group,
  );

/** The floors are what is reached now, less what one hand may shift: they are raised as more hands write. */
describe.each(LANGUAGES)('in "%s", by readers that have not learnt from the hand', (language) => {
  test('crisis texts are found by rules and reader together more often than by rules alone', () => {
    for (const group of ['direct', 'indirect', 'third-person'])
      expect(part(crisisOf(group, language), 'together')).toBeGreaterThanOrEqual(
        part(crisisOf(group, language), 'rules'),
      );
    expect(part(crisisOf('direct', language), 'together')).toBeGreaterThanOrEqual(0.65);
  });

  test('the reader alarms few who are in no danger', () => {
    expect(part(crisisOf('ordinary', language), 'reader')).toBeLessThanOrEqual(0.006);
    expect(part(crisisOf('hard', language), 'reader')).toBeLessThanOrEqual(0.05);
  });

  test.each(['situation', 'request', 'event'] as const)(
    'of each %s that is sure two in three are right at least',
    (name) => {
      const rows = figures[name].filter(({ lang }) => lang === language);
      expect(sumOf(rows, 'right').hits / sumOf(rows, 'sure').hits).toBeGreaterThanOrEqual(0.65);
    },
  );

  test('politely harmful answers are refused', () => {
    const rows = figures.harm.filter(({ lang }) => lang === language);
    expect(
      part(
        rows.filter(({ group }) => group === 'harmful'),
        'together',
      ),
    ).toBeGreaterThanOrEqual(0.85);
  });
});
