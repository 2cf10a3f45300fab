import type { DayNumber } from '@spire/domain/patterns/days';
import type { Findings } from '@spire/domain/patterns/rule';
import type { Series } from '@spire/domain/patterns/series';
import type { Wish } from '@spire/domain/patterns/sunday';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface PatternWork {
  series: Series;
  today: DayNumber;
  wish: Wish;
}

const PATIENCE_MS = 20_000;
/** People whose answer of the day is kept; of more, the ones who asked longest ago are worked out anew. */
const MOST_KEPT = 500;

async function workAside(work: PatternWork): Promise<Findings> {
  const worker = new Worker(new URL('./patternsWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  try {
    worker.postMessage(work);
    const [findings] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })) as [Findings];
    return findings;
  } finally {
    await worker.terminate();
  }
}

/** A key of the question, so that the same question of the same days is worked out once. */
function traceOf({ series, today, wish }: PatternWork): string {
  const plain = (_key: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  return createHash('sha256')
    .update(JSON.stringify([series, today, wish], plain))
    .digest('base64');
}

/** Works out what days show, one person's at a time, and keeps the answer for as long as the days are the same. */
export function createPatternWork(): (person: string, work: PatternWork) => Promise<Findings> {
  const kept = new Map<string, { trace: string; findings: Promise<Findings> }>();
  let last: Promise<unknown> = Promise.resolve();
  return (person, work) => {
    const trace = traceOf(work);
    const known = kept.get(person);
    if (known?.trace === trace) return known.findings;
    const findings = last.then(() => workAside(work));
    last = findings.catch(() => kept.delete(person));
    kept.delete(person);
    kept.set(person, { trace, findings });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return findings;
  };
}
