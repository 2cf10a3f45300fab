/** Most members and levels of a request's JSON: the largest input of ours has about a hundred, four levels deep. */
export const REQUEST_LIMITS: RequestLimits = { members: 1000, depth: 16 };

export interface RequestLimits {
  members: number;
  depth: number;
}

/**
 * Whether a request's body is of a size any client of ours needs. It is looked at no further than that: what comes
 * after it walks through all of the variables, more than once.
 */
export function isWithinRequestLimits(body: unknown, limits = REQUEST_LIMITS): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let members = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    members += inner.length;
    if (members > limits.members || depth === limits.depth) return false;
    for (const each of inner) waiting.push({ value: each, depth: depth + 1 });
  }
  return true;
}
