import { neverSaid, type NeverSaid } from '@spire/language/neverSaid';
import { spokenWords } from '@spire/language/phrases';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { keysOf } from '@spire/domain/lists';
import { avoidedIn } from './avoided.ts';
import type { Bounds } from './bounds.ts';
import { clauses } from './clauses.ts';
import { echoes } from './echo.ts';
import type { GuardProblem } from './guardProblem.ts';
import { isInLanguage } from './language.ts';
import { isAboveCapacity, raisesActivity } from './load.ts';
import { isPlainText } from './plainText.ts';

/** Over all the texts of one answer (S14); what is longer is looked at no closer, which bounds the work. */
const MOST_WORDS = 120;
const MOST_CHARACTERS = 2000;

export interface GuardExtras {
  /** Texts that may not come back, such as the instructions of the prompt that was asked. */
  secrets?: readonly string[];
  /** The crisis screen of a text; the built-in rules unless another is given. */
  screen?: (text: string) => CrisisKind | null;
}

/**
 * Everything that is wrong with the texts of one answer for somebody with these bounds, whoever wrote them (S14, D23);
 * empty when they may be shown. It refuses too much rather than too little: another text stands ready.
 */
export function guardProblems(
  texts: readonly string[],
  { language, capacity, avoid }: Bounds,
  { secrets = [], screen = screenForCrisis }: GuardExtras = {},
): GuardProblem[] {
  const whole = texts.join('\n');
  if (whole.length > MOST_CHARACTERS || spokenWords(whole).length > MOST_WORDS) return ['too_long'];
  const asked = clauses(whole);
  const found: Record<Exclude<GuardProblem, NeverSaid | 'too_long'>, boolean> = {
    empty: texts.length === 0 || texts.some((text) => spokenWords(text).length === 0),
    not_plain_text: !isPlainText(whole),
    wrong_language: !isInLanguage(whole, language),
    echo: echoes(whole, secrets),
    // A phrase stands in one of them; what is a sign can stand in several.
    crisis: screen(texts.join('\n.\n')) !== null,
    avoided: avoidedIn(asked, language, avoid).length > 0,
    above_capacity: isAboveCapacity(asked, language, capacity),
    raised_activity: raisesActivity(asked, language, capacity),
  };
  return [...keysOf(found).filter((problem) => found[problem]), ...neverSaid(language, whole)];
}
