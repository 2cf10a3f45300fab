import { lengthErrors, optionErrors, textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import { chooseBacking, type Backing } from '../builtIn/boundary/chooseBacking.ts';
import { chooseRefusals } from '../builtIn/boundary/chooseRefusals.ts';
import { guessOf } from '../builtIn/boundary/guessOf.ts';
import type { Seed } from '../builtIn/seed.ts';
import { type BoundaryInput, boundaryPrompt } from '../prompts/boundaryPrompt.ts';
import { boundaryValidationPrompt } from '../prompts/boundaryValidationPrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import type { BoundaryInput as BoundaryToRead, ValidateBoundaryInput, WriteBoundaryInput } from './boundary.input.ts';
import type { WrittenText } from './boundary.type.ts';

export interface BoundaryService {
  /** Words for a no; never where somebody else may be dangerous (S15). */
  write(input: WriteBoundaryInput, context: RequestContext): Promise<WrittenText | CrisisHelp>;
  /** Says of a boundary why it counts. */
  validate(input: ValidateBoundaryInput, context: RequestContext): Promise<WrittenText | CrisisHelp>;
}

const partsOf = ({ text, reminder }: Backing) => [[text, reminder]];

function readDraft({ shouldDo, needInstead, emoji = null }: BoundaryToRead): BoundaryInput {
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
          const guess = await guessOf(draft.shouldDo, { who: input.who ?? null, kind: input.kind ?? null });
          const seed = newSeed();
          const { wordings, again } = chooseRefusals(facts.language, draft.shouldDo, guess, seed);
          const warm = wordings.find(({ tone }) => tone === 'warm');
          if (warm === undefined) throw new RangeError('No way to say no is written');
          const written = await write({
            kind: 'boundary',
            prompt: (promptFacts) => boundaryPrompt(promptFacts, draft),
            read: ({ text, reminder }): Backing => ({ text, reminder }),
            partsOf,
            builtIn: () => ({ ...chooseBacking(facts.language, draft, seed), text: warm.text }),
          });
          if (written === 'flagged') return written;
          // A provider's text takes the place of the first warm one; the others stand beside it.
          const all = wordings.map(({ tone, text }) =>
            text === warm.text
              ? { tone, text: written.text, source: written.source }
              : { tone, text, source: 'built_in' as const },
          );
          return { ...written, wordings: all, again, guess };
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
          const written = await write({
            kind: 'validation',
            prompt: (promptFacts) => boundaryValidationPrompt(promptFacts, { ...draft, sayNoExample }),
            read: ({ text, reminder }): Backing => ({ text, reminder }),
            partsOf,
            builtIn: () => chooseBacking(facts.language, draft, newSeed()),
          });
          return written === 'flagged' ? written : { ...written, wordings: [], again: null, guess: null };
        },
      );
    },
  };
}
