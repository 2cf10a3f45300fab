/** Puts what is found of crises, by the rules alone and by all that reads, into docs/crisis-screening.md, and prints it. */
import { figuresTable } from '@spire/language/corpus/rules/figures';
import { evaluate, evaluationTable } from '@spire/language/evaluation/crisisEvaluation';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

const file = path.join(import.meta.dirname, '../docs/crisis-screening.md');
const tables = { evaluation: evaluationTable(await evaluate()), figures: figuresTable() };
const page = Object.entries(tables).reduce(
  (before, [name, table]) =>
    before.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- end of ${name} -->)`),
      (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
    ),
  readFileSync(file, 'utf8'),
);
writeFileSync(file, (await format(file, page, { printWidth: 120 })).code);
process.stdout.write(`${Object.values(tables).join('\n\n')}\n`);
