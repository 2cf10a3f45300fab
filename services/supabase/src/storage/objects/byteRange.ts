import { invalidRange } from '../http/storageError.ts';

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The part of `size` bytes that a Range header asks for; throws `InvalidRange` when there is none, or several. */
export function parseRange(header: string, size: number): ByteRange {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) throw invalidRange();
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw invalidRange();
  return { start, end };
}
