import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { erasingOf } from '@spire/local/postgres/startErasing';
import { openDataFolder } from '@spire/services/dataFolder';
import { startStack } from '@spire/testing/stack';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, type Figure } from './measure.ts';
import { operationsOf, type Operation, type Served } from './scale/operations.ts';
import { fillTo, probesIn, type Probe } from './scale/people.ts';
import { processorSeconds } from './machine.ts';
import { serverProcess } from './memory.bench.ts';

/** How many people there are at each measuring; `SIZES=10000,100000` for what docs/operations.md tells of. */
const SIZES = (process.env['SIZES'] ?? '500,5000').split(',').map(Number);
/** The days each of them has left behind, and the number and days of those that are measured. */
const DAYS = Number(process.env['DAYS'] ?? 10);
const [PROBES, PROBE_DAYS] = [40, 60];
const TURNS = 8;
const GROWTH_LIMIT = 1.15;

interface Cost {
  /** Of each request, in ms. */
  durations: number[];
  /** Of the services and the database, in ms a request, one value a turn. */
  processor: number[];
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

async function costOf({ run, turns }: Operation, probes: readonly Probe[], served: Served): Promise<Cost> {
  const top = Number(serverProcess(served.dataFolder));
  const cost: Cost = { durations: [], processor: [] };
  for (let turn = 0; turn < (turns ?? TURNS); turn += 1) {
    const before = processorSeconds(top);
    for (const probe of probes) {
      const begun = performance.now();
      await run(probe, served);
      cost.durations.push(performance.now() - begun);
    }
    cost.processor.push(((processorSeconds(top) - before) * 1000) / probes.length);
  }
  return cost;
}

/** Megabytes of tables and of indexes, and the seconds that analysing takes, as autovacuum does it. */
async function sizesOf(dataFolder: string): Promise<Record<string, number>> {
  const begun = performance.now();
  await asOwner(dataFolder, 'vacuum (analyze)');
  const seconds = (performance.now() - begun) / 1000;
  const [sizes] = await asOwner<{ tables: number; indexes: number }>(
    dataFolder,
    `select sum(pg_table_size(relid))::float8 / 1e6 as tables, sum(pg_indexes_size(relid))::float8 / 1e6 as indexes
       from pg_stat_user_tables`,
  );
  return { 'MB of tables': sizes?.tables ?? 0, 'MB of indexes': sizes?.indexes ?? 0, 'vacuum, s': seconds };
}

async function measure(dataFolder: string, size: number): Promise<{ costs: Map<string, Cost>; figures: Figure[] }> {
  const people = await fillTo(dataFolder, size, DAYS);
  const stack = await startStack({}, dataFolder);
  try {
    const probes = await probesIn(stack, PROBES, PROBE_DAYS);
    const sizes = await sizesOf(dataFolder);
    const figures = Object.entries(sizes).map(([what, value]): Figure => ({
      name: `${people} people, ${what}`,
      runs: [value],
      unit: '',
    }));
    const costs = new Map<string, Cost>();
    const erasing = erasingOf(databaseOf(dataFolder).owner, openDataFolder(dataFolder));
    for (const operation of operationsOf()) {
      // All that was deleted so far counts as erased: tables that are being rewritten answer nobody.
      erasing.erasedAt.write(await erasing.countDeleted());
      await costOf({ ...operation, turns: 1 }, operation.isLast ? [] : probes, stack);
      costs.set(operation.name, await costOf(operation, probes, stack));
    }
    for (const [name, { durations, processor }] of costs)
      figures.push(
        { name: `${people} people, ${name}, p50`, runs: [percentile(durations, 0.5)], unit: 'ms' },
        { name: `${people} people, ${name}, p99`, runs: [percentile(durations, 0.99)], unit: 'ms' },
        { name: `${people} people, ${name}, of a processor`, runs: processor, unit: 'ms' },
      );
    const begun = performance.now();
    await erasing.erase();
    const seconds = (performance.now() - begun) / 1000;
    figures.push({ name: `${people} people, files rid of what was deleted`, runs: [seconds], unit: 's' });
    return { costs, figures };
  } finally {
    await stack.stop({ keepData: true });
  }
}

/**
 * The cost of one person's day among few and among many. Growth is that of processor time, which other work on the
 * machine does not lengthen as it does the time by the clock. `KEPT` is a folder to go on from, kept afterwards.
 */
export async function scale(): Promise<Figure[]> {
  const kept = process.env['KEPT'];
  const folder = kept === undefined ? mkdtempSync(path.join(tmpdir(), 'spire-scale-')) : path.resolve(kept);
  mkdirSync(folder, { recursive: true });
  try {
    const figures: Figure[] = [];
    const measured: Map<string, Cost>[] = [];
    for (const size of SIZES) {
      const one = await measure(folder, size);
      figures.push(...one.figures);
      measured.push(one.costs);
    }
    const [few, many] = [measured.at(0), measured.at(-1)];
    if (measured.length > 1)
      for (const [name, { processor }] of many ?? [])
        figures.push({
          name: `${name}, growth of processor time`,
          runs: [median(processor) / median(few?.get(name)?.processor ?? [])],
          unit: 'times',
          limit: GROWTH_LIMIT,
        });
    return figures;
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
  }
}
