import { wordsOf } from '@spire/domain/crisis/wordsOf';

/** How much is shown: `help` before anything else, `offer` in one gentle line beside it. */
export type CrisisLevel = 'help' | 'offer';

/** A reader has nothing to weigh in so few words; what the rules find there counts as it stands. */
const TOO_FEW_TO_WEIGH = 4;

interface Read {
  text: string;
  /** Whether the rules find a crisis in it. */
  isByRules: boolean;
  /** How likely it is one, by the reader that knows what the rules found. */
  likely: number;
}

/**
 * What a text is answered with; null for nothing. The reader may turn an alarm of the rules into an offer, never into
 * silence: most of those are denied, past, or a manner of speaking (S6, D36).
 */
export function crisisLevel(
  { text, isByRules, likely }: Read,
  { threshold, lower = threshold }: { threshold: number; lower?: number | undefined },
): CrisisLevel | null {
  const isTooShort = wordsOf(text).length < TOO_FEW_TO_WEIGH;
  if (likely >= threshold || (isByRules && isTooShort)) return 'help';
  return isByRules || likely >= lower ? 'offer' : null;
}
