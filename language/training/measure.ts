import { keysOf } from '@spire/domain/lists';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { crisisFigures, crisisThresholds, isReadForCrises, type Likelihoods } from './crisisFigures.ts';
import { type FigureRow, figuresOf, type Figures } from './figures.ts';
import { forEachTask, whenAsked } from './forEachTask.ts';
import { holdOut, holdOutLikely } from './holdOut.ts';
import { digestOf, type Measured, readMeasured, type Thresholds, writeMeasured } from './measured.ts';
import { tablesOf } from './tables.ts';
import { isOfAnyCrisis, isOfOneKind, TASKS, type TaskName } from './tasks.ts';
import { everyText } from './texts.ts';
import { thresholdOf } from './thresholds.ts';
import { trainAll } from './trainAll.ts';

/** The figures of one classifier; of a classifier of crises the likelihoods, which are judged together. */
type Came = { kind: 'figures'; rows: FigureRow[]; thresholds: Thresholds } | { kind: 'likely'; likely: Float32Array };

const texts = everyText();

function measured(name: TaskName): Came {
  if (isOfAnyCrisis(name) || isOfOneKind(name))
    return { kind: 'likely', likely: holdOutLikely(texts, TASKS[name], isReadForCrises) };
  const held = holdOut(texts, TASKS[name]);
  const threshold = thresholdOf(name, TASKS[name].labels, held);
  return { kind: 'figures', rows: figuresOf(name, held), thresholds: { threshold } };
}

/**
 * Measures the classifiers by leave-group-out cross-validation over the authors, which takes half an hour on two
 * processors: writes `artefacts/figures.json`, from which training takes the thresholds, and the tables of
 * docs/understanding.md. Where tasks are named, of those that choose among labels, they alone are measured anew: none
 * knows of another, and the figures of the others stand.
 */
export async function measure(wanted: readonly string[]): Promise<void> {
  const named = keysOf(TASKS).filter((name) => wanted.includes(name));
  const isWhole = named.length === 0;
  const names = isWhole ? keysOf(TASKS) : named;
  const came = await forEachTask<Came>(new URL(import.meta.url), names);
  const before = isWhole ? undefined : readMeasured();
  const figures: Figures = { ...before?.figures };
  const thresholds = { ...before?.thresholds } as Measured['thresholds'];
  const likely: Likelihoods = {};
  for (const name of names) {
    const one = came[name];
    if (one.kind === 'likely') {
      likely[name] = one.likely;
      thresholds[name] = crisisThresholds(name, texts, one.likely);
    } else {
      figures[name] = one.rows;
      thresholds[name] = one.thresholds;
    }
  }
  if (isWhole) {
    figures['crisis'] = crisisFigures(texts, likely, { thresholds, areForBrowsers: false });
    figures['crisisInBrowser'] = crisisFigures(texts, likely, { thresholds, areForBrowsers: true });
  }
  writeMeasured({ of: digestOf(await trainAll(), texts), thresholds, figures });

  const document = path.resolve(import.meta.dirname, '../../docs/understanding.md');
  let page = readFileSync(document, 'utf8');
  for (const [name, table] of Object.entries(tablesOf(figures))) {
    page = page.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end of ${name} -->)`),
      (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
    );
    process.stdout.write(`${table}\n\n`);
  }
  writeFileSync(document, page);
}

if (!isMainThread) whenAsked(measured);
