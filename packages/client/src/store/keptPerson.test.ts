import 'fake-indexeddb/auto';
import { waitingLanguage } from './keptPerson.ts';
import { destroySealedStore, openSealedStore } from './sealedStore.ts';

const ANNA = 'anna';
afterEach(() => destroySealedStore(ANNA));

test('a language that is still to be sent is known, the last one chosen, and none that was refused', async () => {
  await expect(waitingLanguage(ANNA)).resolves.toBeUndefined();
  const store = await openSealedStore(ANNA);
  const add = (input: object, others: object = {}) =>
    store.add('writes', { id: crypto.randomUUID(), mutation: 'saveProfile', input, ...others });
  await add({ language: 'en' });
  await add({ nickname: 'Anna' });
  await add({ language: 'no' }, { refusal: { code: 'VALIDATION_FAILED' } });
  store.close();
  await expect(waitingLanguage(ANNA)).resolves.toBe('en');
});
