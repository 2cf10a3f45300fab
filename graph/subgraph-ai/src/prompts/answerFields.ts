import { CAPACITY_LEVELS, type CapacityLevel, isAtMost } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';

/**
 * Space for 120 words (S14); a longer answer is refused. Lengths are checked here because providers do not accept them
 * in a schema.
 */
const MOST_CHARACTERS = { text: 1000, line: 120 };

const textOf = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text !== '' && text.length <= most);

/** The fields every kind of answer is made of. */
export const answerText = textOf(MOST_CHARACTERS.text);
export const answerLine = textOf(MOST_CHARACTERS.line);
export const answerEmoji = textOf(TOOL_LIMITS.emoji).refine((text) =>
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(
    text,
  ),
);

/**
 * The most minutes a suggestion of a provider's may take at each level: fewer than a written text may, because no human
 * has read it.
 */
export const MOST_MINUTES: Readonly<Record<CapacityLevel, number>> = { low: 3, limited: 10, moderate: 20, high: 30 };

/**
 * Declarations of an answer about itself, asked for so that the guard need not find everything by reading. An answer
 * that declares too much effort or a topic to be spared is refused (S14, D23). DECLARE asks for it in the prompt.
 */
export function declaredFields({ capacity, avoid }: Bounds) {
  return {
    minutes: z
      .int()
      .min(1)
      .max(TOOL_LIMITS.exerciseMinutes.max)
      .nullable()
      .refine((minutes) => minutes === null || minutes <= MOST_MINUTES[capacity]),
    effort: z.enum(CAPACITY_LEVELS).refine((effort) => isAtMost(effort, capacity)),
    touches: z.array(z.enum(AVOID_SUGGESTIONS)).refine((touches) => !touches.some((each) => avoid.includes(each))),
  };
}

/** The meaning of the declared fields; stands in each task that asks for them. */
export const DECLARE: Record<Language, string> = {
  no: '«minutes» er omtrent hvor mange minutter det tar, eller null når det ikke har noen lengde. «effort» er det minste som kreves av leseren: low (går fint fra senga), limited (sittende, hjemme), moderate (litt aktivitet) eller high. «touches» er alt teksten er innom av meditation, exercise, creative_tasks, social_contact og screen_use. Svar ærlig på dem.',
  en: '"minutes" is about how many minutes it takes, or null where it has no length. "effort" is the least that is asked of the reader: low (fine from bed), limited (sitting, at home), moderate (a little activity) or high. "touches" is everything the text involves of meditation, exercise, creative_tasks, social_contact and screen_use. Answer these honestly.',
};
