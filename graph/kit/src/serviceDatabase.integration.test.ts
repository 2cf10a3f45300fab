import { randomBytes, randomUUID } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { createLog } from './log.ts';
import { serverKeys, wrap } from './sealing/serverKeys.ts';
import { openServiceDatabase, type ServiceDatabase } from './serviceDatabase.ts';
import { databaseOf } from './testing/databaseOf.ts';

const log = createLog('test', 'silent');
const userId = randomUUID();
const fresh = wrap(serverKeys(randomBytes(32).toString('base64url')), userId, randomBytes(32));

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

test.each<[string, (database: ServiceDatabase) => Promise<unknown>]>([
  ['the state of a session', ({ sessionState }) => sessionState({ id: randomUUID(), userId })],
  ['a session that is kept elsewhere', ({ sessionElsewhere }) => sessionElsewhere({ id: randomUUID(), userId })],
  ['an attempt', ({ takeAttempt }) => takeAttempt({ userId, kind: 'x', most: 1, seconds: 1 })],
  ['a key', ({ wrappedKeys }) => wrappedKeys.keyOf(userId, fresh)],
])('a database that is gone says of %s that it is unavailable, and ends no session', async (_what, ask) => {
  const database = await openServiceDatabase({ databaseUrl: databaseOf(stack.dataFolder).authenticator, log });
  await database.stop();
  await expect(ask(database)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
