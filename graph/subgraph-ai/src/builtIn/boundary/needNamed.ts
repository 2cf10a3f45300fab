import { neverSaid } from '@spire/language/neverSaid';
import type { Language } from '@spire/domain/languages';
import { plainWords } from './dialect.ts';
import { titled } from '../firstLetter.ts';
import { asNeeded } from './needWords.ts';
import { COMMA, FINITE, STOP } from './requestWords.ts';

/** Words before a need that are removed from it. */
const BEFORE: Record<Language, RegExp> = {
  no: /^(?:jeg |eg |æ )?(?:trenger|treng|ønsker(?: meg)?|vil(?: gjerne)?(?: ha)?|har lyst (?:til|på)|skulle hatt|burde)(?: (?:egentlig|heller|bare(?! \p{L}+ )|jo))* |^(?:heller|helst|endelig|gjerne) /iu,
  en: /^(?:i(?:['’]d| would| should)? )?(?:really |just )?(?:need|want|wish for|like|love|would like|prefer)(?: to have)? |^just (?!the |me |us |one |two )|^(?:only (?=to )|(?:i['’]d |i would )?rather )/iu,
};

/** A need without the words that say one wants it. */
export const withoutWant = (told: string, language: Language): string =>
  told.replace(BEFORE[language], '').replace(/,? (?:please|takk)$/iu, '');

/** First-person forms with their forms for the person addressed: "mine" is "yours". */
const TURNED: Record<Language, Readonly<Record<string, string>>> = {
  no: { meg: 'deg', min: 'din', mi: 'di', mitt: 'ditt', mine: 'dine', oss: 'dere', vår: 'deres', mæ: 'deg' },
  en: { my: 'your', mine: 'yours', me: 'you', myself: 'yourself', our: 'your', us: 'you' },
};
const STILL_OWN: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|ikke|ikkje|ingenting|noe annet|han|hun|ho|de)(?!\p{L})|^(?:at|om|for at) |^nei$/iu,
  en: /(?<!\p{L})(?:i|(?<!(?:for|clears|lets|tells) )me|not|(?<!with )nothing|he|she|they)(?!\p{L})|^(?:for|that|them|him|her|if|being|having) |^no$/iu,
};
/** Needs that are never confirmed, such as alcohol and drugs. */
export const NEVER_BACKED =
  /alkohol|(?<!\p{L})(?:vin|øl|pils|drikke meg|ruse?\p{L}*|røyk\p{L}*|pille\p{L}*|tablett\p{L}*|valium|sobril|slanke?\p{L}*|faste|sulte\p{L}*|hevn|dø|forsvinne|wine|beer|drunk|drink|smok\p{L}*|weed|pills?|diet\p{L}*|fast|starv\p{L}*|revenge|die|disappear|gambl\p{L}*|spille penger)(?!\p{L})/iu;

/** Words that refer back: alone at the end they say nothing, but "noe å glede seg til" does. */
const DANGLING =
  /(?<!\p{L})(?:(?:en|et|ei|den|det|one|it|that|them|and|og|own|egen|eget)|(?<!\p{L} (?:å|og|to) \p{L}+(?: \p{L}+)? )(?:to|with|about|for|med|på|i|til|om|fra))$/iu;

/** The end of a need; a phrase with "with", "without" or "like" still belongs to it. */
const END = new RegExp(
  String.raw`${STOP}|${COMMA}(?! (?:med|uten|som|with|without|like|such as) )|(?<!\p{L})(?:men|but|fordi|because|(?:and|og)(?= (?:someone|somebody|noen) \p{L}))(?!\p{L})`,
  'iu',
);
/** A relative clause of one's own: "mat jeg liker" becomes "mat du liker". */
const OWN_CLAUSE: Record<Language, RegExp> = {
  no: /(?<= )(?:jeg|eg|æ)( \p{L}+)/giu,
  en: /(?<= )i( (?!(?:am|was)(?!\p{L}))\p{L}+)/giu,
};
const YOU: Record<Language, string> = { no: 'du', en: 'you' };

/** "We" in a shared need, which becomes "you all" when it is said back. */
const WE: Record<Language, RegExp> = {
  no: /^(at )(?:vi|me)(?= \p{L})/iu,
  en: /^((?:that |for )?)(?:we|us)(?= \p{L})/iu,
};
const YOU_ALL: Record<Language, string> = { no: '$1dere', en: '$1you all' };

const JUST_TWO = /(?<!\p{L})just (?:(?:the two of )us|us two)$|(?<=(?<!\p{L})(?:her|him)(?!\p{L}).*)just us$/u;
const JUST_US = /(?<!\p{L})just us$/u;
const FOR_ME = /(?<!\p{L})for me$/u;

/** First-person words turned to the person: "hos meg" is "hos deg". */
export const toYou = (words: string, language: Language): string =>
  words
    .replace(WE[language], YOU_ALL[language])
    .replace(FOR_ME, 'for yourself')
    .replace(JUST_TWO, 'just the two of you')
    .replace(JUST_US, 'just yourselves')
    .replace(OWN_CLAUSE[language], `${YOU[language]}$1`)
    .replace(/(?<!(?<!\p{L})i (?=vår(?!\p{L})))\p{L}+/gu, (word) => TURNED[language][word.toLowerCase()] ?? word);

/** Beginnings that cannot follow "You need", since they form no noun phrase: a time, a limit, an alternative. */
const NO_PHRASE: Record<Language, RegExp> = {
  no: /^(?:når|hvis|dersom|kanskje|ikke|ikkje|etter|før|fra|innen|på|i|om|med|uten|digitalt|skriftlig|hjemmefra|tidligst|senest|sakter?e?)(?!\p{L})|^bare (?:på|om|etter|\p{L}+dag)|(?<!\p{L})(?:i ste(?:det|den)|istedet|i staden)$|(?:kamera|lyd|mikrofon|video)(?:et|en)? av(?!\p{L})|(?<!\p{L})eller(?!\p{L})|(?:noen andres|en annens) tur/iu,
  en: /^(?:when|if|once|maybe|not|after|before|at(?! least)|by|from|on|in|with|without|during|only|just (?:on|for|the)|online|remotely)(?!\p{L})|(?<!\p{L})(?:only|instead)$|(?:camera|sound|mic|video|screen) off(?!\p{L})|(?<!\p{L})or(?!\p{L})|^\p{L}+ (?:it|them)(?!\p{L})|(?:some|any)(?:one|body) else[’']s turn/iu,
};

/** Whether a need can follow "You need" as it is: a noun phrase, or an infinitive. */
export const isPhrase = (named: string, language: Language): boolean => !NO_PHRASE[language].test(named);

/** Quoted speech is left unturned, since "I" in it is its speaker. */
export const QUOTED = /(?:^| )['‘’]\p{L}.*\p{L}[.,!?]?['’](?=[ ,.]|$)/u;

/** Clauses about the giver of a thing. */
const GIVEN: Record<Language, RegExp> = {
  no: /(?<=\p{L}) (?:som )?(?:han|hun|ho|de|dei) (?:ga|gav|sendte|lånte)(?: til)? (?:meg|mæ)(?!\p{L})/iu,
  en: /(?<=\p{L}) (?:that )?(?:he|she|they) (?:gave|sent|lent) me(?!\p{L})/iu,
};

const MOST_CHARACTERS = 50;
const MOST_WORDS = 9;

/**
 * A need in the person's own words, in a form that can follow "You need", or "I need" where the person is to say it;
 * null where the form is uncertain.
 */
export function needNamed(needInstead: string, language: Language, saidBy: 'us' | 'them' = 'us'): string | null {
  const [told = ''] = plainWords(needInstead, language).replace(GIVEN[language], '').split(END);
  const bare = withoutWant(told.trim(), language);
  const needed = asNeeded(bare, language);
  const withoutClause = needed.replace(OWN_CLAUSE[language], '').replace(/(?<!\p{L})(?:to|å) \p{L}+|, like /giu, '');
  const said = saidBy === 'them' ? needed : toYou(needed, language);
  const small = /^\p{Lu}(?!\p{Lu})/u.test(said) ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
  const turned =
    language === 'en'
      ? small.replace(
          /^(?!being|having|nothing|something|everything|anything|evening|morning)(\p{L}+ing)(?!\p{L})/u,
          'time for $1',
        )
      : small;
  const isSayable =
    /^\p{L}/u.test(turned) &&
    !QUOTED.test(turned) &&
    [...turned].length <= MOST_CHARACTERS &&
    turned.split(' ').length <= MOST_WORDS &&
    !STILL_OWN[language].test(withoutClause) &&
    !DANGLING.test(turned) &&
    !FINITE[language].test(withoutClause) &&
    !NEVER_BACKED.test(turned) &&
    neverSaid(language, turned).length === 0;
  return isSayable ? titled(turned, language) : null;
}
