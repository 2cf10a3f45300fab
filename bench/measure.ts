/** One figure of a benchmark: what it is, its runs, and the bound it must keep, all in the same unit. */
export interface Figure {
  name: string;
  /** One value per run; a ratio, a count, or the unit named. */
  runs: number[];
  unit: 'times' | 's' | 'ms' | 'MB' | '%' | '';
  /** The most it may be; figures without one are printed for comparison only. */
  limit?: number;
}

/** The middle value; the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How long pieces of work took that take turns, so that whatever else the machine does meets all of them. */
export async function interleaved(times: number, works: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const durations = works.map((): number[] => []);
  for (let time = 0; time < times; time += 1)
    for (const [index, work] of works.entries()) durations[index]?.push(await milliseconds(work));
  return durations;
}

export function isWithin(figure: Figure): boolean {
  return figure.limit === undefined || median(figure.runs) <= figure.limit;
}

/** One line: median, spread, bound; `isJudged` is false where the machine was too busy to say more. */
export function line(figure: Figure, isJudged = true): string {
  const show = (value: number) => value.toFixed(2);
  const spread = `${show(Math.min(...figure.runs))}–${show(Math.max(...figure.runs))}, ${figure.runs.length} runs`;
  const verdict = isWithin(figure) ? 'kept' : 'BROKEN';
  const bound =
    figure.limit === undefined ? '' : ` · at most ${show(figure.limit)}: ${isJudged ? verdict : 'not judged'}`;
  return `${figure.name}: ${show(median(figure.runs))} ${figure.unit} (${spread})${bound}`;
}
