import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { hintsAtControl } from '@spire/domain/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import { readControl, readCrisis, readRequest } from '@spire/understanding/readers';
import type { Facts } from '../facts/facts.ts';

/** What a person wrote in the check-in of today. */
export function writtenInCheckIn({ checkIn }: Facts): string[] {
  return CHECK_IN_QUESTIONS.map(({ textField }) => checkIn?.[textField] ?? '');
}

/**
 * What in a person's words needs help rather than advice (D36); null when there is nothing. The rules first, which are
 * certain of what they know; then the reader that was trained, for what is said in words that no rule lists.
 */
export async function crisisIn(texts: readonly string[]): Promise<CrisisKind | null> {
  for (const text of texts) {
    const kind = screenForCrisis(text);
    if (kind !== null) return kind;
  }
  for (const text of texts) {
    const reading = text.trim() === '' ? null : await readCrisis(text);
    // Unsure is no alarm: the rules have found nothing, and the help link is on every page.
    if (reading?.kind === 'sure') return reading.label;
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
