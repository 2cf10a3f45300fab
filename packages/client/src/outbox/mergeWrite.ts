type Fields = Readonly<Record<string, unknown>>;

/** The server's present state of the record that a write changes. */
export interface Standing {
  fields: Fields;
  /** The time of the change by the server's clock, in ms. */
  updatedAt: number;
}

/** A write as it can be sent, and which of its fields somebody has overtaken. */
export interface Merged<I> {
  input: I;
  overtaken: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Joins what was written here some time ago with what was written elsewhere since: what only one of them changed is
 * theirs, and where both did, the later words stand, field by field. `writtenAt` by the server's clock, in ms; `base` is
 * what stood there when it was written, as far as that was known.
 */
export function mergeWrite<I extends object>(
  { input, base, writtenAt }: { input: I; base?: object; writtenAt: number },
  standing: Standing,
): Merged<I> {
  const known: Fields = { ...base };
  const isLater = standing.updatedAt > writtenAt;
  const merged = new Map<string, unknown>(Object.entries(input));
  const overtaken: string[] = [];
  for (const [field, mine] of Object.entries(input)) {
    const theirs = standing.fields[field];
    if (!(field in standing.fields) || isSame(mine, theirs)) continue;
    const isMineChanged = !(field in known) || !isSame(mine, known[field]);
    const isTheirsChanged = !(field in known) ? isLater : !isSame(theirs, known[field]);
    if (!isTheirsChanged || (isMineChanged && !isLater)) continue;
    merged.set(field, theirs);
    if (isMineChanged) overtaken.push(field);
  }
  return { input: Object.fromEntries(merged) as I, overtaken };
}
