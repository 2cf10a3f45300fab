/**
 * A copy of a value with every text in it changed, however deep it lies: used to put names back into an answer (D34).
 */
export function withNames<Value>(value: Value, show: (text: string) => string): Value {
  const change = (each: unknown): unknown => {
    if (typeof each === 'string') return show(each);
    if (Array.isArray(each)) return each.map(change);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, change(inner)]));
  };
  return change(value) as Value;
}
