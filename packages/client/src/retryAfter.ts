let next = 0;

/** Remembers what a refusal for too many requests said of the time to wait: auth-js drops every header. */
export function noteRetryAfter(response: Response): Response {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status === 429) next = Number.isFinite(seconds) ? Date.now() + seconds * 1000 : 0;
  return response;
}

/** Seconds until the newest refusal said that a request is welcome again; undefined when it did not say (trap 87). */
export function secondsToWait(): number | undefined {
  const seconds = Math.ceil((next - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
