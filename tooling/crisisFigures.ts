/** Puts what the built-in crisis rules find into docs/crisis-screening.md, and prints it. */
import { figuresTable } from '@spire/domain/crisis/corpus/figures';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

const file = path.join(import.meta.dirname, '../docs/crisis-screening.md');
const table = figuresTable();
const page = readFileSync(file, 'utf8').replace(
  /(<!-- figures -->\n)[^]*(<!-- end of figures -->)/,
  (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
);
writeFileSync(file, (await format(file, page, { printWidth: 120 })).code);
process.stdout.write(`${table}\n`);
