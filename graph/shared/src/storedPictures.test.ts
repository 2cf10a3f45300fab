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
    if (method === 'DELETE' && path === '/storage/v1/object/memories') {
      const { prefixes } = body as { prefixes: string[] };
      return answer(prefixes.filter((name) => objects.delete(name)).map((name) => ({ name })));
    }
    if (path !== '/storage/v1/object/list/memories') return Promise.resolve(answered(404, '{}'));
    const folder = `${(body as { prefix: string }).prefix}/`;
    const rests = [...objects].filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
    const entries = new Map(rests.map((rest) => [rest.split('/')[0] ?? '', rest.includes('/') ? null : 'id']));
    return answer([...entries].slice(0, 2).map(([name, id]) => ({ name, id })));
  };
  return Object.assign(storage, { left: () => [...objects], tokens });
}

test('a folder is emptied however deep and full it is, and no other', async () => {
  const storage = storageWith(['kari/1', 'kari/2', 'kari/3', 'kari/a/4', 'kari/a/b/5', 'kari2/6', 'ola/7']);
  await createStoredPictures(storage).removeAll(owner);
  expect(storage.left()).toEqual(['kari2/6', 'ola/7']);
  expect([...storage.tokens]).toEqual(['hers']);
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
