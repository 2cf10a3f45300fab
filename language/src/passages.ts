/** As long as the texts that classifiers learn from; of a longer one each passage is read for itself. */
const MOST_WORDS = 60;
const PASSAGE_WORDS = 30;

const count = (text: string) => text.split(/\s+/u).length;

/**
 * A text in passages of whole sentences, none longer than what classifiers have learnt from where sentences end: one line
 * that matters is not lost among many that do not. A short text is one passage.
 */
export function passagesOf(text: string): string[] {
  if (count(text) <= MOST_WORDS) return [text];
  const passages: string[] = [];
  let held: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…\n])\s+/u)) {
    const words = sentence.split(/\s+/u).filter((word) => word !== '');
    for (let from = 0; from < words.length; from += PASSAGE_WORDS) {
      const part = words.slice(from, from + PASSAGE_WORDS);
      if (held.length > 0 && held.length + part.length > PASSAGE_WORDS) {
        passages.push(held.join(' '));
        held = [];
      }
      held = [...held, ...part];
    }
  }
  return held.length > 0 ? [...passages, held.join(' ')] : passages;
}
