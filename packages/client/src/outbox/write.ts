import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { deviceStorage } from '@spire/domain/deviceStorage';
import { LAST_WRITE_KEY } from '../lastWrite.ts';
import type { Problem } from '../problems.ts';
import type { SaveAnswer } from '../saveState.ts';
import { sendWrite } from '../sendWrite.ts';
import type { Outbox } from './outbox.ts';
import type { KeptWrite } from './outboxState.ts';
import { baseOf, mutationOf, pendingAnswer } from './pendingAnswer.ts';
import { keptRuleOf, ruleOf } from '../writeRules.ts';
import { verdictOf } from './whatWaits.ts';

interface WriteOptions {
  isKeptFromCache: boolean;
  /** It is sent now or not at all, whatever its rule says. */
  isAnsweredNow?: boolean;
  onKept?: (() => void) | undefined;
  /** The time in which it can be taken back, in ms. */
  heldFor?: number | undefined;
  /** The expected answer, where only the page can tell it. */
  answer?: object | undefined;
  /** The parts of the record that are to go with it, such as its picture. */
  leaves?: object | undefined;
}

/** Saves by one mutation. Never rejects: what came of it is answered. */
export type WriteDoor = <D extends object>(
  document: TypedDocumentNode<D, never>,
  input: object,
  options: WriteOptions,
) => Promise<SaveAnswer<D>>;

function refusalOf(problem: Problem): Extract<SaveAnswer<never>, { kind: 'refused' | 'failed' }> {
  return problem.fields.length > 0 ? { kind: 'refused', problem, fields: problem.fields } : { kind: 'failed', problem };
}

/** The one door by which writes leave the pages: through the outbox, or at once where the answer is of no use later. */
export function createWriteDoor(apollo: ApolloClient, userId: string, outbox: Outbox): WriteDoor {
  return async <D extends object>(
    document: TypedDocumentNode<D, never>,
    input: object,
    { isKeptFromCache, isAnsweredNow, onKept, heldFor, answer, leaves }: WriteOptions,
  ): Promise<SaveAnswer<D>> => {
    const mutation = mutationOf(document);
    const writtenAt = Date.now();
    deviceStorage.setItem(LAST_WRITE_KEY, String(writtenAt));
    const rule = keptRuleOf(mutation, input);
    const base = leaves ?? baseOf(apollo.cache, { userId, mutation, input, writtenAt });
    const made: KeptWrite = {
      id: crypto.randomUUID(),
      userId,
      mutation,
      document,
      input,
      isKeptFromCache,
      writtenAt,
      ...(base === undefined ? {} : { base }),
      ...(rule === undefined ? {} : { rule }),
      ...(heldFor === undefined ? {} : { heldUntil: writtenAt + heldFor }),
    };
    if (isAnsweredNow || ruleOf(mutation)?.isAnsweredNow) {
      try {
        return { kind: 'saved', data: (await sendWrite(apollo, made, true)).data as D };
      } catch (error) {
        return refusalOf(verdictOf(error).problem);
      }
    }
    const shown = (answer ?? pendingAnswer(apollo.cache, made)) as D | undefined;
    const write = { ...made, ...(shown === undefined ? {} : { answer: shown }) };
    const outcome = await outbox.write<D>(write, onKept);
    if (outcome.kind === 'sent') return { kind: 'saved', data: outcome.data };
    if (outcome.kind === 'waits') return { kind: 'waiting', id: write.id, data: shown };
    return refusalOf(outcome.problem);
  };
}
