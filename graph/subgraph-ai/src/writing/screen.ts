import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { hintsAtControl } from '@spire/domain/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import type { Facts } from '../facts/facts.ts';

/** What a person wrote today: for this request, and in the check-in. */
function writtenToday(told: readonly string[], { checkIn }: Facts): string[] {
  const answered = CHECK_IN_QUESTIONS.map(({ textField }) => checkIn?.[textField] ?? '');
  return [...told, ...answered].filter((text) => text !== '');
}

/** What in a person's words of today needs help rather than advice (D36); null when there is nothing. */
export function crisisIn(told: readonly string[], facts: Facts): CrisisKind | null {
  for (const text of writtenToday(told, facts)) {
    const kind = screenForCrisis(text);
    if (kind !== null) return kind;
  }
  return null;
}

/** Whether a text speaks of or hints at violence or control. */
export const isOfControl = (text: string): boolean => screenForCrisis(text) === 'abuse' || hintsAtControl(text);

/** Whether words of today speak of or hint at violence or control: then there is no script for a no (S15). */
export function tellsOfControl(told: readonly string[], facts: Facts): boolean {
  return writtenToday(told, facts).some(isOfControl);
}
