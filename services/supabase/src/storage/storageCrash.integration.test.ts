import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { startStack, type TestStack } from '@spire/testing/stack';
import { clientWith, serviceKeyOf } from './testing/storagePersons.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const folder = (name: string) => {
  const storage = path.join(stack.dataFolder, 'storage');
  return path.join(storage, readdirSync(storage)[0] ?? '', name);
};
const drafts = () => readdirSync(folder('drafts'));
const versions = () =>
  readdirSync(folder('content')).flatMap((part) => readdirSync(path.join(folder('content'), part)));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Begins to send four million bytes, and waits in the middle. */
async function uploadHalf(bucket: string, token: string): Promise<void> {
  const sending = request(`${stack.url}/storage/v1/object/${bucket}/half.bin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': 4_000_000, 'x-upsert': 'true' },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(2_000_000));
  await until(() => drafts().some((name) => statSync(path.join(folder('drafts'), name)).size > 1_000_000));
}

test('a stack that is killed in the middle of an upload has what it had before, and nothing else', async () => {
  const token = serviceKeyOf(stack);
  const bucket = `bucket-${randomUUID()}`;
  const { storage } = clientWith(stack, token);
  await storage.createBucket(bucket, { public: false });
  await storage.from(bucket).upload('half.bin', Buffer.from('what was there'));
  const orphan = randomUUID();
  mkdirSync(path.join(folder('content'), orphan.slice(0, 2)), { recursive: true });
  writeFileSync(path.join(folder('content'), orphan.slice(0, 2), orphan), 'kept, and its row never came');
  await uploadHalf(bucket, token);

  const { pid } = JSON.parse(readFileSync(path.join(stack.dataFolder, 'lock.json'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await stack.stop({ keepData: true });
  stack = await startStack({}, stack.dataFolder);

  await until(() => drafts().length === 0 && versions().length === 1);
  const found = await clientWith(stack, token).storage.from(bucket).download('half.bin');
  expect(await found.data?.text()).toBe('what was there');
});
