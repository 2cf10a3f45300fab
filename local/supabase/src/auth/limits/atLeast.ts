import { setTimeout as pause } from 'node:timers/promises';

/**
 * Settles as the work does, but not before `milliseconds` have passed. Answers that must not tell whether an address
 * has an account take the same time on both paths.
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Longer than either path of sign-up, resend and recover takes when the machine is not overloaded. */
export const EVEN_ANSWER_MS = 150;
