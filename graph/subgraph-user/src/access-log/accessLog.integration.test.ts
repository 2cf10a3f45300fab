import { randomUUID } from 'node:crypto';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';

interface Event {
  kind: string;
  at: string;
  userAgent: string | null;
}

const PASSWORD = 'Lang-setning-med-tegn-1';
/** The hash of that password as Supabase makes it. */
const IMPORTED_HASH = '$2b$04$KNiyvHNbATK6/JZ4RrNCq.6swpm8Vh9Gqts4jCmfsr3zreCQH9SWW';

let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const sql = (query: string, ...values: unknown[]) => asOwner(stack.dataFolder, query, [kari.id, ...values]);

async function log(token = kari.token): Promise<Event[]> {
  const query = '{ me { accessLog(first: 50) { nodes { kind at userAgent } } } }';
  const { data } = await graphClient(stack.url, token)<{ me: { accessLog: { nodes: Event[] } } }>(query);
  return data?.me.accessLog.nodes ?? [];
}
const kinds = async () => (await log()).map(({ kind }) => kind);

const changePassword = (password: string) =>
  fetch(`${stack.url}${SERVICE_PATHS.auth}/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', apikey: stack.anonKey, authorization: `Bearer ${kari.token}` },
    body: JSON.stringify({ password, current_password: PASSWORD }),
  });

test('whoever comes in is noted, newest first, without an address', async () => {
  const before = Date.now();
  await logIn(stack, kari.email);
  const events = await log();
  expect(events).toMatchObject([
    { kind: 'sign_in', userAgent: 'node' },
    { kind: 'sign_in', userAgent: 'node' },
  ]);
  expect(Date.parse(events[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(await sql('select * from users.access_event where user_id = $1'))).not.toMatch(/127\.0|::1/);
});

test('going on with a session is no sign-in', async () => {
  const { refreshToken } = await logIn(stack, kari.email);
  await logIn(stack, kari.email, refreshToken);
  await expect(kinds()).resolves.toEqual(['sign_in', 'sign_in']);
});

test('a password that is changed is noted', async () => {
  expect((await changePassword('Annen-setning-med-tegn-2')).status).toBe(200);
  await expect(kinds()).resolves.toEqual(['password_changed', 'sign_in']);
});

test('a hash that is merely renewed at a sign-in is not', async () => {
  await sql('update auth.users set encrypted_password = $2 where id = $1', IMPORTED_HASH);
  await logIn(stack, kari.email);
  const isRenewed = `select from auth.users where id = $1 and encrypted_password like '$argon2id%'`;
  while ((await sql(isRenewed)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(kinds()).resolves.toEqual(['sign_in', 'sign_in']);
});

test('another address and second factors are noted; an unfinished factor is not', async () => {
  const factor = randomUUID();
  await sql('update auth.users set email = $2, updated_at = now() where id = $1', `new-${kari.email}`);
  await sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($2, $1, 'totp', 'unverified', now(), now()), (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    factor,
  );
  await sql(`update auth.mfa_factors set status = 'verified' where user_id = $1 and id = $2`, factor);
  await sql('delete from auth.mfa_factors where user_id = $1');
  await expect(kinds()).resolves.toEqual(['second_factor_removed', 'second_factor_added', 'email_changed', 'sign_in']);
});

test('data taken out is noted with the browser that took it; nothing else can be written', async () => {
  const { data } = await graphClient(stack.url, kari.token)('mutation { recordExport }');
  expect(data).toEqual({ recordExport: true });
  await expect(log()).resolves.toMatchObject([{ kind: 'data_exported', userAgent: 'node' }, { kind: 'sign_in' }]);
});

test('nobody is kept out because an event cannot be noted, and nothing is older than 400 days', async () => {
  await sql(
    `insert into users.access_event (user_id, kind, created_at) select $1, 'sign_in', now() - days * interval '1 day'
       from unnest(array[399, 402]) days`,
  );
  await asOwner(
    stack.dataFolder,
    `alter table users.access_event add constraint broken check (user_id <> '${kari.id}') not valid`,
  );
  try {
    await expect(logIn(stack, kari.email)).resolves.toBeDefined();
  } finally {
    await asOwner(stack.dataFolder, 'alter table users.access_event drop constraint broken');
  }
  await expect(log()).resolves.toHaveLength(3);
  await logIn(stack, kari.email);
  await expect(log()).resolves.toHaveLength(3);
});
