const listeners = new Set<() => void>();
let isReached = true;

/** Notes whether the server has answered, or could not be reached: what is shown may then be old. */
export function noteConnection(isAnswered: boolean): void {
  if (isReached === isAnswered) return;
  isReached = isAnswered;
  for (const listener of listeners) listener();
}

/** Whether the server answered when it was last asked, and who wants to hear of a change. */
export const connection = { isReached: () => isReached, listeners };
