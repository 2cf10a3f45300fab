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

/** A list in parts of at most EXPORT_BATCH, for writing. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / EXPORT_BATCH) }, (_, at) =>
    rows.slice(at * EXPORT_BATCH, (at + 1) * EXPORT_BATCH),
  );
}
