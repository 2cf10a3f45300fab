import { knownOf, useRead } from '@spire/client';
import { useMemo } from 'react';
import { PersonTodayDocument } from './PersonToday.generated.ts';

/** What has been learnt: above 0 for what has done good, below for what has not, 0 for what nothing is known of. */
export interface Learnt {
  ofOne: (exercise: string) => number;
  ofKind: (kind: string) => number;
}

/** What the server has learnt, or what was known of it last; nothing where it cannot be had. */
export function useLearnt(): Learnt & { isKnown: boolean } {
  const read = useRead(PersonTodayDocument, { pick: ({ me }) => me.learntExercises });
  const known = knownOf(read);
  return useMemo(() => {
    const one = new Map(known?.exercises.map(({ exercise, score }) => [exercise, score]));
    const kinds = new Map<string, number>(known?.kinds.map(({ kind, score }) => [kind, score]));
    return {
      ofOne: (exercise) => one.get(exercise) ?? 0,
      ofKind: (kind) => kinds.get(kind) ?? 0,
      isKnown: read.kind !== 'loading',
    };
  }, [known, read.kind]);
}
