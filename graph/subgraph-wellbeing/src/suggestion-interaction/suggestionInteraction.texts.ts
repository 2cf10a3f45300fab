import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The text of a suggestion, which may be written for one person alone (D41); a row is named by its id. */
export const SUGGESTION_TEXTS = sealedTexts('wellbeing.suggestion_interaction', ['suggestionText']);

/** Equal for equal texts of one person, so that the database can tell a repeat without reading it. */
export function fingerprintOf(key: PersonKey, userId: string, suggestionText: string) {
  const place = { userId, table: 'wellbeing.suggestion_interaction', column: 'suggestionText' };
  return key.fingerprint(place, suggestionText);
}
