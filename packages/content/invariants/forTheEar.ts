import { LANGUAGES, type Language } from '@spire/domain/languages';
import { invariant, type Invariant, wholeWords } from './invariant.ts';

/** Figures, signs and drawn-out letters, which a voice spells, skips or stumbles over. */
const UNREADABLE = /[\d/()[\]{}<>&+%=*#_|~^°…–—]|\p{Extended_Pictographic}|(\p{L})\1\1/u;
const ABBREVIATED = {
  no: wholeWords('f\\.? ?eks', 'bl\\.? ?a', 'osv', 'evt', 'ca', 'sek', 'cm', 'kl', 'pga', 'ml', 'dl'),
  en: wholeWords('e\\.g', 'i\\.e', 'etc', 'approx', 'secs?', 'mins?', 'cm', 'vs', 'ml'),
};
/** Words for places on a screen: with closed eyes there is none. */
const POINTING = {
  no: wholeWords('skjerm\\p{L}*', 'knapp\\p{L}*', 'trykk (på|her)', '(se|les|klikk) (her|dette|under|over)', 'nedenfor', 'ovenfor', 'lista', 'listen', 'bildet (over|under)'),
  en: wholeWords('screens?', 'buttons?', '(tap|click) here', '(see|read) (here|this|below|above)', 'below', 'above', 'the list', 'the picture (below|above)'),
}; // oxfmt-ignore
/** To see, where to feel is meant. */
const SEEING = { no: /^$/, en: wholeWords('see (what|whether|if|which|how)') };

interface Heard {
  id: string;
  sentences: Readonly<Record<Language, readonly string[]>>;
}

/** The requirements on whatever is read aloud, sentence by sentence, to somebody whose eyes are closed (D75). */
export function earInvariants(all: readonly Heard[]): Invariant[] {
  const where = (breaks: (sentence: string, language: Language) => boolean) =>
    all.flatMap(({ id, sentences }) =>
      LANGUAGES.flatMap((language) =>
        sentences[language].filter((each) => breaks(each, language)).map((each) => `${id}: ${each}`),
      ),
    );
  return [
    invariant(
      'What is heard has no figure, sign, abbreviation or drawn-out letter: a voice reads it badly (D75).',
      where((sentence, language) => UNREADABLE.test(sentence) || ABBREVIATED[language].test(sentence)),
    ),
    invariant(
      'What is heard points at nothing on a screen: it works with closed eyes (D75).',
      where((sentence, language) => POINTING[language].test(sentence) || SEEING[language].test(sentence)),
    ),
  ];
}
