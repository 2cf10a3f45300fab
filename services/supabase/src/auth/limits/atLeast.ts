import { setTimeout as pause } from 'node:timers/promises';

/**
 * Settles as the work does, at a whole multiple of `milliseconds`. Answers that must not tell whether an address has an
 * account take the same time on both paths, also when the machine is busy.
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const begun = performance.now();
  const [outcome] = await Promise.allSettled([work]);
  await pause(milliseconds - ((performance.now() - begun) % milliseconds));
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Longer than either path of sign-up, resend and recover takes when the machine is not overloaded. */
export const EVEN_ANSWER_MS = 150;
