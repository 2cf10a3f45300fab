import type { Language } from '@spire/domain/languages';
import { z } from 'zod';
import type { Prompt } from '../provider/textProvider.ts';
import { answerLine, answerText } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: 'Oppgaven: leseren øver på å si nei. «shouldDo» er det hen kjenner at hen burde gjøre, «needInstead» er det hen trenger i stedet, med en emoji. I «text» skriver du hva leseren selv kan si eller sende: to eller tre vennlige setninger i jeg-form, uten forklaringer ut over behovet, uten unnskyldninger, uten anklager og uten løfte om å ta det igjen. Er det ingen andre å si nei til, er det noe leseren kan si til seg selv. I «reminder» skriver du én kort setning om at behovet teller.',
  en: 'The task: the reader is practising saying no. "shouldDo" is what they feel they ought to do, "needInstead" is what they need instead, with an emoji. In "text" write what the reader can say or send: two or three friendly sentences in the first person, with no explanation beyond the need, no apologies, no blame and no promise to make up for it. If there is nobody else to say no to, it is something the reader can say to themselves. In "reminder" write one short sentence saying that the need counts.',
};

/** A text of the boundary tool and the line that goes with it. */
export const boundarySchema = z.strictObject({ text: answerText, reminder: answerLine });
export type BoundaryAnswer = z.infer<typeof boundarySchema>;

export interface BoundaryInput {
  shouldDo: string;
  needInstead: string;
  emoji: string | null;
}

/** The text written in the tool; no other fact of a person is needed for it (S3). */
export function boundaryData({ hide }: PromptFacts, { shouldDo, needInstead, emoji }: BoundaryInput) {
  return { shouldDo: hide(shouldDo), needInstead: hide(needInstead), emoji: emoji === null ? undefined : hide(emoji) };
}

/** Asks for an example of saying no. It must not be used where a text hints at violence or control (S15). */
export function boundaryPrompt(facts: PromptFacts, input: BoundaryInput): Prompt<BoundaryAnswer> {
  return writePrompt(
    { ...facts, considerations: [] },
    { name: 'boundary', task: TASK, data: boundaryData(facts, input), schema: boundarySchema },
  );
}
