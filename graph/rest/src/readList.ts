import { isLocalDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { toCursor } from '@spire/graph-kit/cursor';
import { z } from 'zod';
import type { StaticOperation } from '@spire/graph-kit/staticOperation';
import type { RestRequest } from './restRoute.ts';

/** How many records a plain list has: a bound, because a life's worth in one answer serves nobody. */
const LIST_LIMITS = { usual: 200, most: 500 } as const;

/** The query of every list that can grow. */
export const listQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIST_LIMITS.most)
    .default(LIST_LIMITS.usual)
    .meta({ description: 'The most records wanted.' }),
  before: z.string().max(200).optional().meta({
    description:
      'Only records of earlier dates than this date; or the place in the `link` header of the answer before, which carries on exactly there.',
  }),
});

/** The description of every growing list. */
export const LIST_DESCRIPTION = `Newest first, at most \`limit\` records (${LIST_LIMITS.usual} unless told, ${LIST_LIMITS.most} at the most). When there are more, the header \`link\` has the address of the next ones, \`rel="next"\`.`;

/** A connection of the graph. */
export interface Page<Node> {
  nodes: Node[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** The variables of every connection. */
export interface PageVariables {
  first: number;
  after?: string | undefined;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

function placeOf(before: string | undefined): string | undefined {
  return isLocalDate(before) ? toCursor({ date: before, createdAt: new Date(0), id: FIRST_ID }) : before;
}

/** Reads a list through the pages of the graph, up to its limit, and says where the rest is (RFC 8288). */
export async function readList<Data, Node, Variables extends object>(
  {
    ask,
    header,
    query,
  }: Pick<RestRequest<unknown, z.output<typeof listQuery>, unknown, unknown>, 'ask' | 'header' | 'query'>,
  operation: StaticOperation<Data, Variables & PageVariables>,
  variables: Variables,
  pageOf: (data: Data) => Page<Node>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after = placeOf(query.before);
  for (;;) {
    const first = Math.min(LIMITS.listEntries, query.limit - nodes.length);
    const page = pageOf(await ask(operation, { ...variables, first, after }));
    nodes.push(...page.nodes);
    if (!page.hasNextPage || page.endCursor === null) return nodes;
    after = page.endCursor;
    if (nodes.length < query.limit) continue;
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries<string | number | undefined>({ ...query, before: after }))
      if (value !== undefined) next.set(name, String(value));
    header('link', `<?${next.toString()}>; rel="next"`);
    return nodes;
  }
}
