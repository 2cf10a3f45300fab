import { spokenWords } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';
import { eld } from 'eld/extrasmall';

/** Fewer words are not judged: names, titles and buttons tell nothing. */
const FEWEST_WORDS = { sentence: 5, neighbour: 8 };
/** How far behind the best guess the right language may lie; measured on every text of `packages/content`. */
const NEARNESS = { sentence: 0.8, neighbour: 0.92 };
const FAMILY: Record<Language, readonly string[]> = { no: ['no', 'da', 'sv'], en: ['en'] };

/** Words that Danish and Swedish write, and Norwegian does not. */
const NEIGHBOURS = new Set(
  (
    'af hvad dig mig noget nogle lidt uden bliver gør tage øjne øjnene øjeblik kig mærk ud ' +
    'och att är inte jag något några från när vara sätt känn dina mycket ögon ögonen vad'
  ).split(' '),
);
const MOST_NEIGHBOURS = 1;

const SPLITS = /[.?!…:;\n"“”«»()]+/u;

/** The title of a memory or a book may be in any language. */
const QUOTED = /[«“"][^«»“”"\n]{1,60}[»”"]/gu;

/** The best of some languages' scores, as a share of the best of all. */
function share(scores: Record<string, number>, languages: readonly string[]): number {
  const best = Math.max(...Object.values(scores));
  return best > 0 ? Math.max(...languages.map((each) => scores[each] ?? 0)) / best : 1;
}

function isNeighbours(words: readonly string[]): boolean {
  const foreign = words.filter((word) => /[äö]/u.test(word) || NEIGHBOURS.has(word));
  return new Set(foreign).size > MOST_NEIGHBOURS;
}

/** Whether all of a text is in the language; Danish and Swedish are not Norwegian. Too short a text is not judged. */
export function isInLanguage(written: string, language: Language): boolean {
  const text = written.replace(QUOTED, ' ');
  const words = spokenWords(text);
  if (words.length < FEWEST_WORDS.sentence) return true;
  const sentences = text.split(SPLITS).filter((part) => part.trim().split(' ').length >= FEWEST_WORDS.sentence);
  const isForeign = (part: string) => share(eld.detect(part).getScores(), FAMILY[language]) < NEARNESS.sentence;
  if (isForeign(text) || sentences.some(isForeign)) return false;
  if (language === 'en' || words.length < FEWEST_WORDS.neighbour) return true;
  return !isNeighbours(words) && share(eld.detect(text).getScores(), ['no']) >= NEARNESS.neighbour;
}
