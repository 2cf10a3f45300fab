import type { DocumentNode } from 'graphql';

export type Fields = Readonly<Record<string, unknown>>;

/** The kinds of changes, and their targets: fields of the person, as the graph names them. */
export interface ChangeKinds {
  /** These are no longer known: whoever shows one asks anew. */
  forget: readonly string[];
  /** The ledger of activities counts it, so that what is counted is no longer known. */
  isCounted: true;
  /** Lists of a part of the records are asked for anew, since another part may be theirs by now. */
  forgetParts: string;
  /** The answer, when it is for today, is what stands there for today. */
  forToday: string;
  /** The answer, where it is of today, is all that stands in a plain list for today. */
  allOfToday: string;
  /** The answer is a value of its date rather than a record: where that is today, it stands there, with what it left out. */
  valueOfToday: string;
  /** The answer is the first of a cursor list, and of the list of its own part of the records, such as of its kind. */
  firstOf: string;
  /** The answer stands last in a plain list. */
  lastOf: string;
  /** The answer stands in a plain list for today where the date in its field `by` is today, and no longer where it is not. */
  forTodayAmong: { list: string; by: string };
  /** The record of that type which the input names is gone from a cursor list, and is counted no more. */
  goneFrom: { list: string; type: string };
  /** The record of that type which the input names is gone, from every list that held it. */
  removed: string;
}

/**
 * One thing that a write changes in what is known. It is plain data, since it is kept with a write that waits; `when`
 * limits it to inputs with these fields.
 */
export type CacheChange = {
  [Kind in keyof ChangeKinds]: Pick<ChangeKinds, Kind> & { when?: Fields };
}[keyof ChangeKinds];

/** The known state of the person by now, pending writes included. */
export interface Known {
  person: Fields;
  /** The record of that type and id; without fields where it is not known. */
  record: (type: string, id: unknown) => Fields;
  /** The record that a field of the person leads to. */
  recordAt: (field: string) => Fields;
  /** The records of a plain list of the person. */
  recordsAt: (field: string) => readonly Fields[];
}

/** How a write that replaces what others may have changed learns what stands there: a field of the person with `updatedAt`. */
export interface StandingQuestion {
  query: DocumentNode;
  variables?: Fields;
  field: string;
}

/** How the client treats one mutation. */
export interface WriteRule {
  /** The changes of a write beside the record it answers with, which the cache follows by itself. */
  changes: readonly CacheChange[];
  /**
   * The write is of no use later, or would do something else the second time: it needs its answer now, and is never
   * kept. Every other is harmless when it is repeated, and waits where it cannot be sent.
   */
  isAnsweredNow?: true;
  /** A record that is gone already, by a repeat or from elsewhere, is as it was wished. */
  isDoneWhenGone?: true;
  /** The record that the write changes, as it is known; with the input upon it, it is what the server will answer. */
  record?: (input: Fields, known: Known) => Fields;
  /**
   * The server's expected answer, where the input is no part of it; `true` where it only says that it is done, and `given`
   * where the page gives it with the write.
   */
  answer?: ((input: Fields, known: Known) => Fields | readonly Fields[] | true) | 'given';
  /** Whether the record is known, so that the changes of others can be told from those of this device; yes when left out. */
  isBaseKnown?: (known: Known) => boolean;
  standing?: (input: Fields) => StandingQuestion;
}

/** The mutations of a remote, or those which several share, by the field of the graph. */
export type WriteRules = Readonly<Record<string, WriteRule>>;

/** The part of a rule kept with its write: a page that sends it after a reload may not have the remote of the rule. */
export interface KeptRule {
  changes: readonly CacheChange[];
  isDoneWhenGone?: true;
  standing?: StandingQuestion;
}

const rules = new Map<string, WriteRule>();
const listeners = new Set<() => void>();

/** Makes known how to treat the mutations of a remote. The latest counts, since a remote may be replaced by another version. */
export function registerWrites(brought: WriteRules): void {
  for (const [mutation, rule] of Object.entries(brought)) rules.set(mutation, rule);
  for (const listener of listeners) listener();
}

/** Hears of every remote that brings its rules; the function returned ends it. */
export function onWritesRegistered(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined for a mutation of which nobody here has heard. */
export const ruleOf = (mutation: string): WriteRule | undefined => rules.get(mutation);

/** The part of its rule that a write takes along; undefined where there is none. */
export function keptRuleOf(mutation: string, input: object): KeptRule | undefined {
  const rule = ruleOf(mutation);
  if (rule === undefined) return undefined;
  const { changes, isDoneWhenGone, standing } = rule;
  return {
    changes,
    ...(isDoneWhenGone === undefined ? {} : { isDoneWhenGone }),
    ...(standing === undefined ? {} : { standing: standing(input as Fields) }),
  };
}
