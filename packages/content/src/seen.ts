import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { rotationOn } from '@spire/domain/rotation';
import type { Weight } from '@spire/domain/weights';
import type { SeenSentences } from '../schema/hardDay.ts';
import { TEXTS } from './generated/seenSentences.ts';

/**
 * The first sentence of a day on which something weighs, by kind, in bokmål, nynorsk and English (D61): that it was
 * seen, without comfort, advice or a guess at what exactly it is.
 */
export const SEEN_SENTENCES: SeenSentences = TEXTS;

/** The same by what a day is known to weigh; null where nothing does, or it is not clear what. */
export function seenOn(
  weight: { kind?: Weight | null; isNynorsk: boolean } | null,
  { date, language }: { date: LocalDate; language: Language },
): string | null {
  const kind = weight?.kind ?? null;
  return weight === null || kind === null ? null : seenSentence(kind, { date, language, isNynorsk: weight.isNynorsk });
}

/** The sentence of a day on which something weighs: the same all day, another the next; nynorsk where that was written. */
export function seenSentence(
  weight: Weight,
  { date, language, isNynorsk }: { date: LocalDate; language: Language; isNynorsk: boolean },
): string {
  const sentences = SEEN_SENTENCES[weight];
  const sentence = sentences[rotationOn(date, sentences.length)] ?? sentences[0];
  if (sentence === undefined) throw new RangeError(`No sentence for ${weight}`);
  return sentence[language === 'no' && isNynorsk ? 'nn' : language];
}
