/** Puts what the readers made of hands they had not learnt from into docs/understanding.md: run it after `generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from './figures.ts';
import { tablesOf } from './tables.ts';

const document = path.resolve(import.meta.dirname, '../../../../docs/understanding.md');
const figures = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../generated/figures.json'), 'utf8'),
) as Figures;

let page = readFileSync(document, 'utf8');
for (const [name, table] of Object.entries(tablesOf(figures))) {
  page = page.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
    (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
  );
  process.stdout.write(`${table}\n\n`);
}
writeFileSync(document, page);
