import { LIMITS } from '@spire/domain/limits';
import { GraphRefusal } from './graphRefusal.ts';

/** The arguments of every list of the graph that can grow. */
export interface PageArguments {
  first?: number;
  after?: string | null;
}

/**
 * One page of `records`, as the graph gives it. A cursor names the last record, so that one that is added before it
 * moves nothing; of a record that has gone it keeps the place. Refuses arguments that are wrong.
 */
export function pageOf(
  records: readonly object[],
  { first = 20, after }: PageArguments,
  idOf: (record: object) => string,
  most: number = LIMITS.listEntries,
) {
  if (first < 1 || first > most)
    throw new GraphRefusal('VALIDATION_FAILED', [{ field: 'first', code: 'OUT_OF_RANGE', limit: most }]);
  const begin = typeof after === 'string' ? placeAfter(records, after, idOf) : 0;
  const nodes = records.slice(begin, begin + first);
  const last = nodes.at(-1);
  return {
    nodes,
    endCursor: last === undefined ? null : `${begin + nodes.length}:${idOf(last)}`,
    hasNextPage: begin + nodes.length < records.length,
    totalCount: records.length,
  };
}

function placeAfter(records: readonly object[], cursor: string, idOf: (record: object) => string): number {
  const [, place, id] = /^(\d+):(.+)$/.exec(cursor) ?? [];
  if (place === undefined) throw new GraphRefusal('VALIDATION_FAILED', [{ field: 'after', code: 'INVALID' }]);
  const at = records.findIndex((record) => idOf(record) === id);
  return at === -1 ? Number(place) - 1 : at + 1;
}
