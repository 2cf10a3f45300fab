import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { Facts } from '../facts/facts.ts';

/** The person's own words: about themselves, about today, and just now. */
export function todaysWords({ checkIn, specificChallenge }: Facts, told: readonly string[] = []): readonly string[] {
  const answered = checkIn === null ? [] : CHECK_IN_QUESTIONS.map(({ textField }) => checkIn[textField]);
  return [specificChallenge, ...answered, ...told];
}
