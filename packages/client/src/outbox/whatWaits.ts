import { problemOf, type Problem } from '../problems.ts';

/** The write itself is not at fault: the way there was closed, or the server busy, broken or asking who it is. */
const PASSING: readonly Problem['code'][] = [
  'INTERNAL',
  'NETWORK',
  'RATE_LIMITED',
  'SECOND_FACTOR_REQUIRED',
  'TIMEOUT',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
];
/** Problems that would stop every other write too, or let a later one overtake what it depends on. */
const FOR_ALL: readonly Problem['code'][] = PASSING.filter((code) => code !== 'INTERNAL');

/** A failed try of a write: it waits (`isForAll`: and so does every other), or it is refused for good. */
export type Verdict = { kind: 'waits'; problem: Problem; isForAll: boolean } | { kind: 'refused'; problem: Problem };

export function verdictOf(error: unknown): Verdict {
  const problem = problemOf(error);
  if (!PASSING.includes(problem.code)) return { kind: 'refused', problem };
  return { kind: 'waits', problem, isForAll: FOR_ALL.includes(problem.code) };
}

/** Writes to one record go in the order they were made; a record is known by its id, else by what is done to it. */
export function laneOf({ mutation, input }: { mutation: string; input: object }): string {
  const { id } = input as { id?: unknown };
  return typeof id === 'string' ? id : mutation;
}

interface Named {
  mutation: string;
  input: { id?: unknown; date?: unknown };
}

/** Whether both change the same record, in the same way. */
export function isOfOneRecord(one: Named, other: Named): boolean {
  return one.mutation === other.mutation && one.input.id === other.input.id && one.input.date === other.input.date;
}
