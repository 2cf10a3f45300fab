import { HARD_DAY } from '@spire/domain/hardDay';
import { MOST_PUSH_DEVICES } from '@spire/domain/reminders';
import { REST_PATHS } from '@spire/domain/restPaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { createLog } from '@spire/graph-kit/log';
import { openServiceDatabase, type ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { openTestPool } from '@spire/graph-kit/testing/openTestPool';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import {
  deviceIdAt,
  senderOf,
  startPushService,
  type TestPushService,
  type TestSubscription,
} from '../testing/pushService.ts';
import { reminderQueueIn, type ReminderQueue } from './reminderQueue.ts';

let stack: TestStack;
let service: TestPushService;
let database: ServiceDatabase;
let queue: ReminderQueue;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startPushService();
  const databaseUrl = databaseOf(stack.dataFolder).authenticator;
  database = await openServiceDatabase({ databaseUrl, log: createLog('test', 'silent') });
  queue = reminderQueueIn(database);
});
beforeEach(async () => {
  kari = await newPerson(stack);
  service.answerWith(201);
});
afterAll(async () => {
  await database.stop();
  await service.stop();
  await stack.stop();
});

const ALL_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ask = (person: TestPerson, query: string, variables = {}) =>
  graphClient(stack.url, person.token)<Record<string, never>>(query, variables, { 'x-time-zone': 'Europe/Oslo' });
const want = (person: TestPerson, input: object = {}) =>
  ask(person, 'mutation ($i: SaveReminderInput!) { saveReminder(input: $i) { isOn kinds days time } }', {
    i: { isOn: true, kinds: ['checkIn', 'task'], days: ALL_DAYS, time: '10:00', ...input },
  });
const tell = (person: TestPerson, { endpoint, p256dh, auth }: Omit<TestSubscription, 'open'>) =>
  ask(person, 'mutation ($i: SavePushDeviceInput!) { savePushDevice(input: $i) { id } }', {
    i: { endpoint, p256dh, auth },
  });
const devicesOf = async (person: TestPerson) => {
  const { data } = await graphClient(
    stack.url,
    person.token,
  )<{ me: { pushDevices: { id: string }[] } }>('{ me { pushDevices { id } } }');
  return data?.me.pushDevices.map(({ id }) => id);
};
const sql = <Row>(text: string, values: unknown[] = []) => asOwner<Row & object>(stack.dataFolder, text, values);
const due = (person: TestPerson, moment: string) =>
  sql(`update users.reminder set next_at = ${moment} where user_id = $1`, [person.id]);
/** A moment that the stack's own sender does not come to. */
const LATER = `(now() + interval '9 hours')`;
const claimed = async (person: TestPerson, minutesLate = 0) => {
  const [row] = await sql<{ at: Date }>(`select ${LATER} + make_interval(mins => $1) as at`, [minutesLate]);
  return (await queue.claim(row?.at ?? new Date())).filter(({ userId }) => userId === person.id);
};
async function until<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await after(100);
  }
}

test('what is due is sent by the stack itself, sealed for that browser and signed with the service’s own key', async () => {
  const browser = service.subscribe('/kari');
  await want(kari);
  await tell(kari, browser);
  await ask(kari, 'mutation { saveSettings(input: { language: en }) { language } }');
  await due(kari, 'now()');
  const sent = await until(() => service.arrived.find(({ path }) => path === '/kari'));
  expect(browser.open(sent.body)).toEqual({ kinds: ['checkIn', 'task'], language: 'en' });
  expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800', topic: 'reminder' });

  const { data } = await graphClient(stack.url, kari.token)<{ me: { pushKey: string } }>('{ me { pushKey } }');
  const claims = senderOf(sent, data?.me.pushKey ?? '');
  expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(mailto:|https:)/) as string });
  const lasts = Number(claims['exp']) - Date.now() / 1000;
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThanOrEqual(86_400);
  const [{ isAhead } = { isAhead: false }] = await sql<{ isAhead: boolean }>(
    'select next_at > now() as "isAhead" from users.reminder where user_id = $1',
    [kari.id],
  );
  expect(isAhead).toBe(true);
});

test('a browser that is subscribed no more is forgotten, and one that fails for now is not', async () => {
  await want(kari);
  await tell(kari, service.subscribe('/kept'));
  service.answerWith(500);
  await due(kari, 'now()');
  await until(() => service.arrived.find(({ path }) => path === '/kept'));
  expect(await devicesOf(kari)).toEqual([deviceIdAt(`${service.origin}/kept`)]);
  service.answerWith(410);
  await due(kari, 'now()');
  await until(async () => ((await devicesOf(kari))?.length === 0 ? true : undefined));
});

test('what is due is taken once, however many processes ask at the same moment', async () => {
  await want(kari);
  await tell(kari, service.subscribe('/once'));
  await due(kari, LATER);
  const all = await Promise.all([claimed(kari), claimed(kari), claimed(kari)]);
  expect(all.flat()).toHaveLength(1);
  expect(await claimed(kari)).toEqual([]);
});

/** As if it had been told on the day of that moment: nine hours from now may be tomorrow, which is another day. */
const toldThen = (person: TestPerson, table: string, column: string) =>
  sql(
    `update ${table} set ${column} = (${LATER} at time zone 'Europe/Oslo')::date where user_id = $1 and ${column} is not null`,
    [person.id],
  );
const save = (mutation: string, input: string) => `${mutation}(input: { date: "${today}", ${input} }) { id }`;
/** Ways to a quiet day, and where each is kept. */
const quiet: [name: string, mutation: string, table: string, column: string][] = [
  [
    'a day of low energy',
    'saveSettings(input: { lowEnergyToday: true }) { language }',
    'users.settings',
    'low_energy_on',
  ],
  ['a hard day', save('saveCheckIn', `whatIsGoodText: "${HARD_DAY.no}"`), 'wellbeing.check_in', 'date'],
  ['the lowest mood', save('saveMood', 'mood: 1'), 'wellbeing.mood', 'date'],
  ['a rest day', `takeRestDay(date: "${today}") { points }`, 'wellbeing.streak_day', 'date'],
];

test('brain-injury mode is quiet', async () => {
  await want(kari);
  await tell(kari, service.subscribe('/quiet'));
  await ask(kari, 'mutation { saveSettings(input: { brainInjuryMode: true }) { language } }');
  await due(kari, LATER);
  expect(await claimed(kari)).toEqual([]);
});

test.each(quiet)('%s is quiet', async (_, mutation, table, column) => {
  await want(kari);
  await tell(kari, service.subscribe('/quiet'));
  expect((await ask(kari, `mutation { ${mutation} }`)).errors).toBeUndefined();
  await toldThen(kari, table, column);
  await due(kari, LATER);
  expect(await claimed(kari)).toEqual([]);
});

test('whoever wants to see everything is reminded all the same, but never after help', async () => {
  await want(kari);
  await tell(kari, service.subscribe('/all'));
  const input = `{ date: "${today}", isAllShown: true }`;
  await ask(kari, `mutation { takeRestDay(date: "${today}") { points } setAllShown(input: ${input}) { date } }`);
  await toldThen(kari, 'wellbeing.streak_day', 'date');
  await toldThen(kari, 'wellbeing.shown_day', 'date');
  await due(kari, LATER);
  expect(await claimed(kari)).toHaveLength(1);
  // A person's text goes in variables, where it is read.
  await ask(kari, 'mutation ($i: SaveContactInput!) { saveContact(input: $i) { id } }', {
    i: { name: 'Jeg vil ikke leve lenger', attributes: ['tur'] },
  });
  await toldThen(kari, 'wellbeing.help_day', 'date');
  await due(kari, LATER);
  expect(await claimed(kari)).toEqual([]);
});

test('nothing is sent late, to whoever is off, or to whoever has no browser', async () => {
  await want(kari);
  await due(kari, LATER);
  expect(await claimed(kari)).toEqual([]);
  await tell(kari, service.subscribe('/late'));
  await due(kari, LATER);
  expect(await claimed(kari, 31)).toEqual([]);
  expect(await claimed(kari, 31)).toEqual([]);
  await want(kari, { isOn: false });
  const [row] = await sql('select next_at from users.reminder where user_id = $1', [kari.id]);
  expect(row).toEqual({ next_at: null });
});

// Oslo puts its clocks forward on 29 March 2026 at 02:00, and back on 25 October at 03:00.
test.each([
  ['10:00', ALL_DAYS, '2026-03-28T09:00:00Z', '2026-03-29T08:00:00.000Z'],
  ['02:30', ALL_DAYS, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['02:30', ALL_DAYS, '2026-03-29T01:30:00Z', '2026-03-30T00:30:00.000Z'],
  ['10:00', ALL_DAYS, '2026-10-24T08:00:00Z', '2026-10-25T09:00:00.000Z'],
  ['02:30', ALL_DAYS, '2026-10-25T01:30:00Z', '2026-10-26T01:30:00.000Z'],
  ['10:00', ['SU'], '2026-10-25T09:00:00Z', '2026-11-01T09:00:00.000Z'],
  ['00:00', ['MO', 'WE'], '2026-11-24T22:59:00Z', '2026-11-24T23:00:00.000Z'],
])('%s on %j after %s is %s', async (time, days, from, next) => {
  const rows = await sql<{ next: Date }>(`select users.next_reminder($1, $2, 'Europe/Oslo', $3) as next`, [
    days,
    time,
    from,
  ]);
  expect(rows[0]?.next.toISOString()).toBe(next);
});

test('over a month with the night in October, there is one a day, at the same time on the clock', async () => {
  const rows = await sql<{ clock: string }>(
    `with recursive each as (
       select users.next_reminder($1, '02:30', 'Europe/Oslo', '2026-10-10T00:00:00Z') as at
       union all select users.next_reminder($1, '02:30', 'Europe/Oslo', at) from each where at < '2026-11-08')
     select to_char(at at time zone 'Europe/Oslo', 'YYYY-MM-DD HH24:MI') as clock from each order by at`,
    [ALL_DAYS],
  );
  const days = rows.map(({ clock }) => clock.slice(0, 10));
  expect(new Set(days).size).toBe(days.length);
  expect(days.length).toBeGreaterThanOrEqual(28);
  expect(new Set(rows.map(({ clock }) => clock.slice(11)))).toEqual(new Set(['02:30']));
});

test('a browser reminds whoever told of it last, until their session ends; of one person the newest ten', async () => {
  const shared = service.subscribe('/shared');
  await tell(kari, shared);
  await tell(kari, shared);
  expect(await devicesOf(kari)).toEqual([deviceIdAt(shared.endpoint)]);
  const ola = await newPerson(stack);
  await tell(ola, shared);
  expect([await devicesOf(kari), await devicesOf(ola)]).toEqual([[], [deviceIdAt(shared.endpoint)]]);

  for (let count = 0; count <= MOST_PUSH_DEVICES; count += 1) await tell(kari, service.subscribe(`/many/${count}`));
  const kept = await devicesOf(kari);
  expect(kept).toHaveLength(MOST_PUSH_DEVICES);
  expect(kept).not.toContain(deviceIdAt(`${service.origin}/many/0`));
  await sql('delete from auth.sessions where user_id = $1', [kari.id]);
  expect(await sql('select from users.push_device where user_id = $1', [kari.id])).toEqual([]);
});

/** Another browser's keys for that address. */
const withOtherKeys = ({ endpoint }: TestSubscription) => ({
  endpoint,
  p256dh: service.subscribe('/other').p256dh,
  auth: randomBytes(16).toString('base64url'),
});

test('whoever knows the address alone takes no browser over, and its person may tell of it with new keys', async () => {
  const browser = service.subscribe(`/${randomUUID()}`);
  const id = deviceIdAt(browser.endpoint);
  await tell(kari, browser);
  const ola = await newPerson(stack);
  for (const keys of [
    withOtherKeys(browser),
    { ...browser, auth: withOtherKeys(browser).auth },
    { ...browser, p256dh: withOtherKeys(browser).p256dh },
  ]) {
    const { errors } = await tell(ola, keys);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect([await devicesOf(kari), await devicesOf(ola)]).toEqual([[id], []]);
  const renewed = withOtherKeys(browser);
  expect((await tell(kari, renewed)).errors).toBeUndefined();
  expect((await tell(ola, browser)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  // The keys prove it to be the same browser, in which somebody else has logged in.
  expect((await tell(ola, renewed)).errors).toBeUndefined();
  expect([await devicesOf(kari), await devicesOf(ola)]).toEqual([[], [id]]);
});

test('of two people who name a browser at the same moment with keys of their own, the second is refused', async () => {
  const ola = await newPerson(stack);
  const device = randomUUID();
  const pool = openTestPool(databaseOf(stack.dataFolder).owner, 2);
  const [first, second] = [await pool.connect(), await pool.connect()];
  const insert = (client: typeof first, person: TestPerson) =>
    client.query(
      `insert into users.push_device (user_id, id, target, proof, created_at) values ($1, $2, '', $3, now())`,
      [person.id, device, randomBytes(32)],
    );
  await first.query('begin');
  await insert(first, kari);
  const refused = expect(insert(second, ola)).rejects.toMatchObject({ code: '42501' });
  await after(300);
  await first.query('commit');
  await refused;
  for (const client of [first, second]) client.release();
  await pool.end();
});

test('a browser that is known without a proof, as before there were any, is nobody else’s', async () => {
  const browser = service.subscribe(`/${randomUUID()}`);
  await tell(kari, browser);
  await sql('update users.push_device set proof = null where user_id = $1', [kari.id]);
  const ola = await newPerson(stack);
  expect((await tell(ola, browser)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await tell(kari, browser)).errors).toBeUndefined();
});

test('after a log-out a browser is free', async () => {
  const browser = service.subscribe(`/${randomUUID()}`);
  await tell(kari, browser);
  const headers = { authorization: `Bearer ${kari.token}`, apikey: stack.anonKey };
  const left = await fetch(`${stack.url}/auth/v1/logout?scope=local`, { method: 'POST', headers });
  expect(left.status).toBe(204);
  const ola = await newPerson(stack);
  expect((await tell(ola, withOtherKeys(browser))).errors).toBeUndefined();
  expect(await devicesOf(ola)).toEqual([deviceIdAt(browser.endpoint)]);
});

test('a device is exported without where it is reached, and goes with the account', async () => {
  await want(kari);
  await tell(kari, service.subscribe('/secret-place'));
  const answer = await fetch(stack.url + REST_PATHS.privacyExport, {
    headers: { authorization: `Bearer ${kari.token}` },
  });
  const text = await answer.text();
  expect(text).not.toContain('secret-place');
  expect(JSON.parse(text)).toMatchObject({
    account: {
      reminder: { isOn: true, kinds: ['checkIn', 'task'], time: '10:00', timeZone: 'Europe/Oslo' },
      pushDevices: [{ createdAt: expect.any(String) as string }],
    },
  });
  const [row] = await sql<{ target: string }>(
    `select encode(target, 'escape') as target from users.push_device where user_id = $1`,
    [kari.id],
  );
  expect(row?.target).not.toContain('secret-place');
  await ask(kari, 'mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: kari.email });
  for (const table of ['reminder', 'push_device'])
    expect(await sql(`select from users.${table} where user_id = $1`, [kari.id])).toEqual([]);
});

test('nobody sees or changes another’s, and nobody says themselves when they are due', async () => {
  const ola = await newPerson(stack);
  await want(ola);
  await tell(ola, service.subscribe('/ola'));
  expect(await devicesOf(kari)).toEqual([]);
  const { errors } = await ask(kari, 'mutation ($id: ID!) { deletePushDevice(id: $id) }', {
    id: deviceIdAt(`${service.origin}/ola`),
  });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const rights = await sql<{ may: boolean }>(
    `select has_column_privilege('authenticated', 'users.reminder', 'next_at', right_) as may
       from unnest(array['insert', 'update']) right_
     union all select has_function_privilege('authenticated', 'users.claim_reminders(timestamptz, integer, integer)', 'execute')`,
  );
  expect(rights.map(({ may }) => may)).toEqual([false, false, false]);
  for (const table of ['reminder', 'push_device'])
    expect(
      await sql(`select from pg_class where oid = $1::regclass and relforcerowsecurity`, [`users.${table}`]),
    ).toHaveLength(1);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.example.no/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'file:///etc/passwd',
  'x',
])('nothing is kept that would be sent to %s', async (endpoint) => {
  const { p256dh, auth } = service.subscribe('/');
  const { errors } = await tell(kari, { endpoint, p256dh, auth });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ field: 'endpoint', code: 'INVALID' }],
  });
});

test('what is wrong with a wish is told at once', async () => {
  const { errors } = await want(kari, { kinds: [], days: ['MO', 'MO'], time: '25:00' });
  expect(errors?.[0]?.extensions.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'kinds REQUIRED',
    'days INVALID',
    'time INVALID',
  ]);
});
