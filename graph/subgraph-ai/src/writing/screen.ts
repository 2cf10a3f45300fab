import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { hintsAtControl } from '@spire/language/crisis/hintsAtControl';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { mayBeControl, readControl, readRequest } from '@spire/language/readers';
import type { Facts } from '../facts/facts.ts';

/** The texts a person wrote in the check-in of today. */
export function writtenInCheckIn({ checkIn }: Facts): string[] {
  return CHECK_IN_QUESTIONS.map(({ textField }) => checkIn?.[textField] ?? '');
}

/**
 * Whether a name or a text speaks of or hints at violence or control, by the rules; then no script for a refusal is
 * given (S15).
 */
export const isOfControl = (text: string): boolean => screenForCrisis(text) === 'abuse' || hintsAtControl(text);

/**
 * Whether any of some texts speaks of control, by the rules or by a classifier. The classifier of requests knows
 * requests alone, so it is given those texts only.
 */
export async function someAreOfControl(
  texts: readonly string[],
  requests: readonly string[] = texts,
): Promise<boolean> {
  if (texts.some(isOfControl)) return true;
  for (const text of texts) {
    if (text.trim() === '') continue;
    if ((await readControl(text)).kind === 'confident') return true;
    if (!requests.includes(text)) continue;
    const request = await readRequest(text);
    if (request.kind === 'confident' && request.label === 'violence') return true;
  }
  return false;
}

/** Whether any of some requests may come of violence or control, where none is sure to: help is offered beside a no (D87). */
export async function someMayBeOfControl(requests: readonly string[]): Promise<boolean> {
  for (const request of requests) if (request.trim() !== '' && (await mayBeControl(request))) return true;
  return false;
}
