import type { Language } from '@spire/domain/languages';
import { toAsker } from './asker.ts';
import { withSmall } from '../firstLetter.ts';
import { needNamed, toYou } from './needNamed.ts';
import { saidBack, withoutReason } from './needStated.ts';
import { asNeeded } from './needWords.ts';
import { inPlainForm } from './dialect.ts';
import { offeredBy, type OfferKind } from './offerRules.ts';
import { offerRulesFor } from './offers.ts';
import { ownWords } from '../ownWords.ts';
import { suggested } from './suggested.ts';

/** What is offered in place of what was asked: a question to the other, or what one will gladly do. */
export interface Offered {
  kind: OfferKind;
  sentence: string;
  /** What is suggested, as it is said back to the one who does. */
  suggestion?: string;
}

/** What is for nobody else. */
const ALONE =
  /(?<!\p{L})(?:alene|aleine|for (?:meg|oss) (?:selv|sjøl|sjølv)|alone|(?:to|by|for) (?:myself|ourselves))(?!\p{L})/iu;

const BEFORE: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:(?:trenger|treng|vil|ønsker|kan)(?: gjerne| heller)* )?(?:å )?(?:(?:bare|heller|gjerne) )*(?:å )?/iu,
  en: /^(?:i(?:['’]d)? )?(?:(?:need|want|would like|like|would rather|rather|can) )?(?:to )?(?:just |only )*/iu,
};

/** What is hoped of somebody else is needed rather than suggested; so is what more is told of. */
const OF_ANOTHER = /^(?:noen|nokon|en annen|some(?:one|body)|for|at) |,/iu;

/** What a person needs, as something to offer in place of what was asked; null where it is for themselves alone. */
export function insteadOffered(shouldDo: string, needInstead: string, language: Language): Offered | null {
  const [own = ''] = inPlainForm(ownWords(needInstead, Number.POSITIVE_INFINITY)).split(/[!?;:(–\n]|\.(?= |$)/u);
  const bareOwn = withoutReason(own, language);
  const told = toAsker(bareOwn, shouldDo, language) ?? bareOwn;
  const bare = told.trim().replace(BEFORE[language], '');
  if (bare === '' || ALONE.test(bare)) return null;
  const half = suggested(told.trim(), bare, language);
  if (half !== null) {
    // Said back, somebody else stays who they are.
    const back = told === bareOwn ? toYou(asNeeded(half.words, language), language) : saidBack(bareOwn, language);
    return { kind: half.kind, sentence: half.sentence, suggestion: back };
  }
  const offered = offeredBy(offerRulesFor(shouldDo, language), withSmall(bare));
  if (offered === null) return null;
  const { kind, words, sentence } = offered;
  // What is never said again of a need is not offered either.
  const isSayable = words.every(
    (each) => each === '' || needNamed(each.replace(/^(?:get|have|do) /iu, ''), language, 'them') !== null,
  );
  if (!isSayable) return null;
  const suggestion = OF_ANOTHER.test(bare) ? null : needNamed(needInstead, language);
  return { kind, sentence, ...(suggestion === null ? {} : { suggestion }) };
}
