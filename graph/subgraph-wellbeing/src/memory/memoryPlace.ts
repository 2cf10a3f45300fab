import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { Page, PageArguments } from '@spire/graph-kit/pages';

const MOST_DIGITS = 7;

/** A place by its position, for orders in which no record names one. */
const toPosition = (position: number) => Buffer.from(`at|${position}`).toString('base64url');

function parsePosition(after: string): number | undefined {
  const [mark, digits = '', ...rest] = Buffer.from(after, 'base64url').toString('utf8').split('|');
  const isPosition = mark === 'at' && /^\d+$/.test(digits) && digits.length <= MOST_DIGITS && rest.length === 0;
  return isPosition ? Number(digits) : undefined;
}

/** One page of a list that is paged by position; refuses arguments that are wrong. */
export async function pageFrom<Node>(
  { first, after }: PageArguments,
  find: (from: number, limit: number) => Promise<Node[]>,
): Promise<Page<Node>> {
  const from = after === undefined || after === null ? 0 : parsePosition(after);
  const errors: FieldError[] = [];
  if (first < 1 || first > LIMITS.listEntries)
    errors.push({ field: 'first', code: 'OUT_OF_RANGE', limit: LIMITS.listEntries });
  if (from === undefined) errors.push({ field: 'after', code: 'INVALID' });
  refuseWhenWrong(errors);
  const start = from ?? 0;
  const found = await find(start, first + 1);
  const nodes = found.slice(0, first);
  return {
    nodes,
    endCursor: nodes.length === 0 ? null : toPosition(start + nodes.length),
    hasNextPage: found.length > first,
  };
}
