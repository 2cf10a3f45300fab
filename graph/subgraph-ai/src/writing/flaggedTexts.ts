import { localDate } from '@spire/domain/dates';
import { textMark } from '@spire/domain/textMark';
import type { RequestContext } from '@spire/graph-kit/requestContext';

/** The texts of a day in which a provider's moderation found something, for each person. */
export interface FlaggedTexts {
  add(texts: readonly string[], context: RequestContext): void;
  has(text: string, context: RequestContext): boolean;
}

/** Most texts that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

/**
 * Remembers marks of texts, never a word, in this process alone and until it ends. A process that does not know a text
 * learns of it when moderation finds it again (S11).
 */
export function createFlaggedTexts(most = MOST): FlaggedTexts {
  const known = new Set<string>();
  const keyOf = (text: string, { claims, now, timeZone }: RequestContext) =>
    `${claims.sub} ${localDate(now, timeZone)} ${textMark(text)}`;
  return {
    has: (text, context) => text.trim() !== '' && known.has(keyOf(text, context)),
    add: (texts, context) => {
      for (const text of texts) known.add(keyOf(text, context));
      for (const oldest of known) {
        if (known.size <= most) return;
        known.delete(oldest);
      }
    },
  };
}
