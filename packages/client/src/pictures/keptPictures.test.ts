import 'fake-indexeddb/auto';
import type { ApolloClient } from '@apollo/client';
import { parse } from 'graphql';
import { setTokenSource } from '../graphAccess.ts';
import type { KeptWrite } from '../outbox/outboxState.ts';
import { sendWithFiles } from '../sendWrite.ts';
import { destroySealedStore, openSealedStore, type SealedStore } from '../store/sealedStore.ts';
import { bringFile, removeFile } from './keptFiles.ts';
import { addressOf, keepPicture, keepThumbnails, readPicture } from './keptPictures.ts';
import { keepVoice, readVoice } from './keptVoices.ts';

const ANNA = 'anna';
const picture = { small: new Blob(['small']), large: new Blob(['large']) };

/** The requests to the storage service, and its answer. */
const asked: string[] = [];
let answer: () => Response;
const refusal = (statusCode: string) => () =>
  new Response(JSON.stringify({ statusCode, error: 'x', message: 'x' }), { status: 400 });

let store: SealedStore;
beforeEach(async () => {
  asked.length = 0;
  answer = () => new Response(JSON.stringify({ Key: 'x', Id: 'x', path: 'x' }), { status: 200 });
  Object.assign(globalThis, {
    document: {
      getElementById: () => ({ textContent: '{"supabaseUrl":"http://spire.test","supabaseAnonKey":"anon"}' }),
    },
  });
  URL.createObjectURL = () => 'blob:here';
  setTokenSource(() => Promise.resolve('token'));
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init = {}) => {
    const url = address instanceof Request ? address.url : address.toString();
    asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
    return Promise.resolve(answer());
  });
  store = await openSealedStore(ANNA);
});
afterEach(async () => {
  store.close();
  await destroySealedStore(ANNA);
});

test('a picture that waits is seen from this device, whole, also after a reload', async () => {
  const path = await keepPicture(store, ANNA, picture);
  const again = await openSealedStore(ANNA);
  expect(await (await readPicture(again, path, 'large'))?.text()).toBe('large');
  expect(await addressOf(again, path, 'small')).toBe('blob:here');
  expect(asked).toEqual([]);
  again.close();
});

test('it is brought in both sizes to the person’s own folder, and then no longer kept', async () => {
  const path = await keepPicture(store, ANNA, picture);
  await bringFile(store, path);
  const place = `/storage/v1/object/memories/${path}`;
  expect(asked).toEqual([`POST ${place.replace('.jpg', '_large.jpg')}`, `POST ${place}`]);
  expect(await store.keys('pictures')).toEqual([]);
  await bringFile(store, path);
  expect(asked).toHaveLength(2);
});

test.each([
  ['429', { statusCode: 429 }],
  ['413', { statusCode: 413 }],
])('a refusal with %s is told as it is, and the picture stays', async (code, reason) => {
  const path = await keepPicture(store, ANNA, picture);
  answer = refusal(code);
  await expect(bringFile(store, path)).rejects.toEqual(reason);
  expect(await store.keys('pictures')).toEqual([path]);
});

test('where the browser keeps nothing, a picture lasts as long as the page', async () => {
  const path = await keepPicture(null, ANNA, picture);
  await bringFile(null, path);
  expect(asked).toHaveLength(2);
});

test('a picture that nothing names any more goes in both sizes', async () => {
  await removeFile('anna/a.jpg');
  expect(asked).toEqual(['DELETE /storage/v1/object/memories']);
});

test('a voice note that waits is heard from this device, and brought once as what it is, to a bucket of its own', async () => {
  const path = await keepVoice(store, ANNA, { sound: new Blob(['sound']), type: 'audio/mp4', seconds: 4.4 });
  expect(path).toMatch(/^anna\/.+-4s\.m4a$/);
  const kept = await readVoice(store, path);
  expect([kept?.type, await kept?.text(), asked]).toEqual(['audio/mp4', 'sound', []]);
  await bringFile(store, path);
  await bringFile(store, path);
  expect(asked).toEqual([`POST /storage/v1/object/voices/${path}`]);
  expect(await store.keys('pictures')).toEqual([]);
  answer = () => new Response('from there');
  expect(await (await readVoice(store, path))?.text()).toBe('from there');
  await removeFile(path);
  expect(asked.at(-1)).toBe('DELETE /storage/v1/object/voices');
});

/** A graph that answers whatever it is told, in the same list as the storage service. */
const apollo = {
  mutate: () => {
    asked.push('save');
    return Promise.resolve({ data: { saveProfile: {} } });
  },
} as unknown as ApolloClient;
const SAVE = parse('mutation SaveProfile($input: SaveProfileInput!) { saveProfile(input: $input) { avatar } }');

async function saveProfile(input: object, base: object): Promise<string[]> {
  const write = { id: 'w', userId: ANNA, mutation: 'saveProfile', document: SAVE, input, base, writtenAt: 0 };
  await sendWithFiles(apollo, write as unknown as KeptWrite, true, store);
  return asked.map((each) => each.split(' ')[0] ?? each);
}

test('the person’s own picture is at the server before the profile names it, and the one before goes last', async () => {
  const path = await keepPicture(store, ANNA, picture);
  const avatar = path.slice(ANNA.length + 1);
  expect(await saveProfile({ avatar }, { avatar: 'old.jpg' })).toEqual(['POST', 'POST', 'save', 'DELETE']);
  expect(await store.keys('pictures')).toEqual([]);
});

test('a profile that says nothing of a picture touches none', async () => {
  expect(await saveProfile({ nickname: 'Anna' }, { nickname: 'A' })).toEqual(['save']);
});

test('small pictures are kept once for a time without a network, and let go of with their memory', async () => {
  answer = () => new Response('small');
  await keepThumbnails(store, ['anna/one.jpg', 'anna/two.jpg']);
  await keepThumbnails(store, ['anna/two.jpg', 'anna/three.jpg']);
  expect(asked).toHaveLength(3);
  expect((await store.keys('thumbnails')).toSorted()).toEqual(['anna/three.jpg', 'anna/two.jpg']);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await addressOf(store, 'anna/two.jpg', 'small')).toBe('blob:here');
  expect(await addressOf(store, 'anna/one.jpg', 'small')).toBeUndefined();
});
