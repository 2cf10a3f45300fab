import { figuresTable } from '@spire/language/corpus/rules/figures';
import { evaluate, evaluationTable } from '@spire/language/evaluation/crisisEvaluation';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Cells as they are, however wide the formatter drew them. */
const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));

const page = readFileSync(path.resolve(__dirname, '../docs/crisis-screening.md'), 'utf8');
const shownOf = (name: string) => new RegExp(`<!-- ${name} -->\n([^]*)<!-- end of ${name} -->`).exec(page)?.[1] ?? '';

test('docs/crisis-screening.md shows what the rules find today: node tooling/crisisFigures.ts', () => {
  expect(cells(shownOf('figures'))).toEqual(cells(figuresTable()));
});

test('it shows what is found in texts that nothing has met, and no certain rule is lowered', async () => {
  const all = await evaluate();
  expect(cells(shownOf('evaluation'))).toEqual(cells(evaluationTable(all)));
  expect(all.filter(({ isByRules, level }) => isByRules && level !== 'help')).toEqual([]);
});
