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

/** A wish to think first, which answers neither yes nor no. */
const TO_THINK: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:(?:trenger|treng|vil|må) )?(?:å )?(?:få )?(?:(?:litt )?tid til å )?(?:tenke|tenkje|tenk) (?:(?:litt )?over det|(?:meg|mæ) om|på det)((?: litt)?(?: (?:til|over|i) [\p{L}\d ]{2,30})?| først)$/iu,
  en: /^(?:i (?:need|want|would like) )?(?:to )?(?:have |get )?(?:(?:some |a bit of |more )?time to )?((?:think (?:about it|it over)|sleep on it)(?: (?:until|over|for) [\p{L}\d ]{2,30}| first)?)$/iu,
};
const LET_ME_THINK: Record<Language, (what: string) => string> = {
  no: (until) => `Kan jeg få tenke meg om${until}?`,
  en: (think) => `Could I ${think}?`,
};

/** Occasions of grief, to which a cheerful word does not fit. */
const GRAVE =
  /(?<!\p{L})(?:funeral|wake|burial|grave|scan|chemo|surgery|operation|hospital|hospice|court|begravels\p{L}*|bisettels\p{L}*|minnestund\p{L}*|grav(?:a|en|ferd\p{L}*)?|operasjon\p{L}*|cellegift\p{L}*|sykehus\p{L}*|sjukehus\p{L}*|fødsel\p{L}*|føder|retten|rettssak\p{L}*)(?!\p{L})/iu;
/** Whether the request or the offer is too grave for a cheerful word. */
export const isGrave = (...told: readonly string[]): boolean => told.some((each) => GRAVE.test(each));

const YES_BUT_NO: Record<'gladly' | 'plainly', Record<Language, string>> = {
  gladly: {
    no: 'Jeg vil gjerne si ja til {yes}, men ikke til {no}.',
    en: 'I’d like to say yes to {yes}, but not to {no}.',
  },
  plainly: { no: 'Ja til {yes}, men ikke til {no}.', en: 'Yes to {yes}, but not to {no}.' },
};

const SHORTEST = 3;
const STEM = 4;
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(
      (word) =>
        word.length >= SHORTEST &&
        !/^(?:the|and|not|but|men|ikke|bare|just|den|det|ein|ett?|for|til|med|with|his|her|you|your|my)$/u.test(word),
    )
    .map((word) => word.slice(0, STEM));
const WEEKEND = /helg|weekend/iu;
const DAY = /(?:lør|søn|fre)dag|(?:satur|sun|fri)day/iu;

/** Whether the part answered with yes or no belongs to the request. */
function isOfAsked(shouldDo: string, told: string): boolean {
  const asked = new Set(stemsOf(shouldDo));
  return stemsOf(told).some((stem) => asked.has(stem)) || (WEEKEND.test(shouldDo) && DAY.test(told));
}

/** A need that is written as a quotation, so that it is already the answer. */
const QUOTED = /^["“”«'‘](?=\p{L})([^"“”«»]{4,60}?)[.!]?["“”»'’][.!]?$/u;

/** The answer of a need written in quotation marks; null where there is none. */
export function quotedAnswer(needInstead: string, language: Language): Offered | null {
  const quoted = QUOTED.exec(needInstead.trim())?.[1];
  if (quoted === undefined || !isSaid(quoted, language)) return null;
  return { kind: 'telling', sentence: `${withCapital(quoted)}.`, suggestion: '', isWhole: true };
}

/**
 * A need that answers the whole request, so that no refusal goes before it: yes to a part and no to the rest, or time
 * to think. Null for any other need.
 */
export function answeredWhole(shouldDo: string, bare: string, language: Language): Offered | null {
  const think = TO_THINK[language].exec(bare)?.[1];
  if (think !== undefined)
    return { kind: 'telling', sentence: titled(LET_ME_THINK[language](think.toLowerCase()), language), isWhole: true };
  const [, yes, no] = YES_AND_NO[language].exec(bare) ?? [];
  if (yes === undefined || no === undefined || !isSaid(bare, language)) return null;
  if (!isOfAsked(shouldDo, bare)) return null;
  const [willing, unwilling] = [yes, no].map((each) => addressed(withSmall(each), language));
  const said = YES_BUT_NO[isGrave(shouldDo, bare) ? 'plainly' : 'gladly'][language];
  const sentence = said.replace('{yes}', () => willing ?? '').replace('{no}', () => unwilling ?? '');
  return {
    kind: 'telling',
    sentence: withCapital(titled(sentence, language)),
    suggestion: titled(toYou(withSmall(bare), language), language),
    isWhole: true,
  };
}
