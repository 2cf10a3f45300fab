import { neverSaid } from '@spire/language/neverSaid';
import type { Language } from '@spire/domain/languages';
import { withSmall } from '../firstLetter.ts';
import { NEVER_BACKED } from './needNamed.ts';
import { offeredBy, type OfferKind } from './offerRules.ts';
import { PARTIAL_OFFERS } from './partialOffers.ts';
import { VERBS } from './requestWords.ts';

/** A partial yes: the sentence that offers it, and the words as they were told. */
interface Suggested {
  kind: OfferKind;
  sentence: string;
  words: string;
}

/** A limit of time with a word for "only". */
const ONLY_THEN: Record<Language, RegExp> = {
  no: /^(?:bare|berre|kun) (?:(?:på |om )?(?:man|tirs|ons|tors|fre|lør|laur|søn|sun)dag\p{L}*|den første \p{L}+|(?:i|på) (?:arbeidstid|ukedag|hverdag|kvardag|helg|dagtid)\p{L}*)(?: .+)?$/iu,
  en: /^(?:(?:just|only) (?:the first|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on weekdays|during work(?:ing)? hours|in work hours)(?: .+)?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|work(?:ing)? hours|weekends) only)$/iu,
};

/** A need of a single time: "I can only do Wednesdays". */
function onlyThen(told: string, language: Language): string {
  const when = told.replace(/^(?:bare|berre|kun|just|only) | only$/iu, '');
  if (language === 'no') return `Jeg kan bare ${when}.`;
  return `I can only do ${/^(?:on|during|in) /iu.test(when) ? `it ${when}` : when}.`;
}

/** Outings for two; `TOGETHER` has the words that show they are for both and in place of the request. */
export const OUTING: Record<Language, RegExp> = {
  no: /^(?:en|ei|et|ein|eit) (?:(?:kort|liten|rolig|stille|lita|enkel) )?(?:kaffe|kaffekopp|kopp (?:kaffe|te)|tur|spasertur|lunsj|middag|frokost|film(?:kveld)?|telefonprat|prat|telefonsamtale|video(?:prat|samtale))(?!\p{L})/iu,
  en: /^(?:an? )(?:(?:short|quick|quiet|little|simple) )?(?:coffee|cup of (?:tea|coffee)|walk|lunch|dinner|breakfast|film|movie|phone call|call|chat|video call|visit)(?!\p{L})/iu,
};
const TOGETHER: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:heller|i ste(?:det|den)|istedet|bare oss|oss to|sammen|en annen (?:dag|gang)|med (?:bruden|brudgommen|deg|dere|mamma|pappa) alene)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:rather|instead|just (?:us|the two of us|a)|together|another (?:day|time))(?!\p{L})/iu,
};

/** Offers of one's own, which are kept whatever their verb. */
const OWN_OFFER: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:kan|klarer|klarar)(?: gjerne| godt| heller)* (?:å )?((\p{L}+) .+)$/iu,
  en: /^(?:i )?can (?:happily |only |just |also )*((\p{L}+) .+)$|^(?:(?:i )?will|i[’']ll|(?:i[’']m )?(?:happy|glad) to) (?:happily |gladly |just |also )*((bring|pay|send|help|bake|drive|lend|buy|cook|water|babysit) (?!.*(?<!\p{L})(?:it|later|my|myself|regrets|if|when|nobody)(?!\p{L})).+)$/iu,
};
/** Verbs of leisure on one's own, which offer nothing. */
const FOR_ONESELF = new Set(
  'lese lesa ligge sitte sitje være vere bli spille spele trene spise bade dusje read sit play watch eat stay walk sing be have'.split(
    ' ',
  ),
);

/** Screen time, and deeds without a recipient. */
const REFUSED =
  /^(?:se|sjå) (?!(?:på|gjennom|over) (?!tv|film|serie|netflix))|(?<!\p{L})(?:nobody|nothing|ingen|ingenting|freezes over)(?!\p{L})/iu;

/** Pronouns without a name, and words for oneself alone. */
const POINTING: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|han|hun|ho|ham|henne|de(?! andre)|(?<!med (?:bruden|brudgommen|deg|dere|henne|ham|han|dem|mamma|pappa) )alene|aleine|(?<!hos )meg)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:i|he|she|him|her|they|me|alone|myself)(?!\p{L})/iu,
};
const MOST_CHARACTERS = 70;

function ownOffer(told: string, language: Language): { sentence: string; words: string } | null {
  const found = OWN_OFFER[language].exec(told);
  const words = found?.[1] ?? found?.[3];
  const verb = (found?.[2] ?? found?.[4])?.trim().split(' ')[0]?.toLowerCase();
  if (words === undefined || verb === undefined || REFUSED.test(words)) return null;
  const isForThem = VERBS[language].has(verb) && !FOR_ONESELF.has(verb);
  if (!isForThem) return null;
  // Words with a comma hold a sentence of their own, so they are no infinitive.
  const isWhole = words.includes(',');
  return language === 'no'
    ? { sentence: `Jeg kan ${words}.`, words: isWhole ? `du kan ${words}` : words }
    : { sentence: `I can ${words}.`, words: isWhole ? `you can ${words}` : words };
}

/** A need that is a partial yes; null where that is unclear. `bare` is the need without its opening words. */
export function suggested(told: string, bare: string, language: Language): Suggested | null {
  const isSayable = (words: string) =>
    [...words].length <= MOST_CHARACTERS &&
    !POINTING[language].test(words) &&
    !NEVER_BACKED.test(words) &&
    neverSaid(language, words).length === 0;
  const own = ownOffer(told, language);
  if (own !== null && isSayable(own.words)) return { kind: 'telling', ...own };
  if (ONLY_THEN[language].test(told) && !told.includes(',') && isSayable(told)) {
    return { kind: 'telling', sentence: onlyThen(told, language), words: told };
  }
  const small = withSmall(bare);
  if (!isSayable(small)) return null;
  const outing = TOGETHER[language].test(told) ? OUTING[language].exec(small)?.[0] : undefined;
  if (outing !== undefined)
    return {
      kind: 'inviting',
      sentence: language === 'no' ? `Hva med ${small}?` : `How about ${small}?`,
      words: small,
    };
  const offered = offeredBy(PARTIAL_OFFERS[language], small);
  const isOnly = /^(?:bare|berre|kun|only|just) /iu.test(told);
  return offered === null
    ? null
    : {
        kind: offered.kind,
        sentence: offered.sentence,
        words: isOnly ? withSmall(told) : small,
      };
}
