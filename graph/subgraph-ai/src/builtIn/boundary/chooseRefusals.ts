import { type Refusal, REFUSALS_AGAIN, refusalTurns } from '@spire/content/refusals';
import type { Language } from '@spire/domain/languages';
import { messageFormOf } from '@spire/domain/nynorsk';
import type { RequestGuess } from '@spire/domain/refusals';
import { type Seed, turned } from '../seed.ts';

export interface Refusals {
  /** In turns of one of each tone, so that any three in a row are three to choose from. */
  wordings: Refusal[];
  /** An answer to somebody who asks once more. */
  again: string;
}

/** The offered turns of three. */
const TURNS = 6;

/**
 * Whole ways to say no for a request of that kind from that person, in nynorsk where the request is. The next seed begins
 * elsewhere among those that suit best.
 */
export function chooseRefusals(language: Language, shouldDo: string, guess: RequestGuess, seed: Seed): Refusals {
  const form = messageFormOf(language, shouldDo);
  const [again] = turned(REFUSALS_AGAIN, seed);
  if (again === undefined) throw new RangeError('No text is written');
  return { wordings: refusalTurns(guess, form, seed, TURNS), again: again[form] };
}
