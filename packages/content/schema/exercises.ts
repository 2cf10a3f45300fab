import { z } from 'zod';
import { entries, minutes, said, tags, text } from './fields.ts';

/** The exercises of inner balance for one category and tier: the folder is the category, the file the tier. */
export const exercises = entries(
  z.strictObject({
    title: text,
    /** One or two sentences; the first stands alone in a list. */
    description: text,
    steps: z
      .strictObject({ nb: z.array(said).readonly(), en: z.array(said).readonly() })
      .transform(({ nb, en }) => ({ no: nb, en })),
    /** How long the countdown runs, 1 to 8. */
    minutes,
    position: z.enum(['lying', 'sitting', 'any', 'standing']),
    /** For the pacer: the breath goes in and out, and is never held. */
    rhythm: z.strictObject({ inSeconds: z.int(), outSeconds: z.int() }).exactOptional(),
    contraindications: tags.contraindications.unwrap().default([]),
    /** It moves the body, though it stands in another category than movement. */
    isMovement: z.literal(true).exactOptional(),
    isLight: tags.isLight,
    assumes: tags.assumes,
  }),
);
export type Exercises = z.output<typeof exercises>;
