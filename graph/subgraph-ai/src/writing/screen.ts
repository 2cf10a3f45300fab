import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { hintsAtControl } from '@spire/domain/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import type { Facts } from '../facts/facts.ts';

/** What a person wrote in the check-in of today. */
export function writtenInCheckIn({ checkIn }: Facts): string[] {
  return CHECK_IN_QUESTIONS.map(({ textField }) => checkIn?.[textField] ?? '');
}

/** What in a person's words needs help rather than advice (D36); null when there is nothing. */
export function crisisIn(texts: readonly string[]): CrisisKind | null {
  for (const text of texts) {
    const kind = screenForCrisis(text);
    if (kind !== null) return kind;
  }
  return null;
}

/** Whether a text speaks of or hints at violence or control: then there is no script for a no (S15). */
export const isOfControl = (text: string): boolean => screenForCrisis(text) === 'abuse' || hintsAtControl(text);
