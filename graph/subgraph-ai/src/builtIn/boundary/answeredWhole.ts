import type { Language } from '@spire/domain/languages';
import { titled, withCapital, withSmall } from '../firstLetter.ts';
import { addressed } from './addressed.ts';
import { toYou } from './needNamed.ts';
import type { Offered } from './offerRules.ts';
import { isSaid } from './offeredLater.ts';

/** Yes to one thing, and no to another of the same: both named as things. */
const YES_AND_NO: Record<Language, RegExp> = {
  no: /^(?:ja til )?((?:bare )?(?:(?:en|ei|et|den|det) .{2,30}?|\p{L}{2,}(?:en|a|et|ene)(?: (?:på|i|til|med) .{2,20}?)?|\p{L}+dag(?:en)?)),? men ikke (?:(?:på|til|i|ha) )?((?:(?:en|ei|et|den|det|hele) .{2,30}|\p{L}{2,}(?:en|a|et|ene)(?: .{2,20})?|\p{L}+dag(?:en)?))$/iu,
  en: /^(?:yes to )?((?:just )?(?:an?|the|my|your|his|her) [^,]{2,30}?|\p{L}+days?)(?:,? but|,) not (?:to )?((?:an?|the|my|your|his|her) [^,]{2,30}|\p{L}+days?)$/iu,
};

/** Where one would think first: nothing is answered yet. */
const TO_THINK: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:(?:trenger|treng|vil|må) )?(?:å )?(?:få )?(?:(?:litt )?tid til å )?(?:tenke|tenkje|tenk) (?:(?:litt )?over det|(?:meg|mæ) om|på det)((?: litt)?(?: (?:til|over|i) [\p{L}\d ]{2,30})?| først)$/iu,
  en: /^(?:i (?:need|want|would like) )?(?:to )?(?:have |get )?(?:(?:some |a bit of |more )?time to )?((?:think (?:about it|it over)|sleep on it)(?: (?:until|over|for) [\p{L}\d ]{2,30}| first)?)$/iu,
};
const LET_ME_THINK: Record<Language, (what: string) => string> = {
  no: (until) => `Kan jeg få tenke meg om${until}?`,
  en: (think) => `Could I ${think}?`,
};

/**
 * What is needed where it answers all that was asked, so that no no goes before it: yes to some and no to some, or time
 * to think. Null where it is none.
 */
export function answeredWhole(bare: string, language: Language): Offered | null {
  const think = TO_THINK[language].exec(bare)?.[1];
  if (think !== undefined)
    return { kind: 'telling', sentence: titled(LET_ME_THINK[language](think.toLowerCase()), language), isWhole: true };
  const [, yes, no] = YES_AND_NO[language].exec(bare) ?? [];
  if (yes === undefined || no === undefined || !isSaid(bare, language)) return null;
  const [willing, unwilling] = [yes, no].map((each) => addressed(withSmall(each), language));
  const sentence =
    language === 'no'
      ? `Jeg sier gjerne ja til ${willing}, men ikke til ${unwilling}.`
      : `I’d be glad to say yes to ${willing}, but not to ${unwilling}.`;
  return {
    kind: 'telling',
    sentence: withCapital(titled(sentence, language)),
    suggestion: titled(toYou(withSmall(bare), language), language),
    isWhole: true,
  };
}
