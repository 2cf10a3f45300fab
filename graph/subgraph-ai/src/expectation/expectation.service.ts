import { calmFeeling } from '@spire/content/expectationTexts';
import { expectationSessionErrors } from '@spire/domain/toolRules';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import type { Seed } from '../builtIn/seed.ts';
import { expectationPrompt } from '../prompts/expectationPrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import type { WriteExpectationResponseInput } from './expectation.input.ts';
import type { ExpectationResponse } from './expectation.type.ts';

export interface ExpectationService {
  /** An encouragement for what lies ahead; its notes are from the reviewed list, whoever wrote the rest (S18). */
  write(input: WriteExpectationResponseInput, context: RequestContext): Promise<ExpectationResponse | CrisisHelp>;
}

export function createExpectationService(answering: Answering, newSeed: () => Seed): ExpectationService {
  return {
    write: async (input, context) => {
      const texts = {
        whatToDo: input.whatToDo.trim(),
        whatCanGoBetter: input.whatCanGoBetter.trim(),
        howToFeelGood: input.howToFeelGood.trim(),
      };
      const draft = { ...texts, desiredFeeling: input.desiredFeeling };
      const wrong = [...expectationSessionErrors(draft), ...storableErrors(texts)];
      const asking = { kind: 'expectation', request: input, wrong, told: Object.values(texts) } as const;
      return answering<ExpectationResponse>(asking, context, async ({ facts, offering, write }) => {
        // The built-in writer is imported when first needed, because its word lists are large.
        const { chooseExpectation } = await import('../builtIn/expectation/chooseExpectation.ts');
        const { eventOf } = await import('../builtIn/expectation/plainEvents.ts');
        const event = await eventOf(draft.whatToDo);
        const isCalm = offering === 'hardDayTexts' || facts.weight !== null;
        const desiredFeeling = isCalm ? calmFeeling(draft.desiredFeeling) : draft.desiredFeeling;
        const builtIn = chooseExpectation(facts, { ...draft, desiredFeeling, event }, newSeed());
        return write({
          kind: 'expectation',
          prompt: (promptFacts) => expectationPrompt(promptFacts, draft),
          read: ({ message, suggestions }) => ({ ...builtIn, message, suggestions }),
          partsOf: ({ message, suggestions }) => [[message, ...suggestions]],
          builtIn: () => builtIn,
        });
      });
    },
  };
}
