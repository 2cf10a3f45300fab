import type { Problem } from '../problems.ts';
import type { SealedStore } from '../store/sealedStore.ts';
import { withTimeout } from '../withTimeout.ts';
import {
  isHeld,
  isUnsent,
  type KeptWrite,
  NOTHING,
  type Outcome,
  type OutboxState,
  rebased,
  stateOf,
} from './outboxState.ts';
import { createSendingLoop } from './sendingLoop.ts';
import { laneOf, verdictOf, type Verdict } from './whatWaits.ts';

export interface Outbox {
  /** Resolves when it is known what waits. */
  ready: Promise<void>;
  state: () => OutboxState;
  subscribe: (listener: () => void) => () => void;
  /** `onKept` is called once this device has it for good, which is before it is sent. */
  write: <D extends object>(write: KeptWrite, onKept?: () => void) => Promise<Outcome<D>>;
  /** Tries now what waits, and once more what was refused when it is named. */
  retry: (id?: string) => Promise<void>;
  /** Sends what could still be taken back: nobody will. */
  release: () => Promise<void>;
  /** Throws one away, unsent. */
  discard: (id: string) => Promise<void>;
  /** The person has read what was told of what is sent and overtaken. */
  acknowledge: () => void;
  /** Sends nothing from now on; what is kept stays. */
  close: () => void;
}

interface OutboxOptions {
  userId: string;
  /** Opens where writes are kept; a rejection has every write sent at once or not at all. */
  openStore: () => Promise<SealedStore>;
  /** Sends one; `isFirst` when it has never waited. Rejects with what `problemOf` reads. */
  send: (write: KeptWrite, isFirst: boolean) => Promise<{ data: object; overtaken?: readonly string[] }>;
  /** Told whenever it may be others that wait; those for which a form waits are not among them. */
  onWaiting?: (writes: readonly KeptWrite[]) => void;
  /** Another tab has sent one, and this is the answer. */
  onSentElsewhere?: (write: KeptWrite, data: object) => void;
}

/** After so long a person is told that it waits, though it may still be on its way; in ms. */
export const PATIENCE = 8000;

const AWAY: Outcome<never> = { kind: 'waits', problem: { code: 'NETWORK', fields: [] } };

type Message =
  | { kind: 'changed' }
  | { kind: 'sent'; id: string; data: object }
  | { kind: 'refused'; id: string; problem: Problem }
  | { kind: 'acknowledged' };

/** A write in the store under its number. */
type Row = [key: number, write: KeptWrite];

/**
 * Where writes are kept on this device until the server has them (D45): in order for each record, for as long as it
 * takes. One that the server refuses for good blocks nothing, and stays until the person decides. Nothing is taken away
 * before the answer to it has come.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { userId, openStore, send, onWaiting, onSentElsewhere } = options;
  const name = `spire.outbox.${userId}`;
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<() => void>();
  /** Writes of this tab whose outcome is still awaited. */
  const awaited = new Map<string, (outcome: Outcome<object>) => void>();
  let state = NOTHING;
  let rows: readonly Row[] = [];
  let changes = 0;
  let isClosed = false;

  function show(part: Partial<OutboxState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function take(next: readonly Row[]): void {
    rows = next;
    const writes = next.map(([, write]) => write);
    onWaiting?.(writes.filter((each) => isUnsent(each) && !awaited.has(each.id)));
    show(stateOf(writes));
  }

  const tell = (message: Message) => {
    if (!isClosed) channel?.postMessage(message);
  };

  async function read(store: SealedStore): Promise<readonly Row[]> {
    const entries = (await store.entries('writes')) as Row[];
    return entries.filter(([, write]) => write.userId === userId);
  }

  const opening = openStore().then(
    async (store) => {
      const known = await read(store);
      if (isClosed) store.close();
      else {
        channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
        show({ isKeeping: true });
        take(known);
      }
      return store;
    },
    () => {
      show({ isKeeping: false });
      return null;
    },
  );

  /** Takes what lies in the store, also what other tabs have put there; again where this one has changed it meanwhile. */
  async function refresh(): Promise<void> {
    const store = await opening;
    if (store === null) return;
    for (let isSame = false; !isSame && !isClosed;) {
      const before = changes;
      const known = await read(store);
      isSame = before === changes;
      if (isSame) take(known);
    }
  }

  /** Takes over a change that this tab has just made in the store. */
  function note(next: readonly Row[]): void {
    changes += 1;
    take(next);
  }

  function settle(id: string, outcome: Outcome<object>): boolean {
    const resolve = awaited.get(id);
    if (resolve === undefined) return false;
    awaited.delete(id);
    if (outcome.kind === 'waits') take(rows);
    resolve(outcome);
    return true;
  }

  function noteSent(id: string): void {
    // A write that was held to be taken back was told when it was done.
    const isTold = awaited.has(id) || rows.some(([, each]) => each.id === id && each.heldUntil !== undefined);
    if (!isTold) show({ sent: state.sent + 1 });
  }

  /** Handles a message from another tab of this person. */
  function hear(message: Message): void {
    if (isClosed) return;
    if (message.kind === 'acknowledged') show({ sent: 0 });
    if (message.kind === 'sent') {
      const known = rows.find(([, { id }]) => id === message.id)?.[1];
      if (known !== undefined) onSentElsewhere?.(known, message.data);
      noteSent(message.id);
      settle(message.id, { kind: 'sent', data: message.data });
    }
    if (message.kind === 'refused' && settle(message.id, { kind: 'refused', problem: message.problem })) {
      // Its form is open here, with everything in it: there it is put right.
      void discard(message.id).catch(() => undefined);
      return;
    }
    void refresh().catch(() => undefined);
  }

  /** Puts what lies in the store under the number of that write, or nothing in its place. */
  async function change(store: SealedStore, key: number, next: KeptWrite | undefined): Promise<void> {
    if (next === undefined) await store.remove('writes', key);
    else await store.put('writes', key, next);
    note(rows.flatMap((row) => (row[0] !== key ? [row] : next === undefined ? [] : [[key, next] as Row])));
  }

  async function rebase(store: SealedStore, sent: KeptWrite, data: object): Promise<void> {
    for (const [key, later] of rows) {
      const next = rebased(later, sent, data);
      if (next !== undefined) await change(store, key, next);
    }
  }

  /** One try of one write. Says what stands in the way of it, if anything. */
  async function deliver(store: SealedStore, [key, write]: Row): Promise<Verdict | undefined> {
    try {
      const { data, overtaken } = await send(write, awaited.has(write.id));
      noteSent(write.id);
      await rebase(store, write, data);
      await change(store, key, overtaken && { ...write, overtaken });
      settle(write.id, { kind: 'sent', data });
      tell({ kind: 'sent', id: write.id, data });
      return undefined;
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict.kind === 'waits') {
        settle(write.id, { kind: 'waits', problem: verdict.problem });
        return verdict;
      }
      await change(store, key, awaited.has(write.id) ? undefined : { ...write, refusal: verdict.problem });
      settle(write.id, { kind: 'refused', problem: verdict.problem });
      tell({ kind: 'refused', id: write.id, problem: verdict.problem });
      return verdict;
    }
  }

  /** Tries the first of every record once, the next as soon as that is there. Answers when to look again, in ms. */
  async function pass(): Promise<number | undefined> {
    const store = await opening;
    if (store === null) return undefined;
    const closed = new Set<string>();
    const tried = new Set<number>();
    let pause: number | undefined;
    await refresh();
    for (;;) {
      const row = rows.find(
        ([key, write]) => !tried.has(key) && isUnsent(write) && !isHeld(write) && !closed.has(laneOf(write)),
      );
      if (row === undefined || isClosed) return pause;
      tried.add(row[0]);
      const verdict = await deliver(store, row);
      if (verdict?.kind !== 'waits') continue;
      closed.add(laneOf(row[1]));
      pause = Math.max(pause ?? 0, (verdict.problem.retryAfter ?? 0) * 1000);
      if (verdict.isForAll) return pause;
    }
  }

  function settleTheRest(): void {
    for (const id of [...awaited.keys()]) settle(id, { kind: 'waits', problem: undefined });
  }

  function heldUntil(): number | undefined {
    const times = rows.flatMap(([, each]) => (isHeld(each) ? [each.heldUntil ?? 0] : []));
    return times.length === 0 ? undefined : Math.min(...times);
  }

  const loop = createSendingLoop({
    name,
    isWanted: async () => (await opening) !== null && rows.length > 0,
    pass,
    heldUntil,
    onEnd: settleTheRest,
  });
  void opening.then(() => loop.wake());

  async function sendOnly(write: KeptWrite): Promise<Outcome<object>> {
    try {
      return { kind: 'sent', data: (await send(write, true)).data };
    } catch (error) {
      const verdict = verdictOf(error);
      return { kind: verdict.kind === 'refused' ? 'refused' : 'failed', problem: verdict.problem };
    }
  }

  /** The outcome of a write while somebody watches; after a while they are told that it waits. */
  function waitFor(id: string): Promise<Outcome<object>> {
    return new Promise((resolve) => {
      const late = setTimeout(() => settle(id, { kind: 'waits', problem: undefined }), PATIENCE);
      awaited.set(id, (outcome) => {
        clearTimeout(late);
        resolve(outcome);
      });
    });
  }

  async function write(given: KeptWrite, onKept: () => void = () => undefined): Promise<Outcome<object>> {
    // A store that opens slowly is waited for no longer than an answer would be.
    const store = await withTimeout(PATIENCE, opening).catch(() => null);
    const key = await store?.add('writes', given).catch(() => undefined);
    // A browser that keeps nothing, or no more: sent now or not at all, and whoever wrote it is told.
    if (store === null || key === undefined) return sendOnly(given);
    onKept();
    const outcome = navigator.onLine && !isHeld(given) ? waitFor(given.id) : AWAY;
    note(rows.some(([known]) => known === key) ? rows : [...rows, [key, given]]);
    tell({ kind: 'changed' });
    void loop.wake();
    return outcome;
  }

  async function discard(id: string): Promise<void> {
    const store = await opening;
    if (store === null) return;
    for (const [key, each] of await read(store)) if (each.id === id) await store.remove('writes', key);
    tell({ kind: 'changed' });
    await refresh();
  }

  async function forgetOvertaken(): Promise<void> {
    const store = await opening;
    if (store === null) return;
    for (const [key, { overtaken }] of rows) if (overtaken !== undefined) await change(store, key, undefined);
  }

  async function retry(id?: string): Promise<void> {
    const store = await opening;
    const row = rows.find(([, each]) => each.id === id);
    if (store !== null && row !== undefined) {
      const { refusal: _, ...again } = row[1];
      await change(store, row[0], again);
    }
    await loop.wakeAnew();
  }

  async function release(): Promise<void> {
    const store = await opening;
    for (const [key, each] of rows)
      if (store !== null && isHeld(each)) await change(store, key, { ...each, heldUntil: 0 });
    await loop.wakeAnew();
  }

  return {
    ready: opening.then(() => undefined),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: write as Outbox['write'],
    retry,
    release,
    discard,
    acknowledge: () => {
      show({ sent: 0 });
      void forgetOvertaken()
        .catch(() => undefined)
        .then(() => tell({ kind: 'acknowledged' }));
    },
    close: () => {
      isClosed = true;
      loop.close();
      channel?.close();
      settleTheRest();
      void opening.then((store) => store?.close());
    },
  };
}
