import { lengthErrors, optionErrors, textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import type { BoundaryText } from '../builtIn/boundary/boundaryParts.ts';
import type { Seed } from '../builtIn/seed.ts';
import { type BoundaryInput, boundaryPrompt } from '../prompts/boundaryPrompt.ts';
import { boundaryValidationPrompt } from '../prompts/boundaryValidationPrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import type { ValidateBoundaryInput, WriteBoundaryInput } from './boundary.input.ts';
import type { WrittenText } from './boundary.type.ts';

export interface BoundaryService {
  /** Words for a no; never where somebody else may be dangerous (S15). */
  write(input: WriteBoundaryInput, context: RequestContext): Promise<WrittenText | CrisisHelp>;
  /** Says of a boundary why it counts. */
  validate(input: ValidateBoundaryInput, context: RequestContext): Promise<WrittenText | CrisisHelp>;
}

const partsOf = ({ text, reminder }: BoundaryText) => [[text, reminder]];

function readDraft({ shouldDo, needInstead, emoji = null }: WriteBoundaryInput): BoundaryInput {
  return { shouldDo: shouldDo.trim(), needInstead: needInstead.trim(), emoji };
}

function draftErrors({ shouldDo, needInstead, emoji }: BoundaryInput, sayNoExample = '') {
  return [
    ...textErrors('shouldDo', shouldDo, LIMITS.freeText),
    ...textErrors('needInstead', needInstead, LIMITS.freeText),
    ...(emoji === null ? [] : optionErrors('emoji', emoji, PRIORITY_EMOJIS)),
    ...lengthErrors('sayNoExample', sayNoExample, LIMITS.freeText),
    ...storableErrors({ shouldDo, needInstead, sayNoExample }),
  ];
}

/** The built-in writers are imported when first needed, because their word lists are large. */
async function builtInWriters() {
  const [{ chooseBoundary }, { chooseValidation }, { requestOf }] = await Promise.all([
    import('../builtIn/boundary/chooseBoundary.ts'),
    import('../builtIn/boundary/chooseValidation.ts'),
    import('../builtIn/boundary/plainRequests.ts'),
  ]);
  return { chooseBoundary, chooseValidation, requestOf };
}

export function createBoundaryService(answering: Answering, newSeed: () => Seed): BoundaryService {
  return {
    write: async (input, context) => {
      const draft = readDraft(input);
      const wrong = draftErrors(draft);
      const told = [draft.shouldDo, draft.needInstead];
      return answering<WrittenText>(
        {
          kind: 'boundary',
          request: input,
          wrong,
          told,
          requested: [draft.shouldDo],
          isOfNoDay: true,
          isAboutOthers: true,
        },
        context,
        async ({ facts, write }) => {
          const { chooseBoundary, requestOf } = await builtInWriters();
          const request = await requestOf(draft.shouldDo);
          return write({
            kind: 'boundary',
            prompt: (promptFacts) => boundaryPrompt(promptFacts, draft),
            read: ({ text, reminder }): BoundaryText => ({ text, reminder }),
            partsOf,
            builtIn: () => chooseBoundary(facts, { ...draft, request }, newSeed()),
          });
        },
      );
    },
    validate: async (input, context) => {
      const draft = readDraft(input);
      const sayNoExample = input.sayNoExample.trim();
      const wrong = draftErrors(draft, sayNoExample);
      const told = [draft.shouldDo, draft.needInstead, sayNoExample];
      return answering<WrittenText>(
        {
          kind: 'validation',
          request: input,
          wrong,
          told,
          requested: [draft.shouldDo],
          isOfNoDay: true,
          isAboutOthers: true,
        },
        context,
        async ({ facts, write }) => {
          const { chooseValidation, requestOf } = await builtInWriters();
          const request = await requestOf(draft.shouldDo);
          return write({
            kind: 'validation',
            prompt: (promptFacts) => boundaryValidationPrompt(promptFacts, { ...draft, sayNoExample }),
            read: ({ text, reminder }): BoundaryText => ({ text, reminder }),
            partsOf,
            builtIn: () => chooseValidation(facts, { ...draft, request }, newSeed()),
          });
        },
      );
    },
  };
}
