import { createLog } from '@spire/graph-kit/log';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { openUserDatabase } from '../database.ts';
import type { Session } from './session.type.ts';

let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

async function sessionsOf(token: string): Promise<Session[]> {
  const query = '{ me { sessions { id startedAt lastUsedAt userAgent isCurrent } } }';
  const { data } = await graphClient(stack.url, token)<{ me: { sessions: Session[] } }>(query);
  return data?.me.sessions ?? [];
}

const end = (token: string, id: string) =>
  graphClient(stack.url, token)('mutation ($id: ID!) { endSession(id: $id) }', { id });
const notFound = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };

test('a person sees their own logins, this one first, without addresses', async () => {
  const phone = await logIn(stack, kari.email);
  const laptop = await logIn(stack, kari.email);
  const seen = await sessionsOf(phone.token);
  expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(seen.map(({ id }) => id)).toEqual([phone.sessionId, laptop.sessionId, expect.any(String) as unknown]);
  expect(seen[0]).toMatchObject({ userAgent: 'node' });
  expect(Date.parse(String(seen[0]?.lastUsedAt))).toBeGreaterThanOrEqual(Date.parse(String(seen[0]?.startedAt)));
  expect(JSON.stringify(seen)).not.toMatch(/127\.0\.0\.1|::1/);
});

test('ending one closes it, its refresh token and its data, and no other', async () => {
  const [here, there] = [await logIn(stack, kari.email), await logIn(stack, kari.email)];
  await expect(end(here.token, there.sessionId)).resolves.toMatchObject({ data: { endSession: true } });
  await expect(logIn(stack, kari.email, there.refreshToken)).rejects.toThrow('400');
  await expect(graphClient(stack.url, there.token)('{ me { id } }')).resolves.toMatchObject({ status: 401 });
  await expect(sessionsOf(here.token)).resolves.not.toContainEqual(expect.objectContaining({ id: there.sessionId }));
  await expect(end(here.token, there.sessionId)).resolves.toMatchObject(notFound);
});

test('another person’s is not seen and cannot be ended', async () => {
  const ola = await newPerson(stack);
  const [own] = await sessionsOf(kari.token);
  const theirs = await sessionsOf(ola.token);
  expect(theirs).toHaveLength(1);
  expect(theirs[0]?.id).not.toBe(own?.id);
  for (const id of [own?.id ?? '', 'x', '', '11111111-1111-4111-8111-111111111111', "' or true"])
    await expect(end(ola.token, id)).resolves.toMatchObject(notFound);
  await expect(sessionsOf(kari.token)).resolves.toContainEqual(expect.objectContaining({ id: own?.id }));
});

test('a session past its end counts no more', async () => {
  const late = await logIn(stack, kari.email);
  await asOwner(stack.dataFolder, `update auth.sessions set not_after = now() where id = $1`, [late.sessionId]);
  await expect(graphClient(stack.url, late.token)('{ me { id } }')).resolves.toMatchObject({ status: 401 });
});

test('a policy can ask whether the caller is admitted', async () => {
  const databaseUrl = databaseOf(stack.dataFolder).authenticator;
  const database = await openUserDatabase({ databaseUrl, log: createLog('test', 'silent') });
  const person = await newPerson(stack);
  const { sessionId } = await logIn(stack, person.email);
  const isAdmitted = async (change: { sub?: string; session_id?: string; aal?: string }) => {
    const claims = claimsOf({ sub: person.id, session_id: sessionId, aal: 'aal1', ...change });
    const [row] = await database.transactionAsCaller(
      claims,
      (transaction) => transaction.$queryRaw<{ admitted: boolean }[]>`select users.is_admitted() as admitted`,
    );
    return row?.admitted;
  };
  expect([await isAdmitted({}), await isAdmitted({ sub: kari.id })]).toEqual([true, false]);
  await addFactor(stack, person);
  expect([await isAdmitted({}), await isAdmitted({ aal: 'aal2' })]).toEqual([false, false]);
  await asOwner(stack.dataFolder, `update auth.sessions set aal = 'aal2' where id = $1`, [sessionId]);
  expect([await isAdmitted({}), await isAdmitted({ aal: 'aal2' })]).toEqual([false, true]);
  await asOwner(stack.dataFolder, 'delete from auth.sessions where id = $1', [sessionId]);
  expect(await isAdmitted({ aal: 'aal2' })).toBe(false);
  await database.stop();
});

test('the state of sessions is for the services’ login alone', async () => {
  const rows = await asOwner<{ role: string }>(
    stack.dataFolder,
    `select role from unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) role
      where has_function_privilege(role, 'users.session_state(uuid, uuid)', 'execute')
         or has_function_privilege(role, 'users.take_attempt(uuid, text, integer, integer)', 'execute')`,
  );
  expect(rows).toEqual([{ role: 'authenticator' }]);
});
