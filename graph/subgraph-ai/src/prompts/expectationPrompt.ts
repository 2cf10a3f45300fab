import { PROVIDER_WORDS } from '@spire/content/providerWords';
import type { Language } from '@spire/domain/languages';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import { answerLine, answerText, DECLARE, declaredFields } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: leseren ser fram mot noe. «whatToDo» er hva hen skal, «whatCanGoBetter» er hva som kan gå bra, «howToFeelGood» er hva hen selv kan gjøre, og «desiredFeeling» er hvordan hen vil ha det etterpå. I «message» skriver du to til fire varme setninger som hører til akkurat dette, uten å love at det går bra. I «suggestions» skriver du ett til tre små råd, hvert på én setning og høyst 15 ord, som gjør det lettere og ikke større. Minst ett handler om å gi seg mens det er godt. Skriv ingenting om hjernen, forskning eller læring. ${DECLARE.no}`,
  en: `The task: the reader looks ahead to something. "whatToDo" is what they are going to do, "whatCanGoBetter" is what could go well, "howToFeelGood" is what they can do themselves, and "desiredFeeling" is how they want to feel afterwards. In "message" write two to four warm sentences that belong to just this, without promising that it goes well. In "suggestions" write one to three small tips, each one sentence of at most 15 words, that make it easier and not bigger. At least one is about stopping while it feels good. Write nothing about the brain, research or learning. ${DECLARE.en}`,
};

const schemaFor = (bounds: Bounds) =>
  z.strictObject({
    message: answerText,
    suggestions: z.array(answerLine).min(1).max(3),
    ...declaredFields(bounds),
  });
export type ExpectationAnswer = z.infer<ReturnType<typeof schemaFor>>;

export interface ExpectationInput {
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
}

/** Asks for the message and tips of an expectation lift; facts and sources are never left to a provider (S18). */
export function expectationPrompt(facts: PromptFacts, input: ExpectationInput): Prompt<ExpectationAnswer> {
  const { checkIn, hide, language } = facts;
  return writePrompt(facts, {
    name: 'expectation',
    task: TASK,
    data: {
      whatToDo: hide(input.whatToDo),
      whatCanGoBetter: hide(input.whatCanGoBetter),
      howToFeelGood: hide(input.howToFeelGood),
      desiredFeeling: PROVIDER_WORDS.feelings[input.desiredFeeling][language],
      checkIn,
    },
    schema: schemaFor(facts),
  });
}
