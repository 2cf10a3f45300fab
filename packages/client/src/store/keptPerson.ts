import type { TypedDocumentNode } from '@apollo/client';
import type { KeptWrite } from '../outbox/outboxState.ts';
import { todaysDate } from '../today.ts';
import { keptAnswer } from './keptAnswers.ts';
import { openSealedStore } from './sealedStore.ts';

/** The fields of the person that the gate needs. */
interface Me {
  profile: object | null;
  todaysCheckIn: object | null;
}

/** The person with what they have written since, in its order. */
function withWrites<M extends Me>(me: M, writes: readonly KeptWrite[]): M {
  return writes.reduce((before, { mutation, input, refusal, overtaken }) => {
    if (refusal !== undefined || overtaken !== undefined) return before;
    if (mutation === 'saveProfile') {
      return { ...before, profile: { __typename: 'Profile', ...before.profile, ...input } };
    }
    const today = todaysDate();
    const { date, whatIsGoodText = '' } = input as { date?: unknown; whatIsGoodText?: unknown };
    const isTodays = mutation === 'saveCheckIn' && date === today;
    if (!isTodays || before.todaysCheckIn !== null) return before;
    return { ...before, todaysCheckIn: { __typename: 'CheckIn', id: `waiting-${today}`, date, whatIsGoodText } };
  }, me);
}

/** The language that this device still has to send for that person; undefined where none waits. */
export async function waitingLanguage(userId: string): Promise<string | undefined> {
  const store = await openSealedStore(userId);
  try {
    const writes = (await store.entries('writes')) as [number, KeptWrite][];
    const own = writes.findLast(
      ([, { mutation, input, refusal }]) => mutation === 'saveProfile' && refusal === undefined && 'language' in input,
    );
    const { language }: { language?: string } = own?.[1].input ?? {};
    return language;
  } finally {
    store.close();
  }
}

/** The person as this device knew them last; undefined when it does not. For a start without a network. */
export async function keptPerson<D extends { me: Me }>(
  userId: string,
  document: TypedDocumentNode<D, Record<string, never>>,
): Promise<D | undefined> {
  try {
    const store = await openSealedStore(userId);
    try {
      const [known, writes] = await Promise.all([keptAnswer(store, document), store.entries('writes')]);
      if (known === undefined) return undefined;
      return {
        ...known,
        me: withWrites(
          known.me,
          (writes as [number, KeptWrite][]).map(([, write]) => write),
        ),
      };
    } finally {
      store.close();
    }
  } catch {
    return undefined;
  }
}
