/** A cursor list as every connection of the graph answers it. */
export interface CursorList<N> {
  nodes: readonly N[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** One that says how many there are in all. */
export interface Connection<N> extends CursorList<N> {
  totalCount: number;
}

/**
 * A list as known once another page of it has come; `keyOf` tells records apart. A page that was asked for
 * behind what is known (`after`) is added, each record once. The first page asked for anew stands at the head, and what
 * was loaded behind its last record stays: a list that was grown does not shrink when it is looked at again. When the
 * two no longer meet, or the first page is all there is, the old is let go.
 */
export function mergePages<N, List extends CursorList<N>>(
  known: List | undefined,
  page: List,
  { after, keyOf }: { after: string | null | undefined; keyOf: (node: N) => unknown },
): List {
  if (known === undefined) return page;
  const coming = new Set(page.nodes.map(keyOf));
  if (after !== null && after !== undefined)
    return { ...page, nodes: [...known.nodes.filter((node) => !coming.has(keyOf(node))), ...page.nodes] };
  const last = page.nodes.at(-1);
  const meets = last === undefined ? -1 : known.nodes.findIndex((node) => keyOf(node) === keyOf(last));
  const behind = known.nodes.slice(meets + 1).filter((node) => !coming.has(keyOf(node)));
  if (!page.hasNextPage || meets < 0 || behind.length === 0) return page;
  return {
    ...page,
    nodes: [...page.nodes, ...behind],
    endCursor: known.endCursor,
    hasNextPage: known.hasNextPage,
  };
}
