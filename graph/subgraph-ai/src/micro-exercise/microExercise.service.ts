import { stillEmoji } from '@spire/domain/movingBodies';
import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import { hardDayExercise } from '../builtIn/hardDay.ts';
import { chooseMicroExercise } from '../builtIn/micro-exercise/chooseMicroExercise.ts';
import type { Seed } from '../builtIn/seed.ts';
import { microExercisePrompt } from '../prompts/microExercisePrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import type { WriteMicroExerciseInput } from './microExercise.input.ts';
import type { WrittenExercise } from './microExercise.type.ts';

export interface MicroExerciseService {
  /** A small exercise that was not shown lately; a gentle one while little is known (trap 106). */
  write(input: WriteMicroExerciseInput, context: RequestContext): Promise<WrittenExercise | CrisisHelp>;
}

function titleErrors(titles: readonly string[]): FieldError[] {
  if (titles.length > LIMITS.listEntries)
    return [{ field: 'previousTitles', code: 'TOO_MANY', limit: LIMITS.listEntries }];
  const named = titles.map((title, index) => [`previousTitles.${index}`, title] as const);
  return [
    ...named.flatMap(([field, title]) => lengthErrors(field, title, LIMITS.title)),
    ...storableErrors(Object.fromEntries(named)),
  ];
}

export function createMicroExerciseService(answering: Answering, newSeed: () => Seed): MicroExerciseService {
  return {
    write: async (input, context) => {
      const previousTitles = input.previousTitles.map((title) => title.trim());
      const wrong = titleErrors(previousTitles);
      const asking = { kind: 'microExercise', request: input, wrong, told: previousTitles, isOfNoDay: true } as const;
      return answering<WrittenExercise>(asking, context, async ({ facts, offering, write }) => {
        if (offering === 'hardDayTexts') {
          const { reasoning, ...exercise } = hardDayExercise(facts, previousTitles, newSeed());
          return { ...exercise, reasoning: reasoning ?? '', source: 'built_in' };
        }
        return write({
          kind: 'microExercise',
          prompt: (promptFacts) => microExercisePrompt(promptFacts, previousTitles),
          read: ({ type, emoji, title, instruction, reasoning }) => ({
            type,
            emoji: stillEmoji(emoji),
            title,
            instruction,
            reasoning,
          }),
          partsOf: ({ title, instruction, reasoning }) => [[title, instruction, reasoning]],
          builtIn: () => {
            const exercise = chooseMicroExercise(facts, previousTitles, newSeed());
            return { ...exercise, reasoning: exercise.reasoning ?? '' };
          },
        });
      });
    },
  };
}
