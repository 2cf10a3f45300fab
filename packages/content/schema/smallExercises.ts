import { EXERCISE_TYPES } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { considerations, emoji, entries, needs, tags, text } from './fields.ts';

const fields = {
  type: z.enum(EXERCISE_TYPES),
  emoji,
  title: text,
  instruction: text,
  /** Why it may be worth trying, never what it will do. */
  reasoning: text.exactOptional(),
  contraindications: tags.contraindications,
  isLight: tags.isLight,
  assumes: tags.assumes,
};

/** The small exercises of one tier, with everything a rule chooses by: the file is the tier. */
export const smallExercises = entries(z.strictObject({ ...fields, avoid: tags.avoid, needs, considerations }));
export type SmallExercises = z.output<typeof smallExercises>;

/** The small exercises that suit anybody. */
export const fixedExercises = entries(z.strictObject(fields));
export type FixedExercises = z.output<typeof fixedExercises>;
