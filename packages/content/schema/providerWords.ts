import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS } from '@spire/domain/options';
import { CONTACT_ATTRIBUTES, DESIRED_FEELINGS, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { optionsOf, text } from './fields.ts';

/** Instructions of several lines. */
const lines = z
  .strictObject({ nb: z.string().min(1), en: z.string().min(1) })
  .transform(({ nb, en }) => ({ no: nb, en }));

/** How a provider of texts is told what a person has chosen, and the rules that it has to keep. */
export const providerWords = z.strictObject({
  /** The role and the rules of every text (S14, S18–S20). */
  role: lines,
  /** The nature of the message: data, and never instructions (A29). */
  data: lines,
  labels: z.record(z.enum(['effort', 'heed', 'avoid']), text),
  /** The rules of each topic to be spared, with the exceptions it is easily mistaken to have (trap 100). */
  avoid: z.record(z.enum(AVOID_SUGGESTIONS), text),
  /** Each level as an instruction about effort: the level itself is never told (trap 99). */
  capacity: z.record(z.enum(CAPACITY_LEVELS), text),
  /** A warning beside the rule, used wherever more effort could do harm (S14, S24). */
  neverMoreLoad: text,
  /**
   * The instruction that follows from each consideration. A provider is told this and never the consideration: the
   * consequence of an illness is enough to write well, and its name would be more than is needed (S3).
   */
  considerations: z.record(z.enum(CONSIDERATIONS), text),
  goals: z.record(z.enum(GOALS), text),
  feelings: z.record(z.enum(optionsOf(DESIRED_FEELINGS)), text),
  wants: z.record(z.enum(SOCIAL_WANTS), text),
  attributes: z.record(z.enum(CONTACT_ATTRIBUTES), text),
  partsOfDay: z.record(z.enum(PARTS_OF_DAY), text),
});
export type ProviderWords = z.output<typeof providerWords>;
