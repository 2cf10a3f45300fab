/** Characters that are read aloud in a second at the speed used, and the breath before them. */
const SPOKEN = { aSecond: 12, before: 1 };

const secondsToHear = (sentence: string) => SPOKEN.before + sentence.length / SPOKEN.aSecond;

/** How long each sentence stands, in seconds: the time it takes to hear it, and its share of the rest. Together they last `seconds`. */
export function sentenceTimes(sentences: readonly string[], seconds: number): number[] {
  const toHear = sentences.map(secondsToHear);
  const rest = seconds - toHear.reduce((sum, each) => sum + each, 0);
  if (rest < 0) return toHear.map((each) => (each * seconds) / (seconds - rest));
  return toHear.map((each) => each + rest / sentences.length);
}

/** Where the sentences stand: which one, from 1, and how many seconds were left when it came. */
export interface Standing {
  step: number;
  since: number;
}

/** The sentence that stands once so many seconds are left. Whoever turned one by hand shares what is left among the rest. */
export function standingAt(sentences: readonly string[], { step, since }: Standing, left: number): Standing {
  const [time = 0] = sentenceTimes(sentences.slice(step - 1), since);
  const next = { step: step + 1, since: since - time };
  return step < sentences.length && left <= next.since ? standingAt(sentences, next, left) : { step, since };
}
