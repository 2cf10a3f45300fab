/** Suggestions of several kinds, of which one of each is given. */
export interface Spread {
  /** The ids of them all. */
  ids: readonly string[];
  /** Of which kind a suggestion is; undefined for what is not among them. */
  kindOf: (id: string) => string | undefined;
}

/** A spread of ids, apart by spaces, by kind. */
export function spreadOf(idsByKind: Record<string, string>): Spread {
  const kinds = new Map(
    Object.entries(idsByKind).flatMap(([kind, ids]) => ids.split(' ').map((id) => [id, kind] as const)),
  );
  return { ids: [...kinds.keys()], kindOf: (id) => kinds.get(id) };
}
