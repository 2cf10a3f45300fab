import { exerciseNamed } from '@spire/content/namedExercises';
import { learnExercises, signsOf, type ExerciseRecords } from '@spire/content/learnExercises';
import { addDays, localDate } from '@spire/domain/dates';
import { textErrors } from '@spire/domain/fieldChecks';
import { LEARNT_FOR } from '@spire/domain/exerciseScore';
import { SIGNS_COUNT_FOR } from '@spire/domain/learntExercises';
import { LIMITS } from '@spire/domain/limits';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { idErrors, newRecordId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import type { SuggestionInteractionStore } from '../suggestion-interaction/suggestionInteraction.store.ts';
import type { ToolActivityStore } from '../tool-activity/toolActivity.store.ts';
import type { ToolActivity } from '../tool-activity/toolActivity.type.ts';
import type { MarkExerciseInput } from './exerciseMark.input.ts';
import type { ExerciseMarkStore } from './exerciseMark.store.ts';
import type { ExerciseMark, LearntExercises } from './exerciseMark.type.ts';

/** More than anybody does in half a year; the newest count most. */
const MOST = 500;
/** More of them would add nothing. */
const MOST_LIKED = 50;

export interface ExerciseMarkService {
  /** The signs by which something may rest today, oldest first. */
  signs(context: RequestContext): Promise<ExerciseMark[]>;
  /** The scores and signs of the person's exercises by today. */
  learnt(context: RequestContext): Promise<LearntExercises>;
  /** Stores a mark; a repeat with the same id answers the stored one (D45). Refuses with every wrong field. */
  mark(claims: Claims, input: MarkExerciseInput, now: Date): Promise<ExerciseMark>;
}

function doneOf({ id, date, createdAt, record }: ToolActivity): ExerciseRecords['done'] {
  const kept = { id, date, createdAt };
  if ('activity' in record)
    return [{ ...kept, exercise: record.activity, kind: record.category, feeling: record.feltAfter }];
  if (!('exercise' in record)) return [];
  const { title, type } = record.exercise;
  return [{ ...kept, exercise: title, kind: type, feeling: record.afterFeeling }];
}

export function createExerciseMarkService(
  store: ExerciseMarkStore,
  activities: Pick<ToolActivityStore, 'exercisesSince'>,
  suggestions: Pick<SuggestionInteractionStore, 'list'>,
): ExerciseMarkService {
  async function recordsOf({ claims, now, timeZone }: RequestContext, days: number) {
    const from = addDays(localDate(now, timeZone), -days);
    const [done, marks] = await Promise.all([
      activities.exercisesSince(claims, from, MOST),
      store.since(claims, from, MOST),
    ]);
    return { done: done.flatMap(doneOf), marks };
  }

  return {
    signs: async (context) => signsOf(await recordsOf(context, SIGNS_COUNT_FOR)),
    learnt: async (context) => {
      const [records, liked] = await Promise.all([
        recordsOf(context, LEARNT_FOR),
        suggestions.list(context.claims, 'liked', { limit: MOST_LIKED, after: undefined }),
      ]);
      return learnExercises({ ...records, liked }, localDate(context.now, context.timeZone));
    },
    mark: (claims, input, now) => {
      const { date, kind } = input;
      const id = newRecordId(input.id);
      const exercise = input.exercise.trim();
      refuseWhenWrong([
        ...idErrors(id),
        ...acceptedDateErrors(date, now),
        ...storableErrors({ exercise }),
        ...textErrors('exercise', exercise, LIMITS.title),
      ]);
      const name = exerciseNamed(exercise)?.id ?? exercise;
      return store.addOnce(claims, { id, date, exercise: name, kind, createdAt: now });
    },
  };
}
