/**
 * Measures the readers by leaving writers out, a few in turn, eight minutes on two processors: writes
 * `measured.json`, from which training takes from where on a reader is sure, and the tables of docs/understanding.md. A
 * test says when to run it.
 */
import { keysOf } from '@spire/domain/lists';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { type FigureRow, figuresOf, type Figures } from './figures.ts';
import { forEachReader, whenAsked } from './forEachReader.ts';
import { holdOut } from './holdOut.ts';
import { digestOf, writeMeasured, type Measured, type Thresholds } from './measured.ts';
import { tablesOf } from './tables.ts';
import { isOfCrises, TASKS, type TaskName } from './tasks.ts';
import { everyText } from './texts.ts';
import { lowerOf, thresholdOf } from './thresholds.ts';
import { trainAll } from './trainAll.ts';

/** What one reader came to. */
interface Came {
  rows: FigureRow[];
  thresholds: Thresholds;
}

const texts = everyText();

function measured(name: TaskName): Came {
  const held = holdOut(texts, TASKS[name]);
  const threshold = thresholdOf(name, TASKS[name].labels, held);
  const thresholds = isOfCrises(name) ? { threshold, lower: lowerOf(held) } : { threshold };
  return { rows: figuresOf(name, held), thresholds };
}

if (isMainThread) {
  const came = await forEachReader<Came>(new URL(import.meta.url));
  const figures = {} as Figures;
  const thresholds = {} as Measured['thresholds'];
  for (const name of keysOf(TASKS)) {
    figures[name] = came[name].rows;
    thresholds[name] = came[name].thresholds;
  }
  writeMeasured({ of: digestOf(await trainAll(), texts), thresholds, figures });

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
} else whenAsked(measured);
