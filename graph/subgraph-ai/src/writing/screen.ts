import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { hintsAtControl } from '@spire/domain/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import { readControl, readRequest } from '@spire/understanding/readers';
import type { Facts } from '../facts/facts.ts';

/** What a person wrote in the check-in of today. */
export function writtenInCheckIn({ checkIn }: Facts): string[] {
  return CHECK_IN_QUESTIONS.map(({ textField }) => checkIn?.[textField] ?? '');
}

/**
 * What in a person's words needs help rather than advice (D36); null when there is nothing. By the rules alone: the
 * reader that is trained still takes ordinary short texts for a crisis (decision 0070).
 */
export function crisisIn(texts: readonly string[]): CrisisKind | null {
  for (const text of texts) {
    const kind = screenForCrisis(text);
    if (kind !== null) return kind;
  }
  return null;
}

/** Whether a name or a text speaks of or hints at violence or control, by the rules: then there is no script for a no (S15). */
export const isOfControl = (text: string): boolean => screenForCrisis(text) === 'abuse' || hintsAtControl(text);

/** Whether any of some texts does, by the rules or by the reader that was trained on what people are asked to do. */
export async function someAreOfControl(texts: readonly string[]): Promise<boolean> {
  if (texts.some(isOfControl)) return true;
  for (const text of texts) {
    if (text.trim() === '') continue;
    if ((await readControl(text)).kind === 'sure') return true;
    const request = await readRequest(text);
    if (request.kind === 'sure' && request.label === 'violence') return true;
  }
  return false;
}
