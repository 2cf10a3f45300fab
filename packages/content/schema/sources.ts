import { z } from 'zod';
import { said } from './fields.ts';

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
