import { neverSaid } from '@spire/language/neverSaid';
import type { Language } from '@spire/domain/languages';
import { isAnswering, PRIVATE } from './answeringWords.ts';
import { toAsker } from './asker.ts';
import { isInOtherForm } from './dialect.ts';
import { titled } from '../firstLetter.ts';
import { NEVER_BACKED, QUOTED, toYou } from './needNamed.ts';
import { asStated, partsOfNeed, replaced, type Rule } from './needText.ts';
import { asNeeded } from './needWords.ts';
import { VERBS } from './requestWords.ts';

/**
 * The ways of telling a need to the asker: a wish about them is wished, a possibility of theirs is asked for, a deed of
 * one's own is a preference, time is needed, and anything else stands behind a colon.
 */
export interface NeedTold {
  kind: 'wish' | 'asked' | 'rather' | 'rather-not' | 'needed' | 'stated';
  words: string;
}

const SAID_BACK: Record<Language, readonly Rule[]> = {
  no: [
    [/(?<!\p{L})(?:jeg|eg|æ)(?!\p{L})/giu, 'du'],
    [
      /(?<!\p{L})(?<!du og )dere(?= (?:henter|kommer|spør|ringer|tar|kan|leverer|gjør|rydder|lager|drar|reiser))|(?<=(?:henter|kommer|spør|ringer|tar|kan|leverer|gjør|rydder|lager|drar|reiser) )dere(?!\p{L})/giu,
      'de',
    ],
  ],
  en: [
    [/(?<!\p{L})I[’']m(?!\p{L})/gu, 'you’re'],
    [/(?<!\p{L})I[’'](?=(?:ll|ve|d)(?!\p{L}))/gu, 'you’'],
    [/(?<!\p{L})I am(?!\p{L})/gu, 'you are'],
    [/(?<!\p{L})(?:i|me)(?!\p{L})/giu, 'you'],
  ],
};

/** Sentences about one's own deeds, and denials, which are no need. */
const NO_NEED: Record<Language, RegExp> = {
  no: /^kan (?:se|sjå|sove|hvile|ligge|slappe)(?!\p{L})(?! (?:på|gjennom|over) (?!tv|film|serie))|^(?:jeg|eg|æ|vi|er|har|vil|orker|klarer|får|blir|må|tør|liker|om|hvis)(?!\p{L})|(?<!\p{L})(?:ikke|ikkje|itj|aldri|ingenting)(?!\p{L})(?! (?:mer|meir|flere|etter|før|i|om|på|så|for|hver)(?!\p{L}))/iu,
  en: /^(?:i|we|am|is|are|was|have|has|can|cannot|feel|if)(?!\p{L})|(?<!\p{L})(?:not|never|nothing|cannot|\p{L}+n['’]t|cant|dont|wont)(?!\p{L})(?! (?:more|after|before|in|on|so|too|every)(?!\p{L}))/iu,
};
const MOST_CHARACTERS = 90;
const MOST_WORDS = 16;

/** Denials that are needs all the same: about others, and about one's own reluctance. */
const DENIED: Record<Language, RegExp> = {
  no: /^at (?!jeg|eg|æ)|^(?:å )?ikk[je]+ (?=(?:\p{L}+e|bli|få|gå|stå|ha|ta) )/iu,
  en: /^(?:that |for )?(?:you|he|she|they|him|her|them|us|we)(?!\p{L})|^(?:to )?not (?:to )?(?=\p{L}+ )/iu,
};

function isSayable(words: string, language: Language): boolean {
  return (
    /^[\p{L}\d]/u.test(words) &&
    !QUOTED.test(words) &&
    [...words].length <= MOST_CHARACTERS &&
    words.split(' ').length <= MOST_WORDS &&
    (DENIED[language].test(words) || !NO_NEED[language].test(words.split(',')[0] ?? '')) &&
    !NEVER_BACKED.test(words) &&
    neverSaid(language, words).length === 0
  );
}

/** Only an abbreviation or a name with several capitals keeps its capital behind a colon. */
const inTheMiddle = (words: string) =>
  /^\p{Lu}(?:\p{Ll}| )/u.test(words) && !/^I[ ’']/u.test(words)
    ? words.slice(0, 1).toLowerCase() + words.slice(1)
    : words;

/** Forms that can stand behind a colon unchanged: "no messages", "bare pakke to esker". */
const behindColon = (words: string, language: Language) =>
  /^(?:ingen|bare|no) /iu.test(words) ? words : asNeeded(words, language);

/** A time limit of one's own recovery, which is private; the offer stands without it. */
const UNTIL_I: Record<Language, RegExp> = {
  no: /,? (?:når|til|så snart|hvis) (?:jeg|eg|æ|hodet|hauet|kroppen|formen|det)(?!\p{L}).*$/iu,
  en: /,? (?:when|once|until|till|as soon as|if) (?:i|i['’]m|im|my|it)(?!\p{L}).*$/iu,
};

/** A deed without the infinitive marker; null for text that is no infinitive. */
export const deedIn = (words: string, language: Language): string | null =>
  (language === 'no' ? /^å (?=\p{L})(.+)$/u : /^to (?=\p{L})(.+)$/u).exec(words)?.[1] ?? null;

/** Needs about others: what they are to do, what they can do, and what one would rather avoid. */
const OUTSPOKEN: readonly (readonly [
  Exclude<NeedTold['kind'], 'stated' | 'rather' | 'needed'>,
  Record<Language, RegExp>,
  Record<Language, string>,
])[] = [
  [
    'asked',
    { no: /^(?:at )?(du|dere) (?:kan|får) (.+)$/iu, en: /^(?:that )?(you) (?:can|could) (.+)$/iu },
    { no: '$1 $2', en: '$1 $2' },
  ],
  [
    'wish',
    {
      no: /^at (?!(?:noen|folk|alle|de|du|dere) (?:skjønner|skjønnar|forstår|fatter|innser) |jeg |eg |æ |det |.*(?<!\p{L})(?:min|mi|mitt|mine)(?!\p{L}))(.+)$/iu,
      en: /^(?:for |that )?(you|us|we)(?: to)? (.+)$/iu,
    },
    { no: 'at $1', en: '$1 to $2' },
  ],
  [
    'rather-not',
    { no: /^(?:å )?(?:ikke|ikkje) (?:å )?(\p{L}+ .+)$/iu, en: /^(?:to )?not (?:to )?(\p{L}+ .+)$/iu },
    { no: '$1', en: '$1' },
  ],
];

function outspoken(words: string, language: Language): NeedTold | null {
  for (const [kind, those, said] of OUTSPOKEN) {
    if (!those[language].test(words)) continue;
    const told = words.replace(those[language], said[language]).replace(/^we to /iu, 'us to ');
    const [first = ''] = told.split(' ');
    if (kind !== 'rather-not' || VERBS[language].has(first.toLowerCase()))
      return { kind, words: titled(told, language) };
  }
  return null;
}

/** The only deed one would do: "bare synge". */
const onlyDeed = (words: string, language: Language) =>
  language === 'no' && VERBS.no.has(/^bare (\p{L}+)(?= |$)/u.exec(words)?.[1] ?? '') ? words : null;

/** Time between, before or without something, which is a need and no suggestion. */
export const TIME_NEEDED: Record<Language, RegExp> = {
  no: /^(?:minst )?(?:en|ei|én|ett?|to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|\d+) (?:\p{L}+ )?(?:time|dag|uke|minutt|natt|kveld)\p{L}* (?:mellom|før|varsel|på forhånd|i forveien|uten|fri)(?!\p{L})/iu,
  en: /^(?:at least )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:\p{L}+ )?(?:hour|day|week|month|minute|night|evening)(?:s[’']?|[’']s)? (?:between|of (?:warning|notice)|(?:notice|warning)|in advance|without|off)(?!\p{L})/iu,
};

/** Occasions held at home or with few, which are said as preferences. */
const AT_OURS: Record<Language, RegExp> = {
  no: /^((?:jul|julaften|julekvelden|påske|bursdag|nyttår|middag|helg|ferie|17\. ?mai)(?: (?:hjemme|hos oss|på hytta))+)(?:,? ((?:med )?(?:bare|kun) (?:oss|vi|meg|familien).*))?$/iu,
  en: /^((?:christmas|thanksgiving|easter|new year|a? ?birthday|dinner|the holidays)(?: (?:at home|here|at ours))+)(?:,? ((?:with )?(?:just|only) (?:us|the).*))?$/iu,
};
const HAVE: Record<Language, string> = { no: 'ha', en: 'have' };

function atOurs(words: string, language: Language): string | null {
  const [, held, alone] = AT_OURS[language].exec(words) ?? [];
  return held === undefined ? null : `${HAVE[language]} ${held}${alone === undefined ? '' : `, ${alone}`}`;
}

/** A verb without its infinitive marker. */
const bareDeed = (words: string, language: Language) => (VERBS[language].has(words.toLowerCase()) ? words : null);

/**
 * The need as it is told to the asker: a wish about them as it stands, any other need only where it answers the
 * request. Null for a private need or one for the person alone.
 */
export function needTold(shouldDo: string, needInstead: string, language: Language): NeedTold | null {
  const whole = partsOfNeed(needInstead, language);
  for (const need of [...whole, ...whole.map((each) => each.replace(UNTIL_I[language], ''))]) {
    const words = toAsker(asStated(need, language), shouldDo, language);
    if (words === null || PRIVATE[language].test(words) || !isSayable(words, language)) continue;
    const said = outspoken(words, language);
    if (said !== null) return said;
    if (!isAnswering(need, language)) continue;
    if (TIME_NEEDED[language].test(words)) return { kind: 'needed', words: titled(words, language) };
    const stated = titled(behindColon(inTheMiddle(words), language), language);
    const held = atOurs(inTheMiddle(words), language);
    if (held !== null) return { kind: 'rather', words: titled(held, language) };
    const deed = deedIn(stated, language) ?? bareDeed(stated, language) ?? onlyDeed(stated, language);
    if (deed === null || isInOtherForm(stated, language)) return { kind: 'stated', words: stated };
    // A shortened need of a word or two is too little to stand alone.
    const fewest = need === whole[0] ? 1 : need === whole[1] ? 3 : 2;
    if (deed.split(' ').length >= fewest) return { kind: 'rather', words: deed };
  }
  return null;
}

/** First-person words turned to the person who said them. */
export const saidBack = (words: string, language: Language): string =>
  toYou(replaced(words, SAID_BACK[language]), language);

/** A clause about another person, which needs "that" before it. */
const THAT: Record<Language, readonly Rule[]> = {
  no: [[/^(?=(?:han|hun|ho|dei?) (?:kan|får|\p{L}+r)(?!\p{L}))/iu, 'at ']],
  en: [[/^(?=(?:he|she|they) \p{L})/iu, 'that ']],
};

/** A need as it is said back to the person behind a colon; null for text that is no need. */
export function needSaidBack(needInstead: string, language: Language): string | null {
  const found = partsOfNeed(needInstead, language)
    .map((need) => asStated(need, language))
    .find((need) => isSayable(need, language));
  if (found === undefined) return null;
  const isDeed =
    language === 'en' && /(?<!\p{L})instead(?!\p{L})/iu.test(needInstead) && bareDeed(found, language) !== null;
  const words = isDeed ? `to ${found.toLowerCase()}` : behindColon(inTheMiddle(found), language);
  const whole = replaced(words, THAT[language]);
  return titled(saidBack(whole, language), language);
}
