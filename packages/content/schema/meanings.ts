import { AVOID_SUGGESTIONS, SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { z } from 'zod';
import { considerations, goals, needs, said, someOf } from './fields.ts';

const categories = someOf(SUGGESTION_CATEGORIES);

/** The meaning of everyday words: a state (a need or a condition of life) or an activity. */
const meaning = z.strictObject({
  /** The words in both languages, separated by spaces; a star stands for any ending. */
  words: said,
  needs: needs.exactOptional(),
  considerations: considerations.exactOptional(),
  goals: goals.exactOptional(),
  /** The kinds of suggestion the words ask for. */
  categories: categories.exactOptional(),
  /** The kinds of suggestion the words refuse. */
  unwanted: categories.exactOptional(),
  /** Whether it can be refused, though it is of no kind of suggestion. */
  isDeed: z.literal(true).exactOptional(),
  /** The topics it touches that a person may have asked to be spared. */
  touches: someOf(AVOID_SUGGESTIONS).exactOptional(),
});

export const meanings = z.array(meaning).readonly();
export type Meanings = z.output<typeof meanings>;
