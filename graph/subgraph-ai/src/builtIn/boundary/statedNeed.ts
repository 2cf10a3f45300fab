import {
  NEED_IN_OTHER_FORM,
  OWN_NEED,
  OWN_SHORT_NEED,
  RATHER,
  RATHER_BACK,
  SAID_OF_NEED,
  STATED,
  STATED_BACK,
  STATED_THING,
} from '@spire/content/outrightTexts';
import { NAMED_NEED, type Text } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import { KIN_EN, KIN_NO } from './addressed.ts';
import { isInOtherForm, plainWords } from './dialect.ts';
import { isAnswering, isForOneself, isPlainNo, PRIVATE } from './answeringWords.ts';
import { isPhrase, needNamed } from './needNamed.ts';
import { isOfParts, withoutReason } from './needText.ts';
import { deedIn, needSaidBack, type NeedTold, needTold, saidBack, TIME_NEEDED } from './needTold.ts';
import { FINITE } from './requestWords.ts';
import { withCapital } from '../firstLetter.ts';
import { turned, type Seed } from '../seed.ts';

interface Told {
  shouldDo: string;
  needInstead: string;
}

/** One of the texts, in turns, with the need filled in. */
function filled(texts: readonly [Text, ...Text[]], need: string, language: Language, seed: Seed): string {
  const [text = texts[0]] = turned(texts, seed);
  return text[language].replace('{need}', () => need);
}

/** Noun phrases with an article or a number, which may begin a sentence. */
const THING: Record<Language, RegExp> = {
  no: /^(?:en|ei|et|én|ett|to|tre) (?!.*(?<!\p{L})og så )[^,;:]+$/iu,
  en: /^(?:an?|one|two|three) (?!.*(?<!\p{L})and then )[^,;:]+$/iu,
};

/** "One of us could take notes" is a sentence already. */
const isThing = (words: string, language: Language): boolean =>
  THING[language].test(words) && !FINITE[language].test(words) && !isInOtherForm(words, language);

/** The sentence to the other person about what they can do, or what would work. */
export function toldSentence({ kind, words }: NeedTold, language: Language, seed: Seed): string {
  if (kind === 'stated' && isThing(words, language)) return filled(STATED_THING, withCapital(words), language, seed);
  if (kind === 'needed') return OWN_NEED[language].replace('{need}', () => words);
  if (kind === 'rather' || kind === 'stated') return filled(kind === 'rather' ? RATHER : STATED, words, language, seed);
  const isOther = kind === 'wish' && isInOtherForm(words, language);
  return (isOther ? NEED_IN_OTHER_FORM.said : SAID_OF_NEED[kind])[language].replace('{need}', () => words);
}

/** Needs that hold whatever is asked: they are said as needs and not as preferences. */
const NEEDED: Record<Language, RegExp> = {
  no: /^å (?:bare )?(?:legge meg|sove?|søve?|hvile?|kvile?|slappe|lande|puste|pause|ha|(?:være|vere)(?! (?:(?:vanlig|vanleg|helt|bare) )*(?:med|gjest|medlem|deltak\p{L}*|tilskuer|tilskodar|publikum|vara)(?!\p{L}))|få|holde (?:meg|deg)|komme (?:meg|deg|seg|(?:rett |tidlig )?(?:hjem|i seng)|ut|til)|ligge|roe|samle|lade|spare|spise|ete)(?!\p{L})/iu,
  en: /^to (?:just )?(?:sleep|rest|be(?! (?:just |only )?an? (?:\p{L}+ )?(?:guest|member|spectator|listener)(?!\p{L}))|have|get|breathe|recover|eat|lie|go (?:home|to bed)|save|take it|slow down|recharge|look after)(?!\p{L})/iu,
};

/** A wish to be away from somebody, or from everybody, which they are not told. */
const AWAY = new RegExp(
  `(?<!\\p{L})(?:fra|unna|uten|av|from|without|of|off) (?:.* )?(?:folk|alle|andre|people|everyone|everybody|deg|dere|you|family|familien|${KIN_NO}|${KIN_EN})(?!\\p{L})`,
  'iu',
);
const SOMEBODY = /(?<!\p{L})(?:dem|dei|ham|henne|hans|hennes|her|him|them|their|his)(?!\p{L})/iu;

const HAVE: Record<Language, string> = { no: 'ha ', en: 'have ' };

/** A need as something one would rather do or have; null for a need that holds whatever is asked. */
function preferred(need: string, language: Language): string | null {
  if (NEEDED[language].test(need) || isForOneself(need, language)) return null;
  return deedIn(need, language) ?? (/^(?:en|ei|et|ein|eit|an?) /iu.test(need) ? HAVE[language] + need : null);
}

/** Nynorsk and dialect forms of "I", which must not stand beside the Bokmål one. */
const ONESELF_IN_OTHER_FORM = /(?<!\p{L})(?:jeg|eg|æ)(?!\p{L})/iu;

/** A need for somebody to do something, which is said as a wish. */
const SOMEBODY_TO = /^(?:someone|somebody) to /iu;

/**
 * "I need" with the need; a need in another form of Norwegian stands behind a colon; null where it holds a word for
 * oneself.
 */
function ownSentence(need: string, language: Language): string | null {
  const isOfSomebody = language === 'en' && SOMEBODY_TO.test(need);
  if (isOfSomebody) return SAID_OF_NEED.wish.en.replace('{need}', () => need);
  if (!isInOtherForm(need, language)) return OWN_NEED[language].replace('{need}', () => need);
  if (ONESELF_IN_OTHER_FORM.test(need)) return null;
  return NEED_IN_OTHER_FORM.said[language].replace('{need}', () => need);
}

/** One-word needs that can follow "I need". */
const SHORT_NEED: Record<Language, RegExp> = {
  no: /^(?:(?:å )?hvile|hvil|ro|fred|søvn|å sove|fri|sofaen|(?:en )?(?:pause|hviledag|fridag)|alenetid|egentid|stillhet)$/iu,
  en: /^(?:rest|quiet|sleep|space|peace|silence|downtime|time off|a (?:break|nap|rest|day off))$/iu,
};
const WITHOUT_ARTICLE = /^(?:pause|hviledag|fridag)$/iu;

/** "I need" with a need of one word; null for any other need. */
export function shortNeed(needInstead: string, language: Language, seed: Seed): string | null {
  const need = needNamed(needInstead, language, 'them');
  if (need === null || !SHORT_NEED[language].test(need)) return null;
  return filled(OWN_SHORT_NEED, WITHOUT_ARTICLE.test(need) ? `en ${need}` : need, language, seed);
}

/**
 * "I need" or "I'd rather" with a longer need, unless it is private: a person who asks for help is not told what one
 * would rather do.
 */
export function ownNeed(needInstead: string, language: Language, seed: Seed, isForHelp = false): string | null {
  const need = needNamed(needInstead, language, 'them');
  const isTold = need !== null && isPhrase(need, language) && /\p{L} \p{L}+ \p{L}|\p{L}{3,} \p{L}{3,}/u.test(need);
  if (need === null || !isTold || PRIVATE[language].test(need) || isPlainNo(need)) return null;
  if (AWAY.test(need) || SOMEBODY.test(need)) return null;
  if (isInOtherForm(need, language)) return ownSentence(need, language);
  const rather = preferred(need, language);
  if (rather !== null) return isForHelp ? null : filled(RATHER, rather, language, seed);
  if (deedIn(need, language) === null || NEEDED[language].test(need)) return ownSentence(need, language);
  return isForHelp ? null : filled(RATHER, deedIn(need, language) ?? need, language, seed);
}

/** A need as a sentence of the person who has it; empty where no sentence fits. */
export function statedNeed({ shouldDo, needInstead }: Told, language: Language, seed: Seed): string {
  const told = needTold(shouldDo, needInstead, language);
  if (told !== null) return toldSentence(told, language, seed);
  const need = needNamed(needInstead, language, 'them');
  return need === null || !isPhrase(need, language) ? '' : (ownSentence(need, language) ?? '');
}

/** A wish about others, which stands behind "you would like". */
const OF_OTHERS_EN =
  /^(?:him|her|them|everyone|everybody|people|the others|(?:some(?:one|body)) else|(?:your|the) \p{L}+) to (?!your)[^,]+$/iu;

/** A deed of the person's or of others, in the form that follows "you would like"; null for a need for a thing. */
function wished(need: string, language: Language): string | null {
  const notTo = language === 'en' ? /^not (?:to )?(\p{Ll}+ .+)$/u.exec(need)?.[1] : undefined;
  if (notTo !== undefined) return `not to ${notTo}`;
  if (language === 'en') return deedIn(need, language) !== null || OF_OTHERS_EN.test(need) ? need : null;
  if (/^(?:at|ikke|ikkje) \p{L}/iu.test(need)) return need;
  return NEEDED.no.test(need) ? null : deedIn(need, language);
}

/**
 * A need said back to the person: as "You need …" where its grammar is known, else as it stands; empty where neither
 * fits.
 */
export function needBacked(
  needInstead: string,
  language: Language,
  seed: Seed,
  within: (words: string | null) => string | null,
): string {
  const [first = ''] = plainWords(needInstead, language)
    .trim()
    .split(/[.;\n]/u);
  // Time between two things is no exertion, however long it is.
  if (TIME_NEEDED[language].test(first)) return NAMED_NEED[language].replace('{need}', () => saidBack(first, language));
  const named = needNamed(needInstead, language);
  const isWhole = !isAnswering(needInstead, language) && !isOfParts(needInstead, language);
  const isNeed = named !== null && isPhrase(named, language) && isWhole;
  const stated = isNeed ? null : within(needSaidBack(needInstead, language));
  const need = stated ?? (isNeed ? within(named) : null);
  if (need === null) return '';
  const isOther = isInOtherForm(needInstead, language);
  const wish = need.includes(',') || isOther ? null : wished(need, language);
  if (wish !== null) return filled(/^at /u.test(wish) ? [RATHER_BACK[0]] : RATHER_BACK, wish, language, seed);
  if (stated !== null) return filled(STATED_BACK, need, language, seed);
  return (isOther ? NEED_IN_OTHER_FORM.back : NAMED_NEED)[language].replace('{need}', () => need);
}

/** "To lie down for half an hour first". */
const FIRST: Record<Language, RegExp> = {
  no: /^(.+?),? (?:først|fyrst)$/iu,
  en: /^(.+?),? first$/iu,
};

/** The need that has to be met before the request can be; null for any other text, and for a private need. */
export function neededFirst(needInstead: string, language: Language, seed: Seed): string | null {
  const before = FIRST[language].exec(withoutReason(plainWords(needInstead, language), language))?.[1];
  const need = before === undefined || before.includes(',') ? null : ownNeed(before, language, seed, true);
  return need?.replace(/\.$/u, language === 'no' ? ' først.' : ' first.') ?? null;
}
