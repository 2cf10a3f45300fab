import type { LocalDate } from '@spire/domain/dates';
import { scoreOf, type Felt } from '@spire/domain/exerciseScore';
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
}

export interface NamedSign extends Sign {
  id: string;
  exercise: string;
}

export interface Learnt {
  exercises: { exercise: string; score: number; rest: Rest | null }[];
  kinds: { kind: ExerciseType; score: number }[];
}

/** By its id where it is ours. */
const named = <Each extends Kept>(each: Each): Each => ({
  ...each,
  exercise: exerciseNamed(each.exercise)?.id ?? each.exercise,
});

/** The signs of every exercise, oldest first: the marks, and what felt worse afterwards. */
export function signsOf({ done, marks }: ExerciseRecords): NamedSign[] {
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

/** What the records say on that date of each exercise, and of each kind: sums, of which nothing is kept. */
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
  return { exercises, kinds: [...sums].map(([kind, score]) => ({ kind, score })) };
}
