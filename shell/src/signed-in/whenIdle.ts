import { afterFirstPage } from '../afterFirstPage.ts';

/** The facts of the line, which not every browser tells. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Kinds of line on which what may be wanted later would stand in the way of what is wanted now. */
const SLOW = ['slow-2g', '2g', '3g'];

/** Milliseconds that the first page has for itself. */
const FIRST_PAGE = 3000;

/** Whether there is room on the line for what nobody has asked for yet. */
export function mayFetchAhead({ saveData, effectiveType = '4g' }: Connection = {}): boolean {
  return saveData !== true && !SLOW.includes(effectiveType);
}

/** Runs when the browser has nothing better to do, and not at all where somebody saves data or the line is slow. */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!mayFetchAhead(connection)) return () => undefined;
  return afterFirstPage(run, FIRST_PAGE);
}
