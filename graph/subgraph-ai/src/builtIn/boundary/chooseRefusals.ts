import { messageFormOf, REFUSALS_AGAIN, refusalsFor } from '@spire/content/refusals';
import type { Language } from '@spire/domain/languages';
import { REFUSAL_TONES, type RefusalTone, type RequestGuess } from '@spire/domain/refusals';
import { type Seed, turned } from '../seed.ts';

/** One whole way to say no. */
export interface Wording {
  tone: RefusalTone;
  text: string;
}

export interface Refusals {
  /** In turns of one of each tone, so that any three in a row are three to choose from. */
  wordings: Wording[];
  /** What to say to who asks once more. */
  again: string;
}

/** The offered turns of three. */
const TURNS = 6;

/**
 * Whole ways to say no for a request of that kind from that person, in nynorsk to who writes it. The next seed begins
 * elsewhere among those that suit best.
 */
export function chooseRefusals(language: Language, shouldDo: string, guess: RequestGuess, seed: Seed): Refusals {
  const form = messageFormOf(language, shouldDo);
  const byTone = REFUSAL_TONES.map((tone) => turned(refusalsFor(guess, tone, form).slice(0, TURNS), seed));
  const wordings = Array.from({ length: TURNS }, (_, turn) =>
    REFUSAL_TONES.flatMap((tone, at) => {
      const text = byTone[at]?.[turn];
      return text === undefined ? [] : { tone, text };
    }),
  ).flat();
  const [again] = turned(REFUSALS_AGAIN, seed);
  if (again === undefined) throw new RangeError('No text is written');
  return { wordings, again: again[form] };
}
