import { WEIGHTS } from '@spire/domain/weights';
import { z } from 'zod';
import { tip } from './events.ts';
import { someOf, text } from './fields.ts';
import { sources } from './sources.ts';

/** Something to think about. One that claims nothing has no source, and is called a thought. */
const note = z.strictObject({
  text,
  source: sources.keyof().exactOptional(),
  /** The weights it is given for; none where left out. */
  suits: someOf(WEIGHTS).exactOptional(),
});

/** The texts of expectation lift for a person who wants to feel one of the seven. */
export const expectations = z.strictObject({
  encouragements: z
    .array(
      z.strictObject({
        /** May call a person by name: `{nickname}`, with a comma before it. */
        message: text,
        tips: z.tuple([tip, tip, tip]).readonly(),
      }),
    )
    .readonly(),
  learning: note,
  brainTraining: note,
});
export type Expectations = z.output<typeof expectations>;

/** Something to think about where something weighs, by what it is: each claims nothing. */
export const weightThoughts = z.record(z.enum(WEIGHTS), text);
export type WeightThoughts = z.output<typeof weightThoughts>;
