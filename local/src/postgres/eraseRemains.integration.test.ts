import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { REST_PATHS } from '@spire/domain/restPaths';
import { tellEverything } from '@spire/graph-shared/testing/tellEverything';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { textsIn } from '@spire/graph-kit/testing/dump';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { openDataFolder } from '@spire/services/dataFolder';
import { startStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentOf } from '../testing/contentOf.ts';
import { drawPicture } from '../seed/drawPicture.ts';
import { clusterOf } from '../testing/stackProcess.ts';
import { eraseRemains } from './eraseRemains.ts';
import { erasingOf, startErasing } from './startErasing.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ LOG_LEVEL: 'trace' });
});
afterAll(() => stack.stop());

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** The files below the data folder and PostgreSQL's in which one of these stands, texts in any spelling. */
function filesWith(texts: readonly string[], bytes: readonly Buffer[]): string[] {
  return [stack.dataFolder, clusterOf(stack.dataFolder)].flatMap(filesBelow).filter((file) => {
    const content = contentOf(file);
    return bytes.some((each) => content.includes(each)) || textsIn(content, texts).length > 0;
  });
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

async function open(): Promise<Client> {
  const client = new Client({ connectionString: databaseOf(stack.dataFolder).owner });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function deleteAccount({ token, email }: Pick<TestPerson, 'token' | 'email'>): Promise<void> {
  const { status } = await fetch(stack.url + REST_PATHS.privacyAccount, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: email }),
  });
  expect(status).toBe(204);
}

/** Stores a picture as a browser does; answers some bytes of the file it became. */
async function storePicture({ id, token }: TestPerson): Promise<Buffer> {
  const before = new Set(filesBelow(path.join(stack.dataFolder, 'storage')));
  const { small } = await drawPicture(7);
  const { status } = await fetch(`${stack.url}/storage/v1/object/${PICTURE_BUCKET.id}/${id}/${randomUUID()}.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(small),
  });
  expect(status).toBe(200);
  const [file = ''] = filesBelow(path.join(stack.dataFolder, 'storage')).filter(
    (each) => !before.has(each) && statSync(each).isFile(),
  );
  return contentOf(file).subarray(1000, 1064);
}

/** Another login by a browser that names itself, an address that is given up, and mail to both. */
async function leaveTraces(person: TestPerson) {
  const [browser, earlier] = [`planted-browser-${randomUUID()}`, person.email];
  const login = await logIn(stack, earlier, undefined, { 'user-agent': browser });
  const email = `person-${randomUUID()}@example.no`;
  await asOwner(stack.dataFolder, 'update auth.users set email = $2 where id = $1', [person.id, email]);
  return { browser, earlier, email, ...login };
}

/** The sealed, hashed and random values of a person, as they stand in the tables. */
async function secretsOf(id: string): Promise<Buffer[]> {
  const [row] = await asOwner<Record<string, Buffer>>(
    stack.dataFolder,
    `select (select wrapped from users.person_key where user_id = $1) as key,
            (select convert_to(token, 'utf8') from auth.refresh_tokens where user_id = $1::text limit 1) as refresh,
            (select uuid_send(id) from auth.sessions where user_id = $1 limit 1) as session,
            (select target from users.push_device where user_id = $1 limit 1) as device,
            (select title from wellbeing.memory where user_id = $1 limit 1) as memory,
            (select convert_to(substring(links::text from 'token=([^&"]+)'), 'utf8')
               from inbox.messages where owner = $1 limit 1) as mail`,
    [id],
  );
  const secrets = Object.values(row ?? {}).map((value) => value.subarray(-48));
  expect(secrets.length).toBe(6);
  for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(16);
  return secrets;
}

/** A crash in the middle of a transaction: the file of its new table is nobody's from then on. */
async function leaveOrphan(): Promise<string> {
  const [dying, witness] = [await open(), await open()];
  // PostgreSQL ends every session when one was killed, and recovers.
  const isOver = new Promise((resolve) => witness.once('end', resolve));
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
  await dying.query('begin');
  await dying.query('create table public.left_behind as select * from auth.users');
  const files = await dying.query<{ file: string }>(`select pg_relation_filepath('public.left_behind') as file`);
  const file = path.join(clusterOf(stack.dataFolder), files.rows[0]?.file ?? '');
  await asOwner(stack.dataFolder, 'checkpoint');
  process.kill(rows[0]?.pid ?? Number.NaN, 'SIGKILL');
  await isOver;
  while (!(await fetch(`${stack.url}/api/ready`)).ok) await wait(50);
  const longAgo = Date.now() / 1000 - 600;
  utimesSync(file, longAgo, longAgo);
  return file;
}

test('within an hour no file holds anything of somebody who has deleted their account', async () => {
  const [person, stays] = [await newPerson(stack), await newPerson(stack)];
  // No longer than the shortest of the texts may be.
  const mark = `p-${randomUUID()}`;
  await tellEverything(stack.url, person, mark);
  const picture = await storePicture(person);
  const { browser, earlier, email, token } = await leaveTraces(person);
  const texts = [person.id, email, earlier, browser, mark];
  const bytes = [bytesOf(person.id), picture, ...(await secretsOf(person.id))];
  const found = () => filesWith(texts, bytes);
  // Statistics remember the values of columns, and what is in memory alone lies in no file yet.
  await asOwner(stack.dataFolder, 'analyze');
  const orphan = await leaveOrphan();
  await deleteAccount({ token, email });

  // The search finds what lies there: in tables, in the log of writes, and in the orphan.
  await asOwner(stack.dataFolder, 'checkpoint');
  expect(found()).toContain(orphan);
  for (const place of ['/base/', '/pg_wal/']) expect(found().some((file) => file.includes(place))).toBe(true);
  for (const each of bytes.slice(2)) expect(filesWith([], [each])).not.toEqual([]);

  const { owner } = databaseOf(stack.dataFolder);
  const erased = Promise.withResolvers<unknown>();
  const stop = startErasing({
    ...erasingOf(owner, openDataFolder(stack.dataFolder)),
    log: { info: (details: unknown) => erased.resolve(details), warn: (details: unknown) => erased.reject(details) },
    firstMs: 100,
    everyMs: 1000,
  });
  expect(await erased.promise).toMatchObject({ isWhole: true });
  stop();
  expect(found()).toEqual([]);
  expect(filesWith([stays.email], [bytesOf(stays.id)])).not.toEqual([]);
});

test('what somebody can still read in an open transaction is left to the next time, and gone then', async () => {
  const person = await newPerson(stack);
  const [reader, eraser] = [await open(), await open()];
  await reader.query('begin isolation level repeatable read');
  // It locks no table, and would still be shown what stood there.
  await reader.query('select 1');
  await deleteAccount(person);
  const cluster = clusterOf(stack.dataFolder);
  await expect(eraseRemains(eraser, cluster, 200)).resolves.toBe(false);
  await reader.query('commit');
  await expect(eraseRemains(eraser, cluster)).resolves.toBe(true);
  expect(filesWith([person.email], [])).toEqual([]);
  await Promise.all([reader.end(), eraser.end()]);
});
