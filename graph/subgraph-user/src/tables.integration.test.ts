import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { createLog } from '@spire/graph-kit/log';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { openUserDatabase, type UserDatabase } from './database.ts';

/** A person's rights to their own rows, table by table; none of them to another's. */
const RIGHTS: Record<string, string[]> = {
  access_event: ['select'],
  account: ['select', 'insert'],
  attempt: [],
  consent: ['select', 'insert'],
  person_key: [],
  profile: ['select', 'insert', 'update'],
  recovery_code: [],
  recovery_set: [],
  settings: ['select', 'insert', 'update'],
};

let stack: TestStack;
let database: UserDatabase;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola] = await Promise.all([newPerson(stack), newPerson(stack)]);
  for (const person of [kari, ola]) {
    const { errors } = await graphClient(
      stack.url,
      person.token,
    )(
      `mutation {
        saveProfile(input: { nickname: "K", language: en }) { nickname }
        decideConsent(input: { kind: ai, version: "${CONSENT_VERSIONS.ai[0]}", isGiven: true }) { kind }
        recordExport
      }`,
    );
    expect(errors).toBeUndefined();
    await graphClient(stack.url, person.token)('{ me { createdAt } }');
    for (const sql of [
      `insert into users.recovery_set (user_id, salt) values ($1, '')`,
      `insert into users.recovery_code (user_id, hash) values ($1, '')`,
      `insert into users.attempt (user_id, kind) values ($1, 'x')`,
    ])
      await asOwner(stack.dataFolder, sql, [person.id]);
  }
  const databaseUrl = databaseOf(stack.dataFolder).authenticator;
  database = await openUserDatabase({ databaseUrl, log: createLog('test', 'silent') });
});
afterAll(async () => {
  await database.stop();
  await stack.stop();
});

/** How many rows a statement touches, or how it is refused; undone either way. */
async function asKari(sql: string): Promise<number | string> {
  let touched: number | string = 'nothing';
  const work = database.transactionAsCaller(claimsOf({ sub: kari.id }), async (transaction) => {
    touched = await transaction.$executeRawUnsafe(sql);
    throw new Error('undo');
  });
  const reason = await work.catch((error: unknown) => String(error));
  return touched === 'nothing' ? (/permission denied|row-level security/.exec(reason)?.[0] ?? '?') : touched;
}

const statements = (name: string, owner: string) => ({
  select: `update users.settings set language = 'no' where exists (select user_id from users.${name} where user_id = '${owner}')`,
  insert: `insert into users.${name} (user_id) values ('${owner}')`,
  update: `update users.${name} set user_id = user_id where user_id = '${owner}'`,
  delete: `delete from users.${name} where user_id = '${owner}'`,
});

test('every table of the schema is told of here', async () => {
  const rows = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select relname as name from pg_class where relnamespace = 'users'::regnamespace and relkind in ('r', 'p')
        and relname <> '_prisma_migrations' order by 1`,
  );
  // Other nouns have tests of their own.
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(RIGHTS)));
});

test.each(Object.entries(RIGHTS))('%s: what is granted, and nothing of another’s', async (name, rights) => {
  const rows = await asOwner<{ command: string }>(
    stack.dataFolder,
    `select command from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) command
      where has_table_privilege('authenticated', $1, command)`,
    [`users.${name}`],
  );
  expect(rows.map(({ command }) => command)).toEqual(rights);
  const [there] = await asOwner(stack.dataFolder, `select from users.${name} where user_id = $1`, [ola.id]);
  expect(there).toBeDefined();

  const of = (owner: string) => statements(name, owner);
  const may = (right: string) => rights.includes(right);
  // A row of their own is changed if something is seen; how many codes are left is a column's right.
  const maySee = may('select') || name === 'recovery_code';
  await expect(asKari(of(ola.id).select)).resolves.toBe(maySee ? 0 : 'permission denied');
  await expect(asKari(of(kari.id).select)).resolves.toBe(maySee ? 1 : 'permission denied');
  await expect(asKari(of(ola.id).insert)).resolves.toBe(may('insert') ? 'row-level security' : 'permission denied');
  for (const command of ['update', 'delete'] as const) {
    await expect(asKari(of(ola.id)[command])).resolves.toBe(may(command) ? 0 : 'permission denied');
    await expect(asKari(of(kari.id)[command])).resolves.toBe(may(command) ? 1 : 'permission denied');
  }
});
