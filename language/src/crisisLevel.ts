import type { HelpLevel } from '@spire/domain/helpLevels';
import { wordsOf } from './crisis/wordsOf.ts';

/** A classifier has nothing to weigh in so few words; what the rules find there counts as it stands. */
const TOO_FEW_TO_WEIGH = 4;
/**
 * A single word has no context at all: "video" and "skog" stand in crises as in anything else. A classifier alone has to be
 * surer of one, by this share of what it is unsure by, and then it is an offer; else it is nothing.
 */
const NO_CONTEXT = 2;
const SURER = 0.25;

interface Read {
  text: string;
  /** Whether the rules find a crisis in it. */
  isByRules: boolean;
  /** Whether the rules are certain of it by themselves. */
  isCertain: boolean;
  /** How likely it is one by each classifier, and from where on that is help or an offer. */
  weighed: readonly { likely: number; threshold: number; lower?: number | undefined }[];
}

/**
 * The level of help that a text is answered with; null for none. The rules are a floor (D59): what they are certain of is help, whatever
 * the classifier thinks. What may be denied, past or a manner of speaking is weighed, and an offer at least.
 */
export function crisisLevel({ text, isByRules, isCertain, weighed }: Read): HelpLevel | null {
  const { length } = wordsOf(text);
  const isTooShort = () => length < TOO_FEW_TO_WEIGH;
  const isHelp = weighed.some(({ likely, threshold }) => likely >= threshold);
  if (length < NO_CONTEXT && !isByRules) {
    const isSurer = weighed.some(({ likely, threshold }) => likely >= threshold + SURER * (1 - threshold));
    return isSurer ? 'offer' : null;
  }
  if (isCertain || isHelp || (isByRules && isTooShort())) return 'help';
  return isByRules || weighed.some(({ likely, threshold, lower = threshold }) => likely >= lower) ? 'offer' : null;
}
