import type { CountdownState } from '@spire/ui/useCountdown.ts';

/** An exercise that somebody is in the middle of. */
export interface Running {
  exercise: string;
  countdown: CountdownState;
  /** Which step, from 1, where it goes by steps. */
  step: number;
}

/** In this tab alone: a reload goes on where it was, and nobody else meets it. */
const keyOf = (userId: string) => `spire.innerBalance.running.${userId}`;

/** The state of that exercise, if it is under way in this tab. */
export function runningOf(userId: string, exercise: string): Running | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as Running | null;
    return kept?.exercise === exercise ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepRunning(userId: string, running: Running | undefined): void {
  try {
    if (running === undefined) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(running));
  } catch {
    // A closed storage: a reload then begins the exercise anew.
  }
}
