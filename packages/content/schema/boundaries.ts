import { z } from 'zod';
import { text } from './fields.ts';

/** The texts of "prioritise yourself" for one group of needs. */
export const boundaries = z.strictObject({
  /** Why the need counts, without a lecture. */
  validations: z.array(text).readonly(),
  reminder: text,
});
export type Boundaries = z.output<typeof boundaries>;

/** Shown in place of a no where a text hints at violence or control. */
export const insteadOfANo = z.strictObject({
  /** The id of a help number. */
  helpNumber: z.string(),
  title: text,
  text,
});
export type InsteadOfANo = z.output<typeof insteadOfANo>;
