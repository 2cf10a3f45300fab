import { WEIGHTS } from '@spire/domain/weights';
import { z } from 'zod';
import { tip } from './events.ts';
import { said, someOf, text } from './fields.ts';

/** The works that a note may claim something by: a note says no more than its source does. */
export const sources = z.strictObject({
  positiveEmotions: z.strictObject({ title: said, url: z.url() }),
  microBreaks: z.strictObject({ title: said, url: z.url() }),
  reachingOut: z.strictObject({ title: said, url: z.url() }),
  holdingHands: z.strictObject({ title: said, url: z.url() }),
  whenThenPlans: z.strictObject({ title: said, url: z.url() }),
  taskSwitching: z.strictObject({ title: said, url: z.url() }),
  slowBreathing: z.strictObject({ title: said, url: z.url() }),
  selfEfficacy: z.strictObject({ title: said, url: z.url() }),
  habits: z.strictObject({ title: said, url: z.url() }),
  selfTalk: z.strictObject({ title: said, url: z.url() }),
});
export type Sources = Readonly<z.output<typeof sources>>;

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
