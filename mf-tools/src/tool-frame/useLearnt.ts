import { knownOf, useRead } from '@spire/client';
import { useMemo } from 'react';
import { PersonTodayDocument } from './PersonToday.generated.ts';

/** Learnt scores: above 0 for exercises that did good, below for those that did not, 0 where nothing is known. */
export interface Learnt {
  ofOne: (exercise: string) => number;
  ofKind: (kind: string) => number;
  /** The part of it that only suggestions which were liked say. */
  likedOfKind: (kind: string) => number;
}

/** The server's scores, or those that were known last; none where they cannot be had. */
export function useLearnt(): Learnt & { isKnown: boolean } {
  const read = useRead(PersonTodayDocument, { pick: ({ me }) => me.learntExercises });
  const known = knownOf(read);
  return useMemo(() => {
    const one = new Map(known?.exercises.map(({ exercise, score }) => [exercise, score]));
    const kinds = new Map<string, { score: number; liked: number }>(known?.kinds.map((each) => [each.kind, each]));
    return {
      ofOne: (exercise) => one.get(exercise) ?? 0,
      ofKind: (kind) => kinds.get(kind)?.score ?? 0,
      likedOfKind: (kind) => kinds.get(kind)?.liked ?? 0,
      isKnown: read.kind !== 'loading',
    };
  }, [known, read.kind]);
}
