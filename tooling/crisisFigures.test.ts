import { figuresTable } from '@spire/domain/crisis/corpus/figures';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Cells as they are, however wide the formatter drew them. */
const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));

test('docs/crisis-screening.md shows what the rules find today: node tooling/crisisFigures.ts', () => {
  const page = readFileSync(path.resolve(__dirname, '../docs/crisis-screening.md'), 'utf8');
  const [, shown = ''] = /<!-- figures -->\n([^]*)<!-- end of figures -->/.exec(page) ?? [];
  expect(cells(shown)).toEqual(cells(figuresTable()));
});
