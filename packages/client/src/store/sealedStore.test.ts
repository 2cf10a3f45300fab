import 'fake-indexeddb/auto';
import { openPatiently, openSealedStore } from './sealedStore.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('storage that never answers is as good as none: nobody waits for it for ever', async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const opening = openSealedStore('anna').then(
    () => 'opened',
    () => 'given up',
  );
  await jest.advanceTimersByTimeAsync(8000);
  expect(await opening).toBe('given up');
});

test('storage that is slow is tried once more before it counts as none', async () => {
  jest.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as IDBOpenDBRequest);
  jest.spyOn(globalThis, 'setTimeout').mockImplementationOnce((giveUp) => {
    queueMicrotask(giveUp);
    return 0 as never;
  });
  const store = await openPatiently('anna');
  await store.put('answers', 'a', { known: true });
  expect(await store.get('answers', 'a')).toEqual({ known: true });
  store.close();
});

test('where there is no room, what the server has as well makes room for what was written', async () => {
  const store = await openSealedStore('bo');
  await store.put('answers', 'a', { known: true });
  await store.put('thumbnails', 'b', { text: '' });
  await store.put('drafts', 'c', { begun: true });
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full);
  await store.add('writes', { input: 'words' });
  expect(add).toHaveBeenCalledTimes(2);
  const left = (['answers', 'thumbnails', 'drafts', 'writes'] as const).map(
    async (table) => (await store.keys(table)).length,
  );
  expect(await Promise.all(left)).toEqual([0, 0, 1, 1]);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  await expect(store.put('answers', 'a', { known: true })).rejects.toThrow('Full');
  store.close();
});
