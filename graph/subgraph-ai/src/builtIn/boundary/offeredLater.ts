import { neverSaid } from '@spire/content/neverSaid';
import type { Language } from '@spire/domain/languages';
import { titled, withCapital } from '../firstLetter.ts';
import { PRIVATE } from './answeringWords.ts';
import { toAsker } from './asker.ts';
import { halfYes } from './halfYes.ts';
import { NEVER_BACKED } from './needNamed.ts';
import { withoutReason } from './needStated.ts';
import { inLongForm } from './needWords.ts';
import type { Offered } from './offerRules.ts';
import { VERBS } from './requestWords.ts';

const MOST_CHARACTERS = 90;

/** Where another clause begins that says what one can, or what the other can. */
const LATER: Record<Language, RegExp> = {
  no: /[.!?;(–\n] ?|,? (?:men|og) (?=(?:(?:jeg|eg|æ|hun|han|ho|de|dei|noen) )?(?:kan|greier|greiar|klarer|klarar|rekker)(?!\p{L}))|, (?=(?:(?:jeg|eg|æ|hun|han|ho|de|dei|noen) )?(?:kan|greier|greiar|klarer|klarar|rekker)(?!\p{L}))/iu,
  en: /[.!?;(–\n] ?|,? (?:but|and) (?=(?:(?:i|she|he|they|someone|somebody) )?(?:can|could)(?!\p{L})|(?:someone|somebody) \p{L})|(?:, (?:(?:but|and) )?| but )(?=i[’']ll |(?:i )?will (?!be |need |not |have ))|, (?=(?:(?:i|she|he|they|someone|somebody) )?(?:can|could)(?!\p{L})|(?:happy|glad) to )/iu,
};
const JOINING = /^(?:men|og|but|and) /iu;
/** What the other can do, as one would say it to them. */
const THEY_CAN: Record<Language, RegExp> = {
  no: /^(?:du|dere) (?:kan|får)(?: heller| gjerne| godt)* (?:ringe|skrive|sende|komme|besøke|tekste|vente|låne|hente|møte|ta (?:bussen|toget|med|det på))(?!\p{L})(?!.*(?:seg selv|noen andre|snart))/iu,
  en: /^you (?:can|could) (?:just |always |also )?(?:e-?mail|text|call|ring|phone|come|visit|write|message|join|wait|borrow|drop|meet|send|pick)(?!\p{L})(?!.*(?:own|somebody else|someone else|for once))/iu,
};
/** What can be no more, or cannot be helped, is no offer. */
const NO_OFFER = /(?<!, )(?<!\p{L})(?:no more|ikke mer|ikkje meir)(?!\p{L})|komme til å/iu;

/** What somebody is to do. */
const SOMEBODY: Record<Language, RegExp> = {
  no: /^(?:at )?noen (?:kan|må|får) ((\p{L}+) .+)$/iu,
  en: /^(?:for )?(?:someone|somebody) (?:can |could |to )?((\p{L}+) .+)$/iu,
};

/** What is said to the other as it stands. */
export const isSaid = (words: string, language: Language) =>
  [...words].length <= MOST_CHARACTERS &&
  !PRIVATE[language].test(words) &&
  !NEVER_BACKED.test(words) &&
  neverSaid(language, words).length === 0;

/** What stands behind what is needed and is an offer by itself: "ro hjemme, kan ringe på søndager". */
export function offeredLater(shouldDo: string, plain: string, language: Language): Offered | null {
  const [, ...clauses] = plain.split(LATER[language]);
  for (const clause of clauses) {
    const whole = withoutReason(clause.trim().replace(JOINING, ''), language);
    const own = language === 'no' ? inLongForm(whole) : whole;
    const told = toAsker(own, shouldDo, language);
    if (told === null || NO_OFFER.test(own)) continue;
    const half = halfYes(told, own, told, language);
    if (half !== null) return half;
    if (THEY_CAN[language].test(told) && isSaid(told, language))
      return { kind: 'telling', sentence: `${withCapital(titled(told, language))}.` };
    const [, somebody = '', verb = ''] = SOMEBODY[language].exec(own) ?? [];
    if (VERBS[language].has(verb.toLowerCase()) && isSaid(somebody, language))
      return { kind: 'asking', sentence: language === 'no' ? `Kan noen ${somebody}?` : `Could someone ${somebody}?` };
  }
  return null;
}
