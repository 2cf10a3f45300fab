import 'fake-indexeddb/auto';
import { parse } from 'graphql';
import { destroySealedStore, openSealedStore } from '../store/sealedStore.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { KeptWrite } from './outboxState.ts';

const ANNA = 'anna';
const ADD = parse('mutation AddMemory($input: AddMemoryInput!) { addMemory(input: $input) { id title } }');
const NETWORK = { code: 'UNREACHABLE' };
const refusal = (code: string) => ({ errors: [{ extensions: { code } }] });

/** The page around the outbox, as far as it listens to one. */
const page = new EventTarget();
let isOnline = true;
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
});
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
function setOnline(isNow: boolean): void {
  isOnline = isNow;
  if (isNow) page.dispatchEvent(new Event('online'));
}

let made = 0;
function writeOf(record: string, title = record, userId = ANNA): KeptWrite {
  made += 1;
  return {
    id: `write-${made}`,
    userId,
    mutation: 'addMemory',
    document: ADD,
    input: { id: record, title },
    isKeptFromCache: false,
    writtenAt: made,
  };
}

type Send = (write: KeptWrite) => Promise<{ data: object }>;
const open: Outbox[] = [];
const said = jest.fn<undefined, [string]>();
const answered: Send = ({ input }) => {
  said((input as { title: string }).title);
  return Promise.resolve({ data: { addMemory: input } });
};
const titles = () => said.mock.calls.map(([title]) => title);
// oxlint-disable-next-line typescript/prefer-promise-reject-errors
const fails = (error: object) => () => Promise.reject(error);

function outboxOf(send: Send, { userId = ANNA, ...others }: Partial<Parameters<typeof createOutbox>[0]> = {}) {
  const outbox = createOutbox({ userId, openStore: () => openSealedStore(userId), send, ...others });
  open.push(outbox);
  return outbox;
}

/** Resolves when the state is as it is wanted; fails with the test's own limit. */
function until(outbox: Outbox, isSo: (state: ReturnType<Outbox['state']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo(outbox.state())) resolve();
    };
    outbox.subscribe(look);
    look();
  });
}

const realNow = Date.now;
function letTimePass(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + milliseconds);
}
const isEmpty = ({ waiting, refused }: ReturnType<Outbox['state']>) => waiting.length + refused.length === 0;

beforeEach(() => {
  isOnline = true;
  said.mockReset();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const outbox of open.splice(0)) outbox.close();
  await destroySealedStore(ANNA);
  await destroySealedStore('berit');
});

test('what is written without a network waits, and goes once and in order when there is one again', async () => {
  setOnline(false);
  let isAway = true;
  const outbox = outboxOf((write) => (isAway ? fails(NETWORK)() : answered(write)));
  for (const title of ['one', 'two', 'three']) {
    expect(await outbox.write(writeOf(title))).toMatchObject({ kind: 'waits' });
  }
  expect(outbox.state().waiting.map(({ input }) => (input as { id: string }).id)).toEqual(['one', 'two', 'three']);
  isAway = false;
  setOnline(true);
  await until(outbox, isEmpty);
  expect(titles()).toEqual(['one', 'two', 'three']);
  expect(outbox.state().sent).toBe(3);
  outbox.acknowledge();
  expect(outbox.state().sent).toBe(0);
});

test('what is sent while its form looks on is answered, and not spoken of again', async () => {
  const outbox = outboxOf(answered);
  expect(await outbox.write(writeOf('one'))).toEqual({
    kind: 'sent',
    data: { addMemory: { id: 'one', title: 'one' } },
  });
  expect(outbox.state()).toMatchObject({ waiting: [], refused: [], sent: 0, isKeeping: true });
});

test('a broken answer holds back what changes the same record, and nothing else', async () => {
  let isBroken = true;
  const outbox = outboxOf((write) => {
    const isOf = (write.input as { id: string }).id === 'a';
    return isOf && isBroken ? fails(refusal('INTERNAL'))() : answered(write);
  });
  expect(await outbox.write(writeOf('a', 'first'))).toMatchObject({ kind: 'waits' });
  expect(await outbox.write(writeOf('a', 'second'))).toMatchObject({ kind: 'waits' });
  expect(await outbox.write(writeOf('b', 'other'))).toMatchObject({ kind: 'sent' });
  expect(titles()).toEqual(['other']);
  isBroken = false;
  await outbox.retry();
  await until(outbox, isEmpty);
  expect(titles()).toEqual(['other', 'first', 'second']);
});

test('what is refused while its form looks on goes back to the form', async () => {
  const outbox = outboxOf(fails(refusal('DAILY_LIMIT')));
  expect(await outbox.write(writeOf('a'))).toMatchObject({ kind: 'refused', problem: { code: 'DAILY_LIMIT' } });
  expect(outbox.state()).toMatchObject({ waiting: [], refused: [] });
});

test('what is refused later lies there with its words and the reason, in nobody’s way, until the person decides', async () => {
  setOnline(false);
  let code: string | undefined = 'NETWORK';
  const outbox = outboxOf((write) => {
    if (code === 'NETWORK') return fails(NETWORK)();
    return code !== undefined && write.id === first.id ? fails(refusal(code))() : answered(write);
  });
  const first = writeOf('a', 'mine');
  await outbox.write(first);
  await outbox.write(writeOf('a', 'next'));
  code = 'FORBIDDEN';
  setOnline(true);
  await until(outbox, ({ refused, waiting }) => refused.length === 1 && waiting.length === 0);
  expect(outbox.state().refused).toMatchObject([{ input: { title: 'mine' }, refusal: { code: 'FORBIDDEN' } }]);
  expect(titles()).toEqual(['next']);

  outbox.close();
  const later = outboxOf((write) => (code === undefined ? answered(write) : fails(refusal(code))()));
  await until(later, ({ refused }) => refused.length === 1);
  code = undefined;
  await later.retry(first.id);
  await until(later, isEmpty);
  expect(titles()).toEqual(['next', 'mine']);
});

test('what was refused can be thrown away', async () => {
  setOnline(false);
  let isAway = true;
  const outbox = outboxOf(() => fails(isAway ? NETWORK : refusal('NOT_FOUND'))());
  const write = writeOf('a');
  await outbox.write(write);
  isAway = false;
  setOnline(true);
  await until(outbox, ({ refused }) => refused.length === 1);
  await outbox.discard(write.id);
  expect(outbox.state()).toMatchObject({ waiting: [], refused: [] });
});

test('a page that ends before the answer came sends the same again when it is opened', async () => {
  // A browser lets go of what an ended page held; here nothing is held.
  const locks = jest.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  const ids: unknown[] = [];
  const note = ({ id, input }: KeptWrite) => ids.push([id, input]);
  await new Promise<void>((begun) => {
    const ended = outboxOf((write) => {
      note(write);
      begun();
      return new Promise<never>(() => undefined);
    });
    void ended.write(writeOf('a', 'mine'));
  });
  open.splice(0).forEach((ended) => ended.close());
  const next = outboxOf((write) => {
    note(write);
    return answered(write);
  });
  await until(next, ({ isKeeping, waiting }) => isKeeping === true && waiting.length === 0 && ids.length === 2);
  expect(ids[0]).toEqual(ids[1]);
  locks.mockRestore();
});

test('several tabs send each write once, and tell each other', async () => {
  setOnline(false);
  let isAway = true;
  const send: Send = (write) => (isAway ? fails(NETWORK)() : answered(write));
  const elsewhere = jest.fn();
  const one = outboxOf(send, { onSentElsewhere: elsewhere });
  const other = outboxOf(send, { onSentElsewhere: elsewhere });
  for (let number = 0; number < 6; number += 1) await (number % 2 ? one : other).write(writeOf(`m${number}`));
  await until(one, ({ waiting }) => waiting.length === 6);
  await until(other, ({ waiting }) => waiting.length === 6);
  isAway = false;
  setOnline(true);
  await Promise.all([until(one, isEmpty), until(other, isEmpty)]);
  expect(titles().toSorted()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
  await until(one, ({ sent }) => sent === 6);
  await until(other, ({ sent }) => sent === 6);
  expect(elsewhere).toHaveBeenCalledTimes(6);
});

test('nobody is overtaken by what they have sent themselves a moment before', async () => {
  setOnline(false);
  let isAway = true;
  const bases: unknown[] = [];
  const outbox = outboxOf((write) => {
    if (isAway) return fails(NETWORK)();
    bases.push(write.base);
    return answered(write);
  });
  const profile = (nickname: string): KeptWrite => ({
    ...writeOf(nickname),
    mutation: 'saveProfile',
    input: { nickname },
    base: { nickname: 'as it was' },
  });
  await outbox.write(profile('first'));
  await outbox.write(profile('second, by a tab that had not heard of it'));
  isAway = false;
  setOnline(true);
  await until(outbox, isEmpty);
  expect(bases).toEqual([{ nickname: 'as it was' }, { nickname: 'first' }]);
});

test('what began from one version is sent one after the other, each from what came of the one before', async () => {
  setOnline(false);
  let isAway = true;
  const versions: unknown[] = [];
  const outbox = outboxOf((write) => {
    if (isAway) return fails(NETWORK)();
    versions.push((write.input as { version: string }).version);
    return Promise.resolve({ data: { changeMemory: { id: 'm', version: `after ${versions.length}` } } });
  });
  const change = (version: string): KeptWrite => ({
    ...writeOf('m'),
    mutation: 'changeMemory',
    input: { id: 'm', version },
  });
  await outbox.write(change('known'));
  await outbox.write(change('known'));
  await outbox.write(change('older'));
  isAway = false;
  setOnline(true);
  await until(outbox, isEmpty);
  expect(versions).toEqual(['known', 'after 1', 'older']);
});

test('a browser that keeps nothing sends at once, and says so when it cannot', async () => {
  const openStore = () => Promise.reject(new DOMException('No storage here', 'InvalidStateError'));
  let isAway = true;
  const outbox = outboxOf((write) => (isAway ? fails(NETWORK)() : answered(write)), { openStore });
  expect(await outbox.write(writeOf('a'))).toMatchObject({ kind: 'failed', problem: { code: 'NETWORK' } });
  expect(outbox.state().isKeeping).toBe(false);
  isAway = false;
  expect(await outbox.write(writeOf('a'))).toMatchObject({ kind: 'sent' });
});

test('a device that is full sends at once, and loses nothing of what it has', async () => {
  setOnline(false);
  let isAway = true;
  let isFull = false;
  const openStore = async () => {
    const store = await openSealedStore(ANNA);
    const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    return { ...store, add: (...given: Parameters<typeof store.add>) => (isFull ? full() : store.add(...given)) };
  };
  const outbox = outboxOf((write) => (isAway ? fails(NETWORK)() : answered(write)), { openStore });
  await outbox.write(writeOf('a', 'kept'));
  isFull = true;
  expect(await outbox.write(writeOf('b', 'too much'))).toMatchObject({ kind: 'failed' });
  expect(outbox.state().waiting).toHaveLength(1);
  isAway = false;
  setOnline(true);
  await until(outbox, isEmpty);
  expect(titles()).toEqual(['kept']);
});

test('another person on the same device neither sees nor sends it', async () => {
  setOnline(false);
  const hers = outboxOf(fails(NETWORK));
  await hers.write(writeOf('a', 'hers'));
  hers.close();
  setOnline(true);
  const berits = outboxOf(answered, { userId: 'berit' });
  expect(await berits.write(writeOf('b', 'berits', 'berit'))).toMatchObject({ kind: 'sent' });
  expect([titles(), berits.state().waiting]).toEqual([['berits'], []]);
  berits.close();
  const again = outboxOf(answered);
  await until(again, ({ sent }) => sent === 1);
  expect(titles()).toEqual(['berits', 'hers']);
});

/** Everything that lies in a person's store, as the browser holds it. */
async function rawBytes(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes(`spire.${ANNA}`)) return '';
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(`spire.${ANNA}`);
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<unknown[]>((resolve) => {
    const request = db.transaction('writes').objectStore('writes').getAll();
    request.onsuccess = () => resolve(request.result as unknown[]);
  });
  db.close();
  return rows.map((row) => new TextDecoder('latin1').decode((row as { bytes: ArrayBuffer }).bytes)).join('\n');
}

test('what lies there can be read by nobody, and by nobody ever again once the person has logged out', async () => {
  setOnline(false);
  const outbox = outboxOf(fails(NETWORK));
  await outbox.write(writeOf('a', 'Sola kom fram'));
  const raw = await rawBytes();
  expect(raw.length).toBeGreaterThan(50);
  expect(raw).not.toContain('Sola');
  outbox.close();
  await destroySealedStore(ANNA);
  expect(await rawBytes()).toBe('');
  const after = outboxOf(answered);
  await until(after, ({ isKeeping }) => isKeeping === true);
  expect(after.state().waiting).toEqual([]);
});

test('what can be taken back is shown as done, told to nobody as waiting, and sent when its time is over', async () => {
  const shown = jest.fn();
  const outbox = outboxOf(answered, { onWaiting: shown });
  const held = { ...writeOf('a'), heldUntil: Date.now() + 60_000 };
  expect(await outbox.write(held)).toMatchObject({ kind: 'waits' });
  expect(outbox.state().waiting).toEqual([]);
  expect(shown).toHaveBeenLastCalledWith([expect.objectContaining({ id: held.id })]);
  await outbox.retry();
  expect(titles()).toEqual([]);
  letTimePass(60_000);
  await outbox.retry();
  expect(titles()).toEqual(['a']);
  expect(outbox.state().sent).toBe(0);
});

test('what could be taken back is sent by itself', async () => {
  const outbox = outboxOf(answered);
  await outbox.write({ ...writeOf('a'), heldUntil: Date.now() + 200 });
  await until(outbox, () => titles().length > 0);
  expect(titles()).toEqual(['a']);
});

test('what could still be taken back is sent at once where nobody will', async () => {
  const outbox = outboxOf(answered);
  await outbox.write({ ...writeOf('a'), heldUntil: Date.now() + 60_000 });
  await outbox.release();
  expect(titles()).toEqual(['a']);
  expect(outbox.state()).toMatchObject({ waiting: [], sent: 0 });
});

test('what was taken back in time is never sent', async () => {
  const outbox = outboxOf(answered);
  const [taken, left] = ['a', 'b'].map((each) => ({ ...writeOf(each), heldUntil: Date.now() + 60_000 }));
  for (const write of [taken, left]) if (write !== undefined) await outbox.write(write);
  await outbox.discard(taken?.id ?? '');
  letTimePass(60_000);
  await outbox.retry();
  expect(titles()).toEqual(['b']);
});
