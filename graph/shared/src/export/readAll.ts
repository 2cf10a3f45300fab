import { giveWay } from '@spire/graph-kit/giveWay';

/** Rows read at a time: an export costs what it holds, and never more memory for one statement than this. */
export const EXPORT_BATCH = 500;

/** Reads a whole list batch by batch; `next` answers at most EXPORT_BATCH rows after the last one it gave. */
export async function readAll<Row>(next: (after: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const batch = await next(all.at(-1));
    all.push(...batch);
    if (batch.length < EXPORT_BATCH) return all;
  }
}

/** Makes the entry of each row, in steps between which others are served (D76). */
export async function inSteps<Row, Entry>(rows: readonly Row[], entryOf: (row: Row) => Entry): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const batch of inBatches(rows)) {
    if (entries.length > 0) await giveWay();
    entries.push(...batch.map(entryOf));
  }
  return entries;
}

/** A list in parts of at most EXPORT_BATCH, for writing. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / EXPORT_BATCH) }, (_, at) =>
    rows.slice(at * EXPORT_BATCH, (at + 1) * EXPORT_BATCH),
  );
}
