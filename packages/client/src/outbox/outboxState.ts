import type { DocumentNode } from 'graphql';
import type { Problem } from '../problems.ts';
import type { KeptRule } from '../writeRules.ts';
import { isOfOneRecord } from './whatWaits.ts';

/** A write as it is kept: everything that it takes to send it, also by a page that knows nothing of it. */
export interface KeptWrite {
  id: string;
  userId: string;
  /** The field of the mutation. */
  mutation: string;
  document: DocumentNode;
  input: object;
  isKeptFromCache: boolean;
  /** The time of the write by the clock of this device, in ms. */
  writtenAt: number;
  /** Earlier values of the fields it changes, as far as known: they tell what others have changed since. */
  base?: object;
  /** The changes of its mutation, and how it is sent; undefined where its rule was unknown. */
  rule?: KeptRule;
  /** The server's expected answer, as far as that could be told when it was written. */
  answer?: object;
  /** Until then it can be taken back by `discard`, and is not sent; in ms, by the clock of this device. */
  heldUntil?: number;
  /** Why the server will never take it as it is. */
  refusal?: Problem;
  /** It is sent; in these fields somebody's later words stand, and the person has not read that yet. */
  overtaken?: readonly string[];
}

/** A write that is not at the server yet, for the screen. */
export interface WaitingWrite extends Pick<KeptWrite, 'id' | 'mutation' | 'input' | 'writtenAt' | 'base'> {
  refusal?: Problem;
}

/** A notice that somebody's later words have replaced those of this device. */
export interface Overtaken {
  mutation: string;
  /** The fields that were left as they are. */
  fields: readonly string[];
  /** This device's version of the record, for the person to read. */
  mine: object;
}

/** The state of the outbox, as it is told everywhere. */
export interface OutboxState {
  /** False while this browser keeps nothing: what is written is sent at once or not at all. Undefined: not known yet. */
  isKeeping: boolean | undefined;
  /** Oldest first. */
  waiting: readonly WaitingWrite[];
  /** Writes that the server refused for good: they are sent again only when the person asks for it. */
  refused: readonly WaitingWrite[];
  /** How many have reached the server since the person last heard of it. */
  sent: number;
  overtaken: readonly Overtaken[];
}

/** The outcome of a write. */
export type Outcome<D> =
  | { kind: 'sent'; data: D }
  | { kind: 'waits'; problem: Problem | undefined }
  | { kind: 'refused'; problem: Problem }
  /** It is nowhere: not at the server, and this browser does not keep it. */
  | { kind: 'failed'; problem: Problem };

export const isUnsent = ({ refusal, overtaken }: KeptWrite): boolean =>
  refusal === undefined && overtaken === undefined;
export const isHeld = ({ heldUntil = 0 }: KeptWrite): boolean => heldUntil > Date.now();

export const NOTHING: OutboxState = {
  isKeeping: undefined,
  waiting: [],
  refused: [],
  sent: 0,
  overtaken: [],
};

/** The part of the state that kept writes decide. */
export const stateOf = (writes: readonly KeptWrite[]): Pick<OutboxState, 'waiting' | 'refused' | 'overtaken'> => ({
  waiting: writes.filter((each) => isUnsent(each) && !isHeld(each)),
  refused: writes.filter(({ refusal }) => refusal),
  overtaken: writes.flatMap(({ mutation, overtaken, input }) =>
    overtaken === undefined ? [] : [{ mutation, fields: overtaken, mine: input }],
  ),
});

/** Moves a later write that began from the same version as the one sent to the version that came of that. */
function withVersion(later: { version?: unknown }, sent: { version?: unknown }, version: unknown): object {
  return later.version !== undefined && later.version === sent.version ? { ...later, version } : later;
}

/**
 * A write this device has just sent is the base of its later ones of the same record, also those of a tab that had not
 * heard of it: nobody is overtaken by themselves. Undefined for a write of another record, or one that is not to be sent.
 */
export function rebased(later: KeptWrite, sent: KeptWrite, data: object): KeptWrite | undefined {
  if (later.id === sent.id || !isUnsent(later) || !isOfOneRecord(later, sent)) return undefined;
  const answer = (data as Record<string, unknown>)[sent.mutation];
  const stands: Record<string, unknown> = { ...sent.input, ...(typeof answer === 'object' ? answer : {}) };
  const fields = Object.keys(later.input).filter((field) => field in stands);
  const known = Object.fromEntries(fields.map((field) => [field, stands[field]]));
  const input = withVersion(later.input, sent.input, stands['version']);
  return { ...later, input, base: { ...later.base, ...known } };
}
