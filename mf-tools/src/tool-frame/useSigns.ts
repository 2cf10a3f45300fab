import { useToday } from '@spire/client';
import type { NamedSign } from '@spire/content/learnExercises';
import { isOftenWorse, restOf } from '@spire/domain/learntExercises';
import { useMemo } from 'react';
import type { ExerciseLogQuery } from '../inner-balance/ExerciseLog.generated.ts';
import type { MicroHistoryQuery } from '../micro-regulation/MicroHistory.generated.ts';

/** An exercise that was done, as the history of its tool has it. */
export type Done = (ExerciseLogQuery | MicroHistoryQuery)['me']['toolActivities']['nodes'][number];

/** An exercise by all that it may be called. */
interface Called {
  id: string;
  title: string | { no: string; en: string };
}

const namesOf = ({ id, title }: Called) => (typeof title === 'string' ? [id, title] : [id, title.no, title.en]);

export interface Signs {
  /** Whether it does not come by itself today. */
  rests: (exercise: Called) => boolean;
  /** Exercises have made things worse more than once lately. */
  isOftenWorse: boolean;
}

/** The signs of today, oldest first; each exercise goes by one name. */
export function signsOn(signs: readonly NamedSign[], today: string): Signs {
  const of = (names: readonly string[]) => signs.filter(({ exercise }) => names.includes(exercise));
  const all = new Set(signs.map(({ exercise }) => exercise));
  return {
    rests: (exercise) => restOf(of(namesOf(exercise)), today) !== undefined,
    isOftenWorse: isOftenWorse(
      [...all].map((name) => of([name])),
      today,
    ),
  };
}

/** Exercises that felt worse by records that this device knows, for as long as the server has not said so. */
function worseIn(nodes: readonly Done[]): NamedSign[] {
  return nodes.flatMap(({ id, date, record }) => {
    if ('feltAfter' in record && record.feltAfter === 'unsettled')
      return [{ id, date, exercise: record.activity, kind: 'worse' as const }];
    if ('afterFeeling' in record && record.afterFeeling === 'unsettled')
      return [{ id, date, exercise: record.exercise.title, kind: 'worse' as const }];
    return [];
  });
}

/**
 * The signs that the server knows, and those of `done` that have not reached it: so an exercise rests at once, and without
 * a network.
 */
export function useSigns(known: readonly NamedSign[] | undefined, done: readonly Done[]): Signs {
  const today = useToday();
  return useMemo(() => {
    const marks = known ?? [];
    const ids = new Set(marks.map(({ id }) => id));
    const here = worseIn(done).filter(({ id }) => !ids.has(id));
    return signsOn(
      [...here, ...marks].toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))),
      today,
    );
  }, [known, done, today]);
}
