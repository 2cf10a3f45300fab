import { LANGUAGES, type Language } from '@spire/domain/languages';
import type { MessageForm } from '@spire/domain/nynorsk';
import { hasNorwegianLetters, namesWhatIsForbidden } from '../src/textInvariants.ts';

/** A requirement that holds for written texts. The unit tests and `npm run texts` ask the same ones. */
export interface Invariant {
  /** The requirement, as a sentence that somebody who does not program can act on. */
  says: string;
  /** The texts and ids that break it, as they stand in the files; the path of a file where the file has too little. */
  broken: readonly string[];
}

export type Text = Readonly<Record<Language, string>>;

/** The forms of what is sent to somebody else. */
export const FORMS: readonly MessageForm[] = ['no', 'nn', 'en'];

/** Words that press or lay guilt: a promise, a debt, an apology, someone let down. */
export const PRESSES = {
  no: /(?<!\p{L})(lov(e|er|te|et) å|skuff\p{L}*|svik\p{L}*|skyld\p{L}*|burde|samvittighet|beklager|unnskyld|savner|ensom\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(promise\p{L}*|disappoint\p{L}*|let (me|you|them) down|owe|ought|should|guilt\p{L}*|sorry|miss you|lonely)(?!\p{L})/iu,
};
/** Illness, which is the person's own to tell of. */
export const HEALTH =
  /(?<!\p{L})(?:syk|sjuk|diagnose|smerte|vondt|hodet mitt|hovudet mitt|hjernerystelse|ill|illness|pain|condition|concussion)\p{L}*/iu;
/** Words that no nynorsk text has. */
export const BOKMAAL =
  /(?<!\p{L})(?:jeg|ikke|noe|hva|hvordan|hjemme|mye|bare|være|gjøre|kommer|takk for at du spurte meg om)(?!\p{L})/iu;

export const invariant = (says: string, broken: readonly string[]): Invariant => ({ says, broken });

/** A pattern of whole words. */
export const wholeWords = (...phrases: string[]) => new RegExp(`(?<!\\p{L})(${phrases.join('|')})(?!\\p{L})`, 'iu');

/** The ids of those that break an invariant. */
export const idsOf = <T extends { id: string }>(all: readonly T[], breaks: (each: T) => boolean): string[] =>
  all.filter(breaks).map(({ id }) => id);

/** The texts that break an invariant, in either language. */
export const textsOf = (all: readonly Text[], breaks: (text: string, language: Language) => boolean): string[] =>
  LANGUAGES.flatMap((language) => all.map((text) => text[language]).filter((text) => breaks(text, language)));

/** The texts that stand in a list more than once. */
export const repeated = (all: readonly string[]): string[] => [
  ...new Set(all.filter((each, index) => all.indexOf(each) !== index)),
];

/** Each text once in its language. */
export const saidOnce = (all: readonly Text[]): Invariant =>
  invariant(
    'A text stands once only.',
    LANGUAGES.flatMap((language) => repeated(all.map((text) => text[language]))),
  );

/** The requirements on every text of the product, of whichever kind. */
export const ofEveryText = (all: readonly Text[]): Invariant[] => [
  invariant(
    'A text claims nothing medical, promises nothing, presses nobody, names no level and has no exclamation mark.',
    textsOf(all, (text, language) => namesWhatIsForbidden(language, text)),
  ),
  invariant('No Norwegian letter stands in an English text.', all.map(({ en }) => en).filter(hasNorwegianLetters)),
];

/** Ids that stand more than once among those of one kind. */
export const idsOnce = (all: readonly { id: string }[]): Invariant =>
  invariant('An id stands once only.', repeated(all.map(({ id }) => id)));
