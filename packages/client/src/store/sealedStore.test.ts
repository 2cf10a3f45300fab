import 'fake-indexeddb/auto';
import { openSealedStore } from './sealedStore.ts';

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
