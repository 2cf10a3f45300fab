import { SUGGESTION_CATEGORIES, TASK_TYPES } from '@spire/domain/options';
import { EXERCISE_TYPES } from '@spire/domain/toolOptions';
import { WEIGHTS } from '@spire/domain/weights';
import { z } from 'zod';
import { answered, emoji, entries, needs, tags, text } from './fields.ts';

/** The small acts for a hard day; each can be a suggestion, a task or a small exercise. */
export const hardDayTexts = entries(
  z.strictObject({
    title: text,
    text,
    emoji,
    minutes: z.literal([1, 2]),
    category: z.enum(SUGGESTION_CATEGORIES),
    /** Which of the three tasks it can be. */
    taskType: z.enum(TASK_TYPES),
    /** The kind of small exercise it is. */
    exerciseType: z.enum(EXERCISE_TYPES),
    needs,
    avoid: tags.avoid,
    contraindications: tags.contraindications,
  }),
);
export type HardDayTexts = z.output<typeof hardDayTexts>;
/** The marks of the texts in every language, by which one is known again (`textMark`). */
export type HardDayMarks = readonly string[];

/** The first sentence of a day on which something weighs, by kind: in bokmål, nynorsk and English. */
export const seenSentences = z.record(z.enum(WEIGHTS), z.array(answered.readonly()).readonly()).readonly();
export type SeenSentences = z.output<typeof seenSentences>;
