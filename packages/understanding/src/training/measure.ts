/**
 * Measures the readers by leaving writers out, a few in turn, eight minutes on two processors: writes
 * `measured.json`, from which training takes from where on a reader is sure, and the tables of docs/understanding.md. A
 * test says when to run it.
 */
import { keysOf } from '@spire/domain/lists';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type FigureRow, figuresOf, type Figures } from './figures.ts';
import { holdOut } from './holdOut.ts';
import { digestOf, writeMeasured, type Measured, type Thresholds } from './measured.ts';
import { tablesOf } from './tables.ts';
import { isOfCrises, TASKS, type TaskName } from './tasks.ts';
import { everyText } from './texts.ts';
import { lowerOf, thresholdOf } from './thresholds.ts';
import { trainAll } from './trainAll.ts';

/** What one reader came to. */
interface Came {
  name: TaskName;
  rows: FigureRow[];
  thresholds: Thresholds;
}

function measured(name: TaskName): Came {
  const held = holdOut(everyText(), TASKS[name]);
  const threshold = thresholdOf(name, TASKS[name].labels, held);
  const thresholds = isOfCrises(name) ? { threshold, lower: lowerOf(held) } : { threshold };
  return { name, rows: figuresOf(name, held), thresholds };
}

/** Every reader, those of crises first, which take longest, each on a processor of its own while there are any. */
async function measureAll(): Promise<Came[]> {
  const waiting = keysOf(TASKS);
  const came: Came[] = [];
  const work = () =>
    new Promise<void>((done, failed) => {
      const worker = new Worker(new URL(import.meta.url));
      const next = () => {
        const name = waiting.shift();
        if (name === undefined) void worker.terminate();
        else worker.postMessage(name);
      };
      worker.on('message', (each: Came) => {
        came.push(each);
        next();
      });
      worker.on('error', failed);
      worker.on('exit', () => done());
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return came;
}

if (isMainThread) {
  const came = await measureAll();
  const texts = everyText();
  const figures = {} as Figures;
  const thresholds = {} as Measured['thresholds'];
  for (const name of keysOf(TASKS)) {
    const each = came.find((one) => one.name === name);
    if (each === undefined) throw new Error(`${name} was not measured`);
    figures[name] = each.rows;
    thresholds[name] = each.thresholds;
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
} else parentPort?.on('message', (name: TaskName) => parentPort?.postMessage(measured(name)));
