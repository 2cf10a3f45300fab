import { crisisHelp } from '@spire/content/crisisHelp';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { REST_PATHS } from '@spire/domain/restPaths';
import { HELP_HEADER, SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { textMark } from '@spire/domain/textMark';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TEST_ZONE, today } from '@spire/testing/testDay';
import { Client } from 'pg';

const CRISIS = 'Jeg vil ikke leve lenger';
const TABLES = ['wellbeing.help_day', 'wellbeing.shown_day', 'wellbeing.day_weight'];
const yesterday = addDays(today, -1);

let stack: TestStack;
let kari: TestPerson;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

interface Day {
  date: string;
  helpKind: string | null;
  isAllShown: boolean;
  weight: { kind: string | null } | null;
}
const ask = (token: string, query: string, input: object = {}) =>
  graphClient(stack.url, token)<Record<string, unknown>>(query, { i: input });
const dayOf = async ({ token }: Pick<TestPerson, 'token'>) => {
  const query = '{ me { day { date helpKind isAllShown weight { kind } } } }';
  return (await graphClient(stack.url, token)<{ me: { day: Day } }>(query)).data?.me.day;
};
const SAVE = 'mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }';
const ASIDE = 'mutation ($i: SetHelpAsideInput!) { setHelpAside(input: $i) { helpKind } }';
const SHOW = 'mutation ($i: SetAllShownInput!) { setAllShown(input: $i) { isAllShown } }';
const checkIn = (needMoreText: string, date = today) => ask(kari.token, SAVE, { date, needMoreText });
const helpDays = async () =>
  (
    await asOwner<{ date: string }>(
      stack.dataFolder,
      'select date::text from wellbeing.help_day where user_id = $1 and cardinality(marks) > 0 order by date',
      [kari.id],
    )
  ).map(({ date }) => date);

/** The whole answer over HTTP, as another client gets it. */
async function send({ token }: TestPerson, method: string, path: string, body?: object, headers: object = {}) {
  const response = await fetch(stack.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [TIME_ZONE_HEADER]: TEST_ZONE,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

/** Kari has something in each of a day's tables. */
async function fillDay(): Promise<void> {
  await checkIn(`${CRISIS}. Mamma døde i natt.`);
  await ask(kari.token, SHOW, { date: today, isAllShown: true });
  const filled = TABLES.map((table) => `select from ${table} where user_id = $1`).join(' union all ');
  expect(await asOwner(stack.dataFolder, filled, [kari.id])).toHaveLength(TABLES.length);
}

test('a day belongs to one person: by the graph nobody else sees or changes it', async () => {
  await fillDay();
  const ola = await newPerson(stack);
  const plain = { date: today, helpKind: null, isAllShown: false, weight: null };
  expect(await dayOf(ola)).toEqual(plain);
  const mark = textMark(`${CRISIS}. Mamma døde i natt.`);
  expect((await ask(ola.token, ASIDE, { date: today, mark })).errors).toBeUndefined();
  await ask(ola.token, SHOW, { date: today, isAllShown: false });
  expect(await dayOf(kari)).toEqual({ date: today, helpKind: 'suicide', isAllShown: true, weight: { kind: 'death' } });
  expect(await dayOf(ola)).toEqual(plain);
});

test('and by the database: rows of another are not there, and none can be made', async () => {
  await fillDay();
  const ola = await newPerson(stack);
  const session = new Client({ connectionString: databaseOf(stack.dataFolder).authenticator });
  await session.connect();
  const tryAs = async (person: TestPerson, sql: string, values: unknown[] = []) => {
    await session.query('begin');
    try {
      await session.query('set local role authenticated');
      await session.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: person.id, role: 'authenticated' }),
      ]);
      return (await session.query(sql, values)).rowCount;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await session.query('rollback');
    }
  };
  const changes: [string, string][] = [
    ['wellbeing.help_day', `update wellbeing.help_day set kinds = '{}', marks = '{}' where user_id = $1`],
    ['wellbeing.shown_day', 'delete from wellbeing.shown_day where user_id = $1'],
    ['wellbeing.day_weight', 'delete from wellbeing.day_weight where user_id = $1'],
  ];
  const adds: Record<string, string> = {
    'wellbeing.help_day': `(user_id, date) values ($1, date '2020-01-01')`,
    'wellbeing.shown_day': `(user_id, date) values ($1, date '2020-01-01')`,
    'wellbeing.day_weight': `(user_id, date, source, is_nynorsk) values ($1, date '2020-01-01', 'asked', false)`,
  };
  for (const [table, change] of changes) {
    const of = (person: TestPerson) => tryAs(person, `select from ${table} where user_id = $1`, [kari.id]);
    expect([table, await of(kari), await of(ola)]).toEqual([table, 1, 0]);
    expect([table, await tryAs(kari, change, [kari.id]), await tryAs(ola, change, [kari.id])]).toEqual([table, 1, 0]);
    const add = `insert into ${table} ${adds[table] ?? ''}`;
    expect([table, await tryAs(kari, add, [kari.id])]).toEqual([table, 1]);
    expect(await tryAs(ola, add, [kari.id])).toMatch(/row-level security/);
  }
  await session.end();
});

test('what reads texts notes them for itself: no client can say that help was found, or what weighs', async () => {
  for (const [name, type] of [
    ['noteHelp', 'NoteHelpInput'],
    ['noteWeight', 'NoteWeightInput'],
  ]) {
    const { errors } = await ask(kari.token, `mutation ($i: ${type}!) { ${name}(input: $i) }`, { date: today });
    expect(errors).toBeDefined();
  }
  expect(await dayOf(kari)).toMatchObject({ helpKind: null, weight: null });
});

test('a day is the same on every device', async () => {
  const elsewhere = await logIn(stack, kari.email);
  await fillDay();
  expect(await dayOf(elsewhere)).toEqual(await dayOf(kari));
  expect(await dayOf(elsewhere)).toMatchObject({ helpKind: 'suicide', isAllShown: true });
  await ask(elsewhere.token, SHOW, { date: today, isAllShown: false });
  await ask(elsewhere.token, ASIDE, { date: today });
  expect(await dayOf(kari)).toMatchObject({ helpKind: null, isAllShown: false });
});

test('what arrives late marks the day it is for, and not today (D84)', async () => {
  const answer = await send(kari, 'POST', REST_PATHS.dailyCheckIn, { date: yesterday, needMoreText: CRISIS });
  expect(answer.headers.get(HELP_HEADER)).toBe('suicide');
  expect(answer.body).toMatchObject({ date: yesterday, help: { level: 'help', kind: 'suicide' } });
  expect(await dayOf(kari)).toMatchObject({ date: today, helpKind: null });
  expect(await helpDays()).toEqual([yesterday]);
  await checkIn(CRISIS);
  expect(await helpDays()).toEqual([yesterday, today]);
});

test('what weighs in a check-in of another day does not weigh today, and goes when the words do', async () => {
  await checkIn('Mamma døde i natt.', yesterday);
  expect(await dayOf(kari)).toMatchObject({ weight: null });
  await checkIn('Mamma døde i natt.');
  expect(await dayOf(kari)).toMatchObject({ weight: { kind: 'death' } });
  await checkIn('Litt fred');
  expect(await dayOf(kari)).toMatchObject({ weight: null });
});

test('what is brought in was written long ago, and marks no day (D73)', async () => {
  await checkIn('Litt fred');
  const { text } = await send(kari, 'GET', `${REST_PATHS.privacyExport}?format=json`);
  const document = JSON.parse(text.replaceAll('Litt fred', CRISIS)) as { records: { helpDays: string[] } };
  expect(document.records.helpDays).toEqual([]);
  kari = await newPerson(stack);
  expect((await send(kari, 'POST', REST_PATHS.privacyImport, document)).status).toBe(204);
  expect((await dayOf(kari))?.helpKind).toBeNull();
  expect(await helpDays()).toEqual([]);
});

const LONG = `${'Dagen var lang. '.repeat(LIMITS.freeText / 10)}${CRISIS}`;
const refused: [string, string, object, string][] = [
  ['too long', REST_PATHS.dailyCheckIn, { date: today, needMoreText: LONG }, 'TOO_LONG'],
  ['unstorable', REST_PATHS.dailyCheckIn, { date: today, needMoreText: `${CRISIS} \0` }, 'INVALID'],
  ['with a wrong field beside it', REST_PATHS.contacts, { name: CRISIS, attributes: ['rik'] }, 'UNKNOWN_OPTION'],
  [
    'for a date that is not accepted',
    REST_PATHS.dailyCheckIn,
    { date: '2020-01-01', needMoreText: CRISIS },
    'DATE_NOT_ACCEPTED',
  ],
  ['too long to ask with', REST_PATHS.promptAnswers, { prompt: LONG, id: 'none' }, ''],
];

test.each(refused)('a text that is refused, %s, carries help in the body of REST', async (_, path, sent, code) => {
  const { status, headers, body } = await send(kari, 'POST', path, sent);
  expect(body['help']).toMatchObject({ level: 'help', kind: 'suicide', numbers: expect.any(Array) as unknown });
  expect(headers.get(HELP_HEADER)).toBe('suicide');
  if (path === REST_PATHS.promptAnswers) return;
  expect(status).toBe(400);
  expect(JSON.stringify(body['error'])).toContain(code);
});

test('and among the extensions of the graph; it makes the day one after help as a saved one does', async () => {
  const variables = { i: { date: today, needMoreText: LONG } };
  const { body } = await send(kari, 'POST', SERVICE_PATHS.graphql, { query: SAVE, variables });
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
  expect(body).toMatchObject({ extensions: { help: { level: 'help', kind: 'suicide' } } });
  expect(await dayOf(kari)).toMatchObject({ helpKind: 'suicide' });
  expect((await send(kari, 'GET', `${REST_PATHS.dailyCheckIn}/${today}`)).text).toBe('null');
});

test('help is in the language of whoever asks', async () => {
  const body = { name: CRISIS, attributes: ['tur'] };
  const titles = ['nb', 'en'].map(async (language) => {
    const answer = await send(kari, 'POST', REST_PATHS.contacts, body, { 'accept-language': language });
    return (answer.body['help'] as { title: string }).title;
  });
  expect(await Promise.all(titles)).toEqual([crisisHelp('suicide', 'no').title, crisisHelp('suicide', 'en').title]);
});

test('the export has the date of a day after help, and no word of what made it so', async () => {
  await ask(kari.token, 'mutation ($i: GenerateSuggestionsInput!) { generateSuggestions(input: $i) { __typename } }', {
    prompt: CRISIS,
    language: 'no',
  });
  expect(await dayOf(kari)).toMatchObject({ helpKind: 'suicide' });
  const { text, body } = await send(kari, 'GET', `${REST_PATHS.privacyExport}?format=json`);
  expect(body).toMatchObject({ records: { helpDays: [today] } });
  for (const trace of [CRISIS, 'leve lenger', textMark(CRISIS), 'suicide']) expect(text).not.toContain(trace);
});

test('the day after help says so, unless it was set aside', async () => {
  const wasHelp = async () => {
    const query = '{ me { day { wasHelpYesterday } } }';
    const { data } = await graphClient(stack.url, kari.token)<{ me: { day: { wasHelpYesterday: boolean } } }>(query);
    return data?.me.day.wasHelpYesterday;
  };
  expect(await wasHelp()).toBe(false);
  await checkIn(CRISIS, yesterday);
  expect(await wasHelp()).toBe(true);
  await ask(kari.token, ASIDE, { date: yesterday, mark: null });
  expect(await wasHelp()).toBe(false);
});

test('what was found is kept for 90 days, and no longer', async () => {
  await checkIn(CRISIS);
  const old = 'update wellbeing.help_day set date = current_date - 91 where user_id = $1';
  await asOwner(stack.dataFolder, old, [kari.id]);
  const ola = await newPerson(stack);
  await ask(ola.token, SAVE, { date: today, needMoreText: CRISIS });
  expect(await helpDays()).toEqual([]);
});

test.each(['', 'ord', 'ABCDEF0123456789', CRISIS])('%j is no mark', async (mark) => {
  const { errors } = await ask(kari.token, ASIDE, { date: today, mark });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'mark', code: 'INVALID' }] });
});

test.each([
  [ASIDE, { mark: null }],
  [SHOW, { isAllShown: true }],
])('only a day that is accepted is changed (%#)', async (query, input) => {
  for (const days of [2, -32]) {
    const { errors } = await ask(kari.token, query, { date: addDays(today, days), ...input });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'date', code: 'DATE_NOT_ACCEPTED' }] });
  }
});
