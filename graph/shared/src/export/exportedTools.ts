import { z } from 'zod';
import { exportedDate, exportedId, exportedInstant, exportedOption, exportedText } from './exportedValues.ts';

const completion = { id: exportedId, date: exportedDate, completedAt: exportedInstant, createdAt: exportedInstant };
const source = exportedOption.nullable();

/** A tool that was completed, with what it was told. */
export const toolActivity = z.discriminatedUnion('tool', [
  z.strictObject({
    ...completion,
    tool: z.literal('inner_balance'),
    record: z.strictObject({
      category: exportedOption,
      activity: exportedText,
      durationMinutes: z.int().nullable(),
      feltAfter: exportedOption.nullable().default(null),
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('micro_regulation'),
    record: z.strictObject({
      exercise: z.strictObject({
        type: exportedOption,
        emoji: exportedText,
        title: exportedText,
        instruction: exportedText,
        reasoning: exportedText,
      }),
      afterFeeling: exportedOption,
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('social_support'),
    record: z.strictObject({
      socialWants: z.array(exportedOption),
      selectedContacts: z.array(exportedId),
      suggestion: exportedText,
      source,
    }),
  }),
  z.strictObject({
    ...completion,
    tool: z.literal('self_priority'),
    record: z.strictObject({
      shouldDo: exportedText,
      needInstead: z.strictObject({ text: exportedText, emoji: exportedOption }),
      sayNoExample: exportedText,
      validation: exportedText,
      source,
    }),
  }),
]);

/** A plan for something that lies ahead, and how that went. */
export const expectationSession = z.strictObject({
  ...completion,
  whatToDo: exportedText,
  whatCanGoBetter: exportedText,
  howToFeelGood: exportedText,
  desiredFeeling: exportedOption,
  // Documents of before have neither.
  howItWent: exportedOption.nullable().default(null),
  planOn: exportedDate.nullable().default(null),
});
