import { calmFeeling } from '@spire/content/expectationTexts';
import { isQuietAhead } from '@spire/domain/eventKinds';
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
      return answering<ExpectationResponse>(asking, context, async ({ facts, offering, write, note }) => {
        // The built-in writer is imported when first needed, because its word lists are large.
        const { chooseExpectation } = await import('../builtIn/expectation/chooseExpectation.ts');
        const { aheadOf } = await import('../builtIn/expectation/aheadOf.ts');
        const ahead = await aheadOf(draft.whatToDo, input.about ?? null);
        const isCalm = offering === 'hardDayTexts' || facts.weight !== null;
        const desiredFeeling = isCalm ? calmFeeling(draft.desiredFeeling) : draft.desiredFeeling;
        const builtIn = { ...chooseExpectation(facts, { ...draft, desiredFeeling, ahead }, newSeed()), ...ahead };
        // Beside something grave stands what was written for it, and nothing else (D92).
        if (isQuietAhead(ahead)) {
          note('built_in');
          return { ...builtIn, source: 'built_in' };
        }
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
