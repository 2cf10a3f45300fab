const listeners = new Set<() => void>();
let isReached = true;
let oldest: number | undefined;

/** Notes whether the server has answered, or could not be reached: what is shown may then be old. */
export function noteConnection(isAnswered: boolean): void {
  if (isAnswered) oldest = undefined;
  if (isReached === isAnswered) return;
  isReached = isAnswered;
  for (const listener of listeners) listener();
}

/** Notes from when an answer is that stands in for one which the server could not give; undefined begins anew. */
export function noteOldAnswer(keptAt: number | undefined): void {
  oldest = keptAt === undefined || oldest === undefined ? keptAt : Math.min(oldest, keptAt);
  for (const listener of listeners) listener();
}

/** Whether the server answered when it was last asked, and who wants to hear of a change. */
export const connection = { isReached: () => isReached, oldest: () => oldest, listeners };
