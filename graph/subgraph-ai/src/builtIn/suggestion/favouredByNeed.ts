import type { Heard } from './retrieval/hearWish.ts';

/** The weight of the text nearest to a need of today, and of each nat below it. */
const WEIGHT = { nearest: 60, nat: 15 };

/** The texts nearest to a need of today in the person's own words, where it is understood. */
export function favouredByNeed({ certainty, scores }: Heard): Map<string, number> | undefined {
  if (certainty !== 'sure') return undefined;
  const weighed = [...scores].map(([id, score]) => [id, WEIGHT.nearest + WEIGHT.nat * score] as const);
  return new Map(weighed.filter(([, weight]) => weight > 0));
}
