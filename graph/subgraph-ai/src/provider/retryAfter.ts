/** The time an answer asks to wait, given in seconds or as a date; null when it does not say. */
export function retryAfterMs(headers: Headers | null, now: number): number | null {
  const value = headers?.get('retry-after') ?? '';
  const wait = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(wait, 0) : null;
}
