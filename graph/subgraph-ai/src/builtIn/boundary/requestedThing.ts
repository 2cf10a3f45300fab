import type { Language } from '@spire/domain/languages';
import { addressed, KIN_EN, KIN_NO } from './addressed.ts';
import { eventAsked, withArticle } from './eventAsked.ts';
import { titled } from '../firstLetter.ts';
import { plainWords } from './dialect.ts';
import { COMPOUND, ENDS, FINITE, NOUNS, REPORTED, TURNING, VERBS } from './requestWords.ts';
import { wantedOfOne } from './wanted.ts';

/** The requested thing in a person's own words: a deed, or a thing that can be declined. */
export interface RequestedThing {
  kind: 'deed' | 'thing';
  words: string;
  /** Whether it is told by the name of the occasion alone. */
  isOccasion?: true;
}

/** Talking to a person, without an occasion: a refusal of it would hurt, so it is left unnamed. */
const TOO_BARE = /^(?:(?:talk|chat|speak) with you|(?:snakke|prate) med (?:deg|dere)|help you|hjelpe (?:deg|dere))$/iu;

/** Verbs that judge the other person, so the thing is left unnamed. */
const JUDGING =
  /(?<!\p{L})(?:complain|whin(?:e|ing)|moan|rant|vent|gossip|drama|klag(?:e|er|ing)|syte|sutre|baksnakke?)\p{L}*(?!\p{L})/iu;

/** Persons, which are no thing to decline. */
const PERSON: Record<Language, RegExp> = {
  no: new RegExp(`^(?:${KIN_NO}|deg)(?!\\p{L})`, 'iu'),
  en: new RegExp(`^(?:${KIN_EN}|you)(?!\\p{L})`, 'iu'),
};

/** Requests that came from another person. */
const TOLD_BY: Record<Language, RegExp> = {
  no: /^(?!(?:jeg|eg|æ|vi)(?!\p{L})).*(?<!\p{L})(?:vil|ber|ba|spør|spurte|ønsker|forventer|venter|sier|mener|synes|syns|maser|krever)(?!\p{L})/iu,
  en: /^(?!(?:i|we)(?!\p{L})).*(?<!\p{L})(?:wants?|asks?|asked|asking|expects?|needs?|would like|says?|thinks?|tells?|told|begs?)(?!\p{L})/iu,
};

const MOST_CHARACTERS = 70;
const MOST_WORDS_OF_A_THING = 7;
const MOST_WORDS_OF_AN_OCCASION = 9;

/** A Norwegian clause in the present: "at jeg ringer hver dag" asks to "ringe hver dag". */
const PRESENT =
  /^.*(?<!\p{L}|(?:etter|før|glemmer|gløymer|vet|veit) )at (?:jeg|eg|æ|vi) (?:alltid |bare |også )?(?!er (?!med |der |her |til ))(\p{L}+?)r(?= )/iu;
const IRREGULAR: Readonly<Record<string, string>> = {
  tar: 'ta',
  gir: 'gi',
  går: 'gå',
  gjør: 'gjøre',
  er: 'være',
  drar: 'dra',
  blir: 'bli',
};

/** An explicit refusal, whose object may be named as it stands. */
const DECLINED: Record<Language, RegExp> = {
  no: /^(?:.*(?<!\p{L}))?(?:si|sier|sa|takke|takker) nei (?:takk )?til (?!å (?=\p{L}))/iu,
  en: /^(?:.*(?<!\p{L}))?(?:say|saying|said) no to /iu,
};

/** The verb with its ending, which many dialects drop behind "skal": "kom", "hjelp". */
function wholeVerb(asked: string, language: Language): string {
  const [first = ''] = asked.split(' ');
  const whole = first.toLowerCase() === 'kom' ? 'komme' : `${first.toLowerCase()}e`;
  const isCut = language === 'no' && !VERBS.no.has(first.toLowerCase()) && VERBS.no.has(whole);
  return isCut ? whole + asked.slice(first.length) : asked;
}

/** Nouns that end like a gerund. */
const NO_GERUND =
  /^(?:meeting|gathering|training|reading|booking|cooking|painting|dancing|running|sewing|climbing)(?!\p{L})/iu;

/** The infinitive of an English gerund: "hosting Christmas" is "host Christmas". */
function ungerunded(told: string): string {
  const [, stem = '', rest = ''] = /^(\p{L}{2,})ing( .+)$/iu.exec(told) ?? [];
  if (stem === '' || NO_GERUND.test(told)) return told;
  const small = stem.toLowerCase();
  const verb = [small, `${small}e`, small.replace(/(.)\1$/u, '$1')].find((each) => VERBS.en.has(each));
  return verb === undefined ? told : verb + rest;
}

function withoutWhoAsks(told: string, language: Language): string {
  const asked = (language === 'en' ? ungerunded(told) : told).replace(REPORTED[language], '');
  return asked === told ? told : wholeVerb(asked, language);
}

/** The request without its asker; a Norwegian clause in the present becomes an infinitive. */
function reported(told: string, language: Language): string {
  const wanted = wantedOfOne(told, language);
  if (wanted !== null) return wanted;
  const present = language === 'no' ? PRESENT.exec(told) : null;
  const stem = present?.[1]?.toLowerCase();
  const verb = stem === undefined ? undefined : (IRREGULAR[`${stem}r`] ?? stem);
  if (present === null || verb === undefined || !VERBS.no.has(verb)) return withoutWhoAsks(told, language);
  return verb + told.slice(present[0].length);
}

const NAMING: Record<Language, RegExp> = {
  no: new RegExp(`(?<!\\p{L})${KIN_NO}(?!\\p{L})`, 'giu'),
  en: new RegExp(`(?<!\\p{L})${KIN_EN}(?!\\p{L})`, 'giu'),
};

/** The request turned to the asker; it stays as it stands where it names another person. */
function toWhoAsks(deed: string, whole: string, language: Language): string {
  const at = whole.toLowerCase().lastIndexOf(deed.toLowerCase());
  const before = at > 0 ? whole.slice(0, at).toLowerCase() : '';
  const named = [...deed.matchAll(NAMING[language])].map(([who]) => who.toLowerCase());
  const isAskedByAnother = TOLD_BY[language].test(before) && named.some((who) => !before.includes(who));
  return isAskedByAnother ? deed : addressed(deed, language);
}

/** The words with a small letter first, as in the middle of a sentence; a name or an abbreviation keeps its capital. */
function inSentence(words: string, isName: boolean): string {
  const [first = ''] = words.split(' ');
  return isName || /\p{Lu}.*\p{Lu}/u.test(first) ? words : first.toLowerCase() + words.slice(first.length);
}

/** A named person followed by "your": told to another recipient it would mean two people. */
const NAMED_AND_SPOKEN_TO = /(?<=\s)\p{Lu}\p{Ll}+(?: \p{L}+)* (?:your|din|di|ditt|dine)(?!\p{L})/u;

/** A clause behind "every time", which tells when. */
const EVERY_TIME: Record<Language, RegExp> = {
  no: /(?<= (?:hver gang|kvar gong)) (?=\p{L}).*$/iu,
  en: /(?<= every time) (?=\p{L}).*$/iu,
};

/** A time off that the asker knows of: it is the reason, and belongs to the declined thing. */
const WHILE_OFF: Record<Language, RegExp> = {
  no: /(?<=\p{L}{3}) (?:når|mens) (?:jeg|eg|æ) (?:er|har) (?:sykmeldt|sjukmeldt|på ferie|(?:i|på) permisjon|fri)(?=[.,!?]|$| (?:og|men|\/)(?!\p{L}))/iu,
  en: /(?<=\p{L}{3}) (?:when|while) (?:i[’']?m|i am) (?:(?:on|signed) )?(?:sick leave|leave|holiday|vacation|annual leave|off sick|off work|off)(?=[.,!?]|$| (?:and|but)(?!\p{L}))/iu,
};
/** Work duties one may be off from. */
const OF_WORK =
  /jobb|mail|e-?post|svare|chat|melding|telefon|møte|teams|slack|sjefen|vakt|answer|reply|call|work|messages?|phone|meeting|boss|shift/iu;
const AS_SAID: Record<Language, (aside: string) => string> = {
  no: (aside) => aside.toLowerCase().replace(/ (?:eg|æ) /u, ' jeg '),
  en: (aside) => aside.toLowerCase().replace(/ (?:i[’']?m|i am) /u, ' I’m '),
};

/** Verbs that are a complete request alone. */
const STAND_ALONE = new Set(['babysit', 'housesit', 'dogsit', 'catsit', 'volunteer', 'carpool']);

/** Alternatives joined in capitals, of which both are declined. */
const BOTH_ASKED = /\p{L} (?:OG|AND) \p{L}/u;
const BOTH: Record<Language, readonly [RegExp, string]> = {
  no: [/^(?=.* og )/u, 'både '],
  en: [/^(?=.* and )/u, 'both '],
};

/** Posts a person can be elected to, where the request is to hold the post. */
const POST: Record<Language, RegExp> = {
  no: /^(?:kasserer|sekretær|styreleder|leder|nestleder|styremedlem|klassekontakt|foreldrekontakt|fau-(?:kontakt|leder|representant)|lagleder|materialforvalter|tillitsvalgt|vararepresentant)(?= (?:i|for|på|til|neste|ett?|en|enda|også|igjen)(?!\p{L})|$)/iu,
  en: /^(?:the )?(?:treasurer|secretary|chair(?:man|woman|person)?|vice[- ]chair|captain|class rep|team captain|parent rep|union rep|room parent|committee member)(?= (?:of|for|on|in|at|again|another|next|this)(?!\p{L})|$)/iu,
};
/** Verbs that show a holder of the post acting, so that no post is offered. */
const DOES_SOMETHING =
  /(?<!\p{L})(?:maser|ringer|kommer|skriver|klager|sender|rang|called|texted|texting|calling|messaging|owes?|nagging|emailed)(?!\p{L})/iu;
const isPost = (words: string, sentence: string, language: Language) =>
  POST[language].test(words) && !FINITE[language].test(sentence) && !DOES_SOMETHING.test(sentence);
const BE: Record<Language, string> = { no: 'være ', en: 'be ' };

const isSayable = (words: string, language: Language) =>
  words !== '' && [...words].length <= MOST_CHARACTERS && !TURNING[language].test(words);

/**
 * The requested thing in the person's own words, in a form that can follow "I can't" or "I'm saying no to"; null where
 * grammar does not allow it or is uncertain.
 */
export function requestedThing(shouldDo: string, language: Language): RequestedThing | null {
  const plain = plainWords(shouldDo, language);
  const whole = reported(plain, language).replace(DECLINED[language], '').replace(EVERY_TIME[language], '');
  const [told = ''] = whole.split(ENDS[language]);
  const isBoth = BOTH_ASKED.test(shouldDo);
  const [off = ''] = OF_WORK.test(plain) ? (WHILE_OFF[language].exec(plain) ?? []) : [];
  const named = inSentence(toWhoAsks(told.replace(/[\s.:]+$/u, ''), plain, language), false);
  const deed = (
    isPost(named, plain.split(/[.!?;]/u)[0] ?? '', language) ? BE[language] + named.replace(/^the /u, '') : named
  )
    .replace(/^lend (.+) to you$/u, 'lend you $1')
    .replace(/ also$/u, '')
    .replace(/^(dog|cat|pet|house)[ -]sit(?= )/u, '$1sit');
  const [first = '', ...others] = deed.split(' ');
  const isTurned = !NAMED_AND_SPOKEN_TO.test(told) && NAMED_AND_SPOKEN_TO.test(deed);
  if (TOO_BARE.test(deed) || JUDGING.test(deed) || isTurned) return null;
  if (VERBS[language].has(first) && !COMPOUND[language].test(deed))
    return (others.length > 0 || STAND_ALONE.has(first)) && isSayable(deed, language)
      ? {
          kind: 'deed',
          words:
            (isBoth ? titled(deed, language).replace(...BOTH[language]) : titled(deed, language)) +
            AS_SAID[language](off),
        }
      : null;
  const occasion = FINITE[language].test(deed) ? null : eventAsked(deed, language);
  if (occasion !== null && others.length < MOST_WORDS_OF_AN_OCCASION && isSayable(occasion, language))
    return { kind: 'deed', words: titled(occasion, language), isOccasion: true };
  // A complete sentence is no thing.
  const isDeclined = DECLINED[language].test(plain) && !PERSON[language].test(deed);
  const isThing = (isDeclined || NOUNS[language].test(deed)) && !FINITE[language].test(deed);
  return isThing && others.length < MOST_WORDS_OF_A_THING && isSayable(deed, language)
    ? { kind: 'thing', words: titled(withArticle(deed, language), language) }
    : null;
}
