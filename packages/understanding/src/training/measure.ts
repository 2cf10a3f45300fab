/**
 * Measures the readers by leaving one writer out, each in turn, minutes of work: writes `measured.json`, from which
 * training takes from where on a reader is sure, and the tables of docs/understanding.md. A test says when to run it.
 */
import { keysOf } from '@spire/domain/lists';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf, type Figures } from './figures.ts';
import { holdOut } from './holdOut.ts';
import { digestOf, writeMeasured, type Measured } from './measured.ts';
import { tablesOf } from './tables.ts';
import { TASKS } from './tasks.ts';
import { everyText } from './texts.ts';
import { lowerOf, thresholdOf } from './thresholds.ts';
import { trainAll } from './trainAll.ts';

const texts = everyText();
const figures = {} as Figures;
const thresholds = {} as Measured['thresholds'];
for (const name of keysOf(TASKS)) {
  const held = holdOut(texts, TASKS[name]);
  figures[name] = figuresOf(name, held);
  const threshold = thresholdOf(name, TASKS[name].labels, held);
  thresholds[name] = name === 'crisis' ? { threshold, lower: lowerOf(held) } : { threshold };
}
writeMeasured({ of: digestOf(trainAll(texts), texts), thresholds, figures });

const document = path.resolve(import.meta.dirname, '../../../../docs/understanding.md');
let page = readFileSync(document, 'utf8');
for (const [name, table] of Object.entries(tablesOf(figures))) {
  page = page.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
    (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
  );
  process.stdout.write(`${table}\n\n`);
}
writeFileSync(document, page);
