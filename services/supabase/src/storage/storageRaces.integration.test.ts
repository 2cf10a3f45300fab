import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import sharp from 'sharp';
import { callStorage, clientWith, serviceKeyOf, storagePerson, type StoragePerson } from './testing/storagePersons.ts';

let stack: TestStack;
let person: StoragePerson;
let service: ReturnType<typeof clientWith>;
let bucket: string;

beforeAll(async () => {
  stack = await startTestStack();
  person = await storagePerson(stack);
  service = clientWith(stack, serviceKeyOf(stack));
  bucket = `races-${randomUUID()}`;
  await service.storage.createBucket(bucket, { public: false });
});
afterAll(async () => {
  await service.storage.emptyBucket(bucket);
  await service.storage.deleteBucket(bucket);
  await stack.stop();
});

const files = () => service.storage.from(bucket);
const over = { upsert: true, contentType: 'text/plain' };
const rounds = Array.from({ length: 12 }, (_each, index) => index);

describe('an object', () => {
  it('keeps its content when it is moved while it is overwritten', async () => {
    for (const round of rounds) {
      const [from, to] = [`move/${round}`, `moved/${round}`];
      await files().upload(from, 'first', over);
      const writing = rounds.map((each) => files().upload(from, `again ${each}`, over));
      const [moved] = await Promise.all([files().move(from, to), ...writing]);
      expect(moved.error).toBeNull();
      expect((await files().download(to)).error).toBeNull();
    }
  });
});

describe('a picture', () => {
  it('that arrives after its sender has signed out is not stored', async () => {
    const name = `${person.id}/late.png`;
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const sending = request(`${stack.url}/storage/v1/object/memories/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png', expect: '100-continue' },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      sending.on('error', reject);
      sending.on('response', (response) => resolve(response.resume().statusCode));
    });
    await new Promise((resolve) => sending.once('continue', resolve));
    sending.write(picture.subarray(0, 20));
    await untilPermitted();
    await person.auth.signOut();
    sending.end(picture.subarray(20));
    expect(await status).toBe(403);
    expect((await service.storage.from('memories').exists(name)).data).toBe(false);
  });

  /** The upload is asked about before it is received: another request that came later has been answered. */
  const untilPermitted = async () => {
    for (let round = 0; round < 20; round += 1) await callStorage(stack, '/bucket', { token: person.token });
  };
});

describe('what cannot be is refused', () => {
  const json = { 'content-type': 'application/json' };
  const cursor = { name: 'a', time: '0000-01-01T00:00:00Z', column: 'created_at', order: 'asc' };
  const body = JSON.stringify({ cursor: Buffer.from(JSON.stringify(cursor)).toString('base64url') });
  const half =
    '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: text/plain\r\n\r\nhalf of';
  const form = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each<[string, string, () => string, { headers?: Record<string, string>; body?: string }]>([
    ['a bucket to find', 'GET', () => '/bucket/%00', {}],
    ['a bucket to change', 'PUT', () => '/bucket/%00', { headers: json, body: '{"public":true}' }],
    ['a bucket to empty', 'POST', () => '/bucket/%00/empty', {}],
    ['a bucket to delete', 'DELETE', () => '/bucket/%00', {}],
    ['a time of no calendar', 'POST', () => `/object/list-v2/${bucket}`, { headers: json, body }],
    ['half of a form', 'POST', () => `/object/${bucket}/half`, { headers: form, body: half }],
  ])('%s', async (_what, method, address, sent) => {
    const answer = await callStorage(stack, address(), { method, token: service.token, ...sent });
    expect(answer).toMatchObject({ status: 400, body: { statusCode: '400' } });
  });
});

describe('a name with a question mark', () => {
  it('is opened by its signed address, as the client gives it and as it stands', async () => {
    await service.storage.from(bucket).upload('what', 'content', over);
    expect((await files().move('what', 'what now?.txt')).error).toBeNull();
    const [signed] = (await files().createSignedUrls(['what now?.txt'], 60)).data ?? [];
    const address = signed?.signedUrl ?? '';
    expect(address).toContain('%253F');
    for (const each of [address, address.replace('%253F', '%3F')])
      expect(await (await fetch(each)).text()).toBe('content');
  });
});
