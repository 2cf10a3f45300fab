import type { Language } from '@spire/domain/languages';
import type { Prompt } from '../provider/textProvider.ts';
import { type BoundaryAnswer, boundaryData, type BoundaryInput, boundarySchema } from './boundaryPrompt.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: 'Oppgaven: leseren har øvd på å si nei. «shouldDo» er det hen kjente at hen burde gjøre, «needInstead» er det hen trengte i stedet, med en emoji, og «sayNoExample» er det hen vil si. I «text» skriver du to eller tre setninger som anerkjenner behovet: at det er greit å ha det, og hva som er godt ved å si det på denne måten. Rett ikke på ordene, og si ingenting om hva andre vil mene eller svare. I «reminder» skriver du én kort setning å ta med seg.',
  en: 'The task: the reader has practised saying no. "shouldDo" is what they felt they ought to do, "needInstead" is what they needed instead, with an emoji, and "sayNoExample" is what they would like to say. In "text" write two or three sentences that acknowledge the need: that it is all right to have it, and what is good about saying it this way. Do not correct the words, and say nothing of what others will think or answer. In "reminder" write one short sentence to take along.',
};

/** Asks for words that support a refusal the person has written. */
export function boundaryValidationPrompt(
  facts: PromptFacts,
  input: BoundaryInput & { sayNoExample: string },
): Prompt<BoundaryAnswer> {
  return writePrompt(
    { ...facts, considerations: [] },
    {
      name: 'boundary_validation',
      task: TASK,
      data: { ...boundaryData(facts, input), sayNoExample: facts.hide(input.sayNoExample) },
      schema: boundarySchema,
    },
  );
}
