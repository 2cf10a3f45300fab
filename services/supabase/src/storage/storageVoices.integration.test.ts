import { randomUUID } from 'node:crypto';
import { VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { soundOf } from '@spire/testing/sounds';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import sharp from 'sharp';
import { clientWith, serviceKeyOf, storagePerson, type StoragePerson } from './testing/storagePersons.ts';

const LIMIT = VOICE_BUCKET.mostBytes;
let stack: TestStack;
let a: StoragePerson;
let b: StoragePerson;

beforeAll(async () => {
  stack = await startTestStack();
  [a, b] = await Promise.all([storagePerson(stack), storagePerson(stack)]);
});
afterAll(() => stack.stop());

const voices = ({ storage }: Pick<StoragePerson, 'storage'>) => storage.from(VOICE_BUCKET.id);
const newPath = (person = a) => `${person.id}/${randomUUID()}-9s.webm`;

async function upload(content: Buffer, contentType = 'audio/webm') {
  const path = newPath();
  const { error } = await voices(a).upload(path, content, { contentType });
  return { path, error };
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const matroska = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61', 'hex');

describe('a voice note', () => {
  it.each(VOICE_BUCKET.types)('that is %s is stored as that, whatever it was called, byte for byte', async (type) => {
    const sound = soundOf(type);
    const { path, error } = await upload(sound, 'audio/webm');
    expect(error).toBeNull();
    const { data } = await voices(a).download(path);
    expect(data?.type).toBe(type);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(sound);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), '415', 'audio/webm'],
    ['a picture', picture, '415', 'audio/ogg'],
    ['a film', () => matroska, '415', 'audio/webm'],
    ['nothing', () => Buffer.alloc(0), '415', 'audio/mp4'],
    ['a stated type of another kind', () => soundOf('audio/webm'), '415', 'text/html'],
    ['2 MB and a byte', () => soundOf('audio/webm', LIMIT + 1), '413', 'audio/webm'],
  ])('is not %s', async (_what, content, statusCode, type) => {
    expect((await upload(await content(), type)).error).toMatchObject({ statusCode });
  });

  it('has at most 2 MB', async () => {
    expect((await upload(soundOf('audio/webm', LIMIT))).error).toBeNull();
  });

  it('is not made of a picture by moving or copying it there', async () => {
    const from = `${a.id}/${randomUUID()}.png`;
    await a.storage.from('memories').upload(from, await picture(), { contentType: 'image/png' });
    const to = { destinationBucket: VOICE_BUCKET.id };
    for (const attempt of [
      await a.storage.from('memories').copy(from, newPath(), to),
      await a.storage.from('memories').move(from, newPath(), to),
    ])
      expect(attempt.error).toMatchObject({ statusCode: '415' });
    expect((await a.storage.from('memories').download(from)).error).toBeNull();
  });
});

describe('a neighbour', () => {
  it('neither hears, changes, takes nor removes it, and makes no bucket of it', async () => {
    const { path } = await upload(soundOf('audio/webm'));
    const content = { contentType: 'audio/webm' };
    for (const attempt of [
      await voices(b).download(path),
      await voices(b).info(path),
      await voices(b).createSignedUrl(path, 60),
      await voices(b).upload(path, soundOf('audio/webm'), { ...content, upsert: true }),
      await voices(b).upload(newPath(a), soundOf('audio/webm'), content),
      await voices(b).move(path, newPath(b)),
      await voices(b).copy(path, newPath(b)),
      await b.storage.updateBucket(VOICE_BUCKET.id, { public: true }),
      await b.storage.createBucket(VOICE_BUCKET.id),
    ])
      expect(attempt.error).not.toBeNull();
    expect((await voices(b).remove([path])).data).toEqual([]);
    expect((await voices(b).list(a.id)).data).toEqual([]);
    expect((await voices(a).download(path)).error).toBeNull();
  });

  it('sees no row of it in the database, and none without signing in', async () => {
    await upload(soundOf('audio/ogg'));
    const counted = `select count(*)::int as rows from storage.objects where bucket_id = 'voices' and name like $1`;
    const [all] = await asOwner<{ rows: number }>(stack.dataFolder, counted, [`${a.id}/%`]);
    expect(all?.rows).toBeGreaterThan(0);
    expect((await voices(clientWith(stack, stack.anonKey)).list(a.id)).data ?? []).toEqual([]);
    expect((await voices(b).listV2({ prefix: a.id })).data).toMatchObject({ folders: [], objects: [] });
  });
});

it('goes with the account, however that goes', async () => {
  const person = await storagePerson(stack);
  const path = newPath(person);
  await voices(person).upload(path, soundOf('audio/mp4'), { contentType: 'audio/mp4' });
  const answer = await fetch(`${stack.url}/auth/v1/admin/users/${person.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${serviceKeyOf(stack)}`, apikey: stack.anonKey },
  });
  expect(answer.status).toBe(200);
  const left = 'select name from storage.objects where name like $1';
  await expect(asOwner(stack.dataFolder, left, [`${person.id}/%`])).resolves.toEqual([]);
  expect((await voices(person).upload(newPath(person), soundOf('audio/mp4'))).error).not.toBeNull();
});
