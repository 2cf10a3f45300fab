import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';
import sharp from 'sharp';
import { callStorage, clientWith, serviceKeyOf, storagePerson, type StoragePerson } from './testing/storagePersons.ts';

let stack: TestStack;
let a: StoragePerson;
let b: StoragePerson;
let jpeg: Buffer;
let path: string;

const mine = ({ storage }: Pick<StoragePerson, 'storage'>) => storage.from('memories');

beforeAll(async () => {
  stack = await startTestStack();
  [a, b] = await Promise.all([storagePerson(stack), storagePerson(stack)]);
  jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  path = `${a.id}/${randomUUID()}.jpg`;
  expect((await mine(a).upload(path, jpeg, { contentType: 'image/jpeg' })).error).toBeNull();
});
afterAll(() => stack.stop());

describe('a person', () => {
  it('finds the buckets of pictures and voice notes, and makes no bucket', async () => {
    const found = await a.storage.listBuckets();
    expect(found.data).toMatchObject([
      {
        id: 'memories',
        public: false,
        file_size_limit: 5242880,
        allowed_mime_types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
      },
      {
        id: 'voices',
        public: false,
        file_size_limit: 2097152,
        allowed_mime_types: ['audio/webm', 'audio/mp4', 'audio/mpeg', 'audio/ogg'],
      },
    ]);
    for (const name of ['memories', 'mine']) {
      const { error } = await a.storage.createBucket(name);
      expect(error).toMatchObject({
        message: 'new row violates row-level security policy',
        status: 400,
        statusCode: '403',
      });
    }
    expect((await a.storage.updateBucket('memories', { public: true })).error).toMatchObject({ statusCode: '404' });
    expect((await a.storage.deleteBucket('memories')).error).not.toBeNull();
    expect((await a.storage.emptyBucket('memories')).error).toMatchObject({ status: 403 });
  });

  it('has a folder of their own in it', async () => {
    const other = path.replace('.jpg', '.copy.jpg');
    expect((await mine(a).list(a.id)).data?.map(({ name }) => `${a.id}/${name}`)).toContain(path);
    expect((await mine(a).list()).data?.map(({ name }) => name)).toEqual([a.id]);
    expect((await mine(a).copy(path, other)).error).toBeNull();
    expect((await mine(a).move(other, path.replace('.jpg', '.moved.jpg'))).error).toBeNull();
    expect((await mine(a).upload(path, jpeg, { contentType: 'image/jpeg', upsert: true })).error).toBeNull();
    expect((await mine(a).download(path)).data?.type).toBe('image/jpeg');
    const lie = { copyMetadata: false, metadata: { mimetype: 'image/svg+xml' } };
    const named = await callStorage(stack, '/object/copy', {
      method: 'POST',
      token: a.token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bucketId: 'memories', sourceKey: path, destinationKey: `${a.id}/lie.svg`, ...lie }),
    });
    expect(named.body).toMatchObject({ metadata: { mimetype: 'image/jpeg' } });
    expect((await mine(a).upload(`${a.id}.jpg`, jpeg, { contentType: 'image/jpeg' })).error).toMatchObject({
      statusCode: '403',
    });
  });
});

describe('a neighbour', () => {
  const notFound = { statusCode: '404', message: 'Object not found' };
  const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
  const content = () => ({ contentType: 'image/jpeg' });

  it.each<[string, () => Promise<{ error: unknown }>, object]>([
    ['download', () => mine(b).download(path), notFound],
    ['info', () => mine(b).info(path), notFound],
    ['sign', () => mine(b).createSignedUrl(path, 60), notFound],
    ['sign for upload', () => mine(b).createSignedUploadUrl(path), refused],
    ['sign for upload over it', () => mine(b).createSignedUploadUrl(path, { upsert: true }), refused],
    ['upload there', () => mine(b).upload(path, jpeg, content()), refused],
    ['upload over it', () => mine(b).upload(path, jpeg, { ...content(), upsert: true }), refused],
    ['update', () => mine(b).update(path, jpeg, content()), refused],
    ['upload beside it', () => mine(b).upload(`${a.id}/new.jpg`, jpeg, content()), refused],
    ['move away', () => mine(b).move(path, `${b.id}/stolen.jpg`), notFound],
    ['copy', () => mine(b).copy(path, `${b.id}/stolen.jpg`), notFound],
  ])('cannot %s', async (_what, attempt, refusal) => {
    expect((await attempt()).error).toMatchObject(refusal);
  });

  it('cannot give anything to others, remove, list or learn of anything', async () => {
    const own = `${b.id}/own.jpg`;
    await mine(b).upload(own, jpeg, { ...content(), upsert: true });
    expect((await mine(b).move(own, `${a.id}/gift.jpg`)).error).toMatchObject(refused);
    expect((await mine(b).copy(own, `${a.id}/gift.jpg`)).error).toMatchObject(refused);
    expect((await mine(b).remove([path])).data).toEqual([]);
    const removing = await callStorage(stack, `/object/memories/${path}`, { method: 'DELETE', token: b.token });
    const nothing = await callStorage(stack, '/object/memories/nothing', { method: 'DELETE', token: b.token });
    expect(removing.body).toEqual(nothing.body);
    expect((await mine(b).list(a.id)).data).toEqual([]);
    expect((await mine(b).listV2({ prefix: a.id })).data).toMatchObject({ folders: [], objects: [] });
    expect((await mine(b).createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeNull();
    expect((await mine(b).exists(path)).data).toBe(false);
    expect((await mine(a).list(a.id, { search: 'gift' })).data).toEqual([]);
    expect((await mine(a).download(path)).error).toBeNull();
  });

  it('cannot turn a signed address to another object', async () => {
    const { data } = await mine(a).createSignedUrl(path, 60);
    const address = data?.signedUrl ?? '';
    expect((await fetch(address)).status).toBe(200);
    for (const name of [`${b.id}/own.jpg`, `${a.id}/x%2f..%2f${path.split('/')[1] ?? ''}`, `${path}/`])
      expect((await fetch(address.replace(path, name))).status).not.toBe(200);
    const token = new URL(address).searchParams.get('token') ?? '';
    const asBearer = await callStorage(stack, `/object/memories/${path}`, { token });
    expect(asBearer.body).toMatchObject({ code: 'NoSuchBucket' });
  });
});

describe('somebody without an account', () => {
  it('sees nothing, with the public key or without', async () => {
    const { storage } = clientWith(stack, stack.anonKey);
    expect((await storage.listBuckets()).data).toEqual([]);
    expect((await storage.from('memories').list(a.id)).data).toEqual([]);
    expect((await storage.from('memories').download(path)).error).toMatchObject({ statusCode: '404' });
    expect((await storage.from('memories').upload(path, jpeg, { contentType: 'image/jpeg' })).error).toMatchObject({
      statusCode: '403',
    });
    for (const part of ['', '/public', '/info/public', '/info'])
      expect((await callStorage(stack, `/object${part}/memories/${path}`)).body).toMatchObject({
        code: 'NoSuchBucket',
      });
  });

  it('is whoever has signed out, at once', async () => {
    const gone = await storagePerson(stack);
    await gone.auth.signOut();
    const answer = await callStorage(stack, '/bucket', { token: gone.token });
    expect(answer).toMatchObject({ status: 403, body: { statusCode: '403', code: 'AccessDenied' } });
    expect((await callStorage(stack, `/object/memories/${gone.id}/x.jpg`, { token: gone.token })).body).toMatchObject({
      code: 'NoSuchBucket',
    });
  });
});

describe('a person with a second factor', () => {
  it('is let in only when they have shown it', async () => {
    const careful = await storagePerson(stack);
    await addVerifiedFactor(careful.id);
    const refused = { status: 403, body: { statusCode: '403', error: 'SECOND_FACTOR_REQUIRED', code: 'AccessDenied' } };
    for (const address of ['/bucket', `/object/memories/${careful.id}/x.jpg`])
      expect(await callStorage(stack, address, { token: careful.token })).toMatchObject(refused);
  });

  async function addVerifiedFactor(person: string): Promise<void> {
    const read = (file: string) =>
      JSON.parse(readFileSync(join(stack.dataFolder, file), 'utf8')) as Record<string, string>;
    const { port } = read('postgres-location.json');
    const { authAdmin } = read('secrets.json');
    const database = new Client(`postgresql://supabase_auth_admin:${authAdmin ?? ''}@127.0.0.1:${port ?? ''}/spire`);
    await database.connect();
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', now(), now())`,
      [randomUUID(), person],
    );
    await database.end();
  }
});

describe('the service key', () => {
  it('moves into memories only what is a picture', async () => {
    const { storage } = clientWith(stack, serviceKeyOf(stack));
    const bucket = `general-${randomUUID()}`;
    await storage.createBucket(bucket, { public: false });
    await storage.from(bucket).upload('no.jpg', '<svg onload="alert(1)"/>', { contentType: 'image/jpeg' });
    const destination = { destinationBucket: 'memories' };
    const refused = { statusCode: '415', message: 'mime type of this content is not supported' };
    expect((await storage.from(bucket).move('no.jpg', `${a.id}/no.jpg`, destination)).error).toMatchObject(refused);
    expect((await storage.from(bucket).copy('no.jpg', `${a.id}/no.jpg`, destination)).error).toMatchObject(refused);
    const trailing = Buffer.concat([jpeg, Buffer.from('PK-hidden')]);
    await storage.from(bucket).upload('yes.txt', trailing, { contentType: 'text/plain' });
    expect((await storage.from(bucket).move('yes.txt', `${a.id}/yes.jpg`, destination)).error).toBeNull();
    const moved = await mine(a).download(`${a.id}/yes.jpg`);
    expect(moved.data?.type).toBe('image/jpeg');
    expect(Buffer.from((await moved.data?.arrayBuffer()) ?? new ArrayBuffer()).includes('PK-hidden')).toBe(false);
    await storage.emptyBucket(bucket);
    await storage.deleteBucket(bucket);
  });
});
