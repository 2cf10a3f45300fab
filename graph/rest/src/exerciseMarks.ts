import { EXERCISE_MARKS, EXERCISE_SIGNS, REST_REASONS, type ExerciseMarkKind } from '@spire/domain/learntExercises';
import { keysOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { AFTER_FEELINGS, EXERCISE_TYPES, type AfterFeeling } from '@spire/domain/toolOptions';
import { operation } from '@spire/graph-kit/staticOperation';
import { z } from 'zod';
import { date, id, idParams, ignoredUserId, newId, optionId, text } from './fields.ts';
import { route } from './restRoute.ts';

const TAG = 'Exercises';

const exercise = text.meta({ description: 'Its id, or its title where it has none.' });
const mark = z
  .object({
    id: id.meta({ description: 'Its own, or that of the activity that felt worse.' }),
    ...{ date, exercise, kind: optionId(EXERCISE_SIGNS) },
  })
  .meta({ id: 'ExerciseMark', description: 'A sign by which an exercise rests, or may come again.' });
type Mark = z.input<typeof mark>;

const score = z.number().meta({ description: 'Above 0 where it has done good; half as much after 30 days.' });
const learnt = z
  .object({
    exercises: z.array(
      z.object({
        ...{ exercise, score },
        rest: z
          .object({ reason: optionId(REST_REASONS), until: date })
          .nullable()
          .meta({ description: 'Until when it does not come by itself; null where it may.' }),
      }),
    ),
    kinds: z.array(
      z.object({
        ...{ kind: optionId(EXERCISE_TYPES), score },
        liked: z.number().meta({ description: 'The part of the score that liked suggestions have added.' }),
      }),
    ),
  })
  .meta({ id: 'LearntExercises' });

const FIELDS = 'id date exercise kind';
const MARKS = operation<{ me: { exerciseMarks: Mark[] } }>(
  `query RestExerciseMarks { me { exerciseMarks { ${FIELDS} } } }`,
);
const MARK = operation<
  { markExercise: Mark },
  { input: { id?: string | undefined; date: string; exercise: string; kind: ExerciseMarkKind } }
>(`mutation RestMarkExercise($input: MarkExerciseInput!) { markExercise(input: $input) { ${FIELDS} } }`);
const LEARNT = operation<{ me: { learntExercises: z.input<typeof learnt> } }>(
  `query RestLearntExercises { me { learntExercises {
    exercises { exercise score rest { reason until } }
    kinds { kind score liked }
  } } }`,
);
const FELT = operation<{ tellInnerBalance: { id: string } }, { input: { id: string; feltAfter: AfterFeeling } }>(
  'mutation RestTellInnerBalance($input: TellInnerBalanceInput!) { tellInnerBalance(input: $input) { id } }',
);

/** Answers of a person to exercises, and what is learnt of them. */
export const exerciseRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.exerciseMarks,
    tag: TAG,
    summary: 'Signs of the last weeks by which exercises rest',
    description: 'Oldest first: the marks, and what felt worse.',
    answer: z.array(mark),
    run: async ({ ask }) => (await ask(MARKS, {})).me.exerciseMarks,
  }),
  route({
    method: 'POST',
    path: REST_PATHS.exerciseMarks,
    tag: TAG,
    summary: 'Mark an exercise',
    description: 'stopped, unwanted, or welcome again, which takes what was said before back.',
    body: z
      .object({
        userId: ignoredUserId,
        id: newId,
        date: date.optional().meta({ description: 'Today unless told.' }),
        exercise,
        kind: z.enum(EXERCISE_MARKS),
      })
      .meta({ id: 'ExerciseToMark' }),
    answer: mark,
    run: async ({ ask, today, body: { id: markId, date: day = today(), exercise: name, kind } }) =>
      (await ask(MARK, { input: { id: markId, date: day, exercise: name, kind } })).markExercise,
  }),
  route({
    method: 'GET',
    path: REST_PATHS.learntExercises,
    tag: TAG,
    summary: 'Scores by which the next exercise is chosen',
    description: 'Computed of how exercises felt, of marks and of liked suggestions.',
    answer: learnt,
    run: async ({ ask }) => (await ask(LEARNT, {})).me.learntExercises,
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.feltAfter,
    tag: TAG,
    summary: 'Tell how an exercise of inner balance felt',
    description: 'A small exercise has it in its own record. The last answer holds.',
    errors: ['NOT_FOUND'],
    params: idParams,
    body: z.object({ userId: ignoredUserId, feltAfter: z.enum(keysOf(AFTER_FEELINGS)) }).meta({ id: 'FeelingToTell' }),
    run: async ({ ask, params, body: { feltAfter } }) => {
      await ask(FELT, { input: { id: params.id, feltAfter } });
    },
  }),
];
