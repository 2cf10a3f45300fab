import type { LocalDate } from '@spire/domain/dates';
import { likedScores, scoreOf, type Felt, type Liked } from '@spire/domain/exerciseScore';
import { isWorse, restOf, type ExerciseMarkKind, type Rest, type Sign } from '@spire/domain/learntExercises';
import type { ExerciseType } from '@spire/domain/toolOptions';
import { exerciseNamed } from './namedExercises.ts';

interface Kept {
  id: string;
  date: LocalDate;
  createdAt: Date;
  /** Its id, or a title. */
  exercise: string;
}

/** The records that something is learnt of, each list in any order. */
export interface ExerciseRecords {
  /** Exercises that were done. */
  done: readonly (Kept & Pick<Felt, 'feeling'> & { kind: ExerciseType })[];
  marks: readonly (Kept & { kind: ExerciseMarkKind })[];
  /** Suggestions that were liked, and still are. */
  liked: readonly Liked[];
}

export interface NamedSign extends Sign {
  id: string;
  exercise: string;
}

export interface Learnt {
  exercises: { exercise: string; score: number; rest: Rest | null }[];
  /** `liked` is the part of the score that liked suggestions have added; the rest is what was felt, stopped or not wanted. */
  kinds: { kind: ExerciseType; score: number; liked: number }[];
}

/** By its id where it is ours. */
const named = <Each extends Kept>(each: Each): Each => ({
  ...each,
  exercise: exerciseNamed(each.exercise)?.id ?? each.exercise,
});

/** The signs of every exercise, oldest first: the marks, and what felt worse afterwards. */
export function signsOf({ done, marks }: Pick<ExerciseRecords, 'done' | 'marks'>): NamedSign[] {
  const worse = done
    .filter(({ exercise, feeling }) => isWorse(feeling, exerciseNamed(exercise)?.isForEnergy ?? false))
    .map((each) => ({ ...each, kind: 'worse' as const }));
  return [...worse, ...marks]
    .map(named)
    .toSorted((one, other) =>
      one.date === other.date ? one.createdAt.getTime() - other.createdAt.getTime() : one.date < other.date ? -1 : 1,
    )
    .map(({ id, date, exercise, kind }) => ({ id, date, exercise, kind }));
}

/** The learnt scores and signs of each exercise and kind on that date: sums, of which nothing is kept. */
export function learnExercises(records: ExerciseRecords, today: LocalDate): Learnt {
  const done = records.done.map(named);
  const signs = signsOf(records);
  const names = [...new Set([...done, ...signs].map(({ exercise }) => exercise))];
  const exercises = names.map((exercise) => {
    const its = signs.filter((sign) => sign.exercise === exercise);
    const felt = done.filter((each) => each.exercise === exercise);
    return { exercise, score: scoreOf(felt, its, today), rest: restOf(its, today) ?? null };
  });
  const sums = new Map<ExerciseType, number>();
  for (const { exercise, score } of exercises) {
    const kind = exerciseNamed(exercise)?.kind ?? done.find((each) => each.exercise === exercise)?.kind;
    if (kind !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + score);
  }
  // A kind that has not been good to somebody is not made good by a suggestion that was liked.
  const likes = [...likedScores(records.liked, today)].filter(([kind]) => (sums.get(kind) ?? 0) >= 0);
  const kinds = [...new Set([...sums.keys(), ...likes.map(([kind]) => kind)])].map((kind) => {
    const liked = new Map(likes).get(kind) ?? 0;
    return { kind, score: (sums.get(kind) ?? 0) + liked, liked };
  });
  return { exercises, kinds };
}
