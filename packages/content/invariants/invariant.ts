import { LANGUAGES, type Language } from '@spire/domain/languages';
import { hasNorwegianLetters, namesWhatIsForbidden } from '../src/textInvariants.ts';

/** A requirement that holds for written texts. The unit tests and `npm run texts` ask the same ones. */
export interface Invariant {
  /** The requirement, as a sentence that somebody who does not program can act on. */
  says: string;
  /** The texts and ids that break it, as they stand in the files; the path of a file where the file has too little. */
  broken: readonly string[];
}

export type Text = Readonly<Record<Language, string>>;

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
