import type { LocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { turnOn } from '@spire/domain/turns';
import type { Weight } from '@spire/domain/weights';
import { SEEN_SENTENCES } from './seen/seenSentences.ts';

export { SEEN_SENTENCES };

/** The sentence of a day on which something weighs: the same all day, another the next; nynorsk where that was written. */
export function seenSentence(
  weight: Weight,
  { date, language, isNynorsk }: { date: LocalDate; language: Language; isNynorsk: boolean },
): string {
  const sentences = SEEN_SENTENCES[weight];
  const sentence = sentences[turnOn(date, sentences.length)] ?? sentences[0];
  if (sentence === undefined) throw new RangeError(`No sentence for ${weight}`);
  return sentence[language === 'no' && isNynorsk ? 'nn' : language];
}
