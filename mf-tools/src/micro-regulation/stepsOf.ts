/** Said with every exercise, in a place of its own. */
const SAID_ANYWAY = ['Stopp hvis noe blir verre.', 'Stop if anything gets worse.'];
/** Fewer words than this are no step: they belong to the sentence before. */
const A_STEP = 4;

/** An instruction sentence by sentence, so that one can be at one thing at a time. */
export function stepsOf(instruction: string): string[] {
  const sentences = instruction.match(/\S.*?(?:[.!?…]+[»”"]?(?=\s|$)|$)/gsu) ?? [];
  return sentences
    .filter((sentence) => !SAID_ANYWAY.includes(sentence))
    .reduce<string[]>((steps, sentence) => {
      const last = steps.at(-1);
      const isShort = sentence.split(/\s+/u).length < A_STEP;
      return isShort && last !== undefined ? [...steps.slice(0, -1), `${last} ${sentence}`] : [...steps, sentence];
    }, []);
}
