import { createStoredPictures, type Storage } from './storedPictures.ts';

const owner = { userId: 'kari', token: 'hers' };
const answered = (status: number, text: string) => ({
  status,
  type: 'application/json',
  bytes: new Uint8Array(Buffer.from(text)),
});

/** A storage service with these objects; it lists two entries at a time. */
function storageWith(names: string[]): Storage & { left: () => string[]; tokens: Set<string> } {
  const objects = new Set(names);
  const tokens = new Set<string>();
  const storage: Storage = ({ method, path, token, body }) => {
    tokens.add(token);
    const answer = (value: unknown) => Promise.resolve(answered(200, JSON.stringify(value)));
    const [, list, bucket] = /^\/storage\/v1\/object\/(list\/)?(memories|voices)$/.exec(path) ?? [];
    if (bucket === undefined) return Promise.resolve(answered(404, '{}'));
    if (method === 'DELETE' && list === undefined) {
      const { prefixes } = body as { prefixes: string[] };
      return answer(prefixes.filter((name) => objects.delete(`${bucket}/${name}`)).map((name) => ({ name })));
    }
    const folder = `${bucket}/${(body as { prefix: string }).prefix}/`;
    const rests = [...objects].filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
    const entries = new Map(rests.map((rest) => [rest.split('/')[0] ?? '', rest.includes('/') ? null : 'id']));
    return answer([...entries].slice(0, 2).map(([name, id]) => ({ name, id })));
  };
  return Object.assign(storage, { left: () => [...objects], tokens });
}

const inBucket = (bucket: string, ...names: string[]) => names.map((name) => `${bucket}/${name}`);

test('a folder of each bucket is emptied however deep and full it is, and no other', async () => {
  const storage = storageWith([
    ...inBucket('memories', 'kari/1', 'kari/2', 'kari/3', 'kari/a/4', 'kari/a/b/5', 'kari2/6', 'ola/7'),
    ...inBucket('voices', 'kari/1', 'kari/2', 'kari/3', 'ola/7'),
  ]);
  await createStoredPictures(storage).removeAll(owner);
  expect(storage.left()).toEqual(['memories/kari2/6', 'memories/ola/7', 'voices/ola/7']);
  expect([...storage.tokens]).toEqual(['hers']);
});

test('a file is looked for and taken away where its name says', async () => {
  const asked: string[] = [];
  const files = createStoredPictures(({ method, path }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(answered(200, '[]'));
  });
  await files.read(owner, 'kari/a-9s.webm');
  await files.put(owner, 'kari/a.png', { type: 'image/png', bytes: new Uint8Array() });
  await files.remove(owner, ['kari/a.jpg', 'kari/b.m4a']);
  expect(asked).toEqual([
    'GET /storage/v1/object/authenticated/voices/kari/a-9s.webm',
    'POST /storage/v1/object/memories/kari/a.png',
    'DELETE /storage/v1/object/memories',
    'DELETE /storage/v1/object/voices',
  ]);
});

test('whoever has no pictures needs none removed', async () => {
  await expect(createStoredPictures(storageWith([])).removeAll(owner)).resolves.toBeUndefined();
});

const entry = JSON.stringify([{ name: 'a', id: 'x' }]);
test.each<[string, Storage]>([
  ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['refuses', () => Promise.resolve(answered(403, '{}'))],
  ['answers nonsense', () => Promise.resolve(answered(200, '<html>'))],
  ['keeps what is there', ({ method }) => Promise.resolve(answered(200, method === 'POST' ? entry : '[]'))],
])('when storage %s, that is said and nothing goes on', async (_name, storage) => {
  await expect(createStoredPictures(storage).removeAll(owner)).rejects.toThrow('UNAVAILABLE');
});
