import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LIMITS } from '@spire/domain/limits';
import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { EXPORT_VERSION, exportDocument, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import messages from '@spire/i18n/common/no';
import { soundOf } from '@spire/testing/sounds';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TEST_ZONE, today } from '@spire/testing/testDay';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';
import { randomUUID } from 'node:crypto';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const HOSTILE = '=cmd|<script>alert("1")</script> & "sitat"';

let stack: TestStack;
/** A person with a year of everything. */
let kari: TestPerson;
let document: ExportDocument;
/** Her picture as it is stored: pictures lose what a camera wrote into them. */
let stored: string;

type Json = Record<string, unknown>;

function call(person: TestPerson, method: string, place: string, body?: unknown): Promise<Response> {
  return fetch(stack.url + place, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      [TIME_ZONE_HEADER]: TEST_ZONE,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
const take = (person: TestPerson, format = 'json') =>
  call(person, 'GET', `${REST_PATHS.privacyExport}?format=${format}`);
const exported = async (person: TestPerson) => exportDocument.parse(await (await take(person)).json());
const bring = async (person: TestPerson, body: unknown) => {
  const answer = await call(person, 'POST', REST_PATHS.privacyImport, body);
  const text = await answer.text();
  const told = text === '' ? {} : (JSON.parse(text) as { error?: Json });
  return { status: answer.status, error: told.error, joined: told };
};
const growthOf = async (person: TestPerson) =>
  (
    await graphClient(
      stack.url,
      person.token,
    )(
      `{ me { growth { points level nextLevelAt currentStreak checkInDays memories completedSuggestions completedTasks
          toolCompletions isRestDayToday badges { id isEarned has needs } days(last: 28) { date points isRestDay tools } } } }`,
    )
  ).data;

/** A person with the seeding command's year, who can log in by its password. */
async function seededPerson(): Promise<TestPerson> {
  const email = `seeded-${randomUUID()}@example.no`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectFolder(), 'local/dist/seed.js'), '--email', email, '--days', '365', '--memories', '60'],
    { env: { ...process.env, DATA_DIR: stack.dataFolder }, encoding: 'utf8', cwd: projectFolder() },
  );
  const password = /^Password: (\S+)$/m.exec(stdout)?.[1];
  if (password === undefined) throw new Error(stdout + stderr);
  const answer = await fetch(`${stack.url}${SERVICE_PATHS.auth}/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: user.id, email, token };
}

beforeAll(async () => {
  stack = await startTestStack();
  kari = await seededPerson();
  const ask = graphClient(stack.url, kari.token);
  const picture = await fetch(`${stack.url}${SERVICE_PATHS.storage}/object/memories/${kari.id}/et-bilde.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${kari.token}`, 'content-type': 'image/png' },
    body: Buffer.from(PICTURE, 'base64'),
  });
  expect(picture.status).toBe(200);
  const voice = await fetch(`${stack.url}${SERVICE_PATHS.storage}/object/voices/${kari.id}/bekk-9s.webm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${kari.token}`, 'content-type': 'audio/webm' },
    body: soundOf('audio/webm'),
  });
  expect(voice.status).toBe(200);
  const memory = { description: HOSTILE, emoji: '🌲', category: 'ro', goodnessRating: 8, effortRating: 2, date: today };
  const add = 'mutation ($i: AddMemoryInput!) { addMemory(input: $i) { id } }';
  for (const name of ['et-bilde.png', 'borte.png'])
    await ask(add, { i: { ...memory, title: HOSTILE, picturePath: `${kari.id}/${name}` } });
  for (const name of ['bekk-9s.webm', 'borte.m4a'])
    await ask(add, { i: { ...memory, title: 'Bekken', voicePath: `${kari.id}/${name}`, voiceText: HOSTILE } });
  const gone = await ask<{ addMemory: { id: string } }>(add, { i: { ...memory, title: 'Slettes' } });
  await ask('mutation ($id: ID!) { deleteMemory(id: $id) }', { id: gone.data?.addMemory.id });
  await ask('mutation ($i: SaveSafetyPlanInput!) { saveSafetyPlan(input: $i) { signs } }', {
    i: { signs: [HOSTILE] },
  });
  await ask('mutation ($i: SavePacingDayInput!) { savePacingDay(input: $i) { date } }', {
    i: { date: today, room: 3, things: [{ id: randomUUID(), name: HOSTILE.slice(0, 40), size: 1, done: true }] },
  });
  await ask('mutation ($i: AskPatternInput!) { askPattern(input: $i) { state } }', {
    i: { exposure: { kind: 'thing', name: HOSTILE.slice(0, 40) }, outcome: 'mood' },
  });
  await ask('mutation ($i: SaveScaleEntryInput!) { saveScaleEntry(input: $i) { date } }', {
    i: { date: today, scale: 'fog', value: 2 },
  });
  await ask('mutation ($i: AddImportedEntriesInput!) { addImportedEntries(input: $i) { added } }', {
    i: { importId: randomUUID(), source: 'table', entries: [{ text: HOSTILE, date: '1999-12-31' }] },
  });
  await ask('mutation ($i: MarkExerciseInput!) { markExercise(input: $i) { id } }', {
    i: { exercise: HOSTILE, kind: 'unwanted', date: today },
  });
  for (const sql of [
    `insert into wellbeing.streak_day (user_id, date, counts) values ($1, current_date - 800, false)`,
    `insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days) values ($1, current_date - 800, current_date - 800, 0)`,
  ])
    await asOwner(stack.dataFolder, sql, [kari.id]);
  document = await exported(kari);
  const place = `${SERVICE_PATHS.storage}/object/authenticated/memories/${kari.id}/et-bilde.png`;
  stored = Buffer.from(await (await call(kari, 'GET', place)).arrayBuffer()).toString('base64');
});
afterAll(() => stack.stop());

/** Without what belongs to the account, not to what the person gave. */
function given({ account, records, pictures, voices }: ExportDocument): object {
  const plain = JSON.stringify({
    profile: account.profile,
    settings: account.settings,
    contacts: account.contacts,
    reminder: account.reminder,
    records,
    pictures,
    voices,
  });
  return JSON.parse(plain.replaceAll(account.id, 'folder')) as object;
}

test('a year goes out and comes in again, and nothing of it is another', async () => {
  // A made-up year has no day on which help was found.
  for (const [list, entries] of Object.entries(document.records))
    if (list !== 'helpDays') expect([list, entries.length]).not.toEqual([list, 0]);
  expect(document.account.contacts.length).toBeGreaterThan(0);
  const lisa = await newPerson(stack);
  await expect(bring(lisa, document)).resolves.toMatchObject({ status: 204, error: undefined });

  const again = await exported(lisa);
  expect(again.account).toMatchObject({ id: lisa.id, email: lisa.email, consents: [] });
  expect(given(again)).toEqual(given(document));
  await expect(growthOf(lisa)).resolves.toEqual(await growthOf(kari));
  const run = 'select first_date, last_date, counting_days from wellbeing.streak_run where user_id = $1 order by 1';
  await expect(asOwner(stack.dataFolder, run, [lisa.id])).resolves.toEqual(
    await asOwner(stack.dataFolder, run, [kari.id]),
  );
  expect((await exported(lisa)).account.accessLog.map(({ kind }) => kind)).toEqual([
    'data_exported',
    'data_imported',
    'sign_in',
  ]);
  await expect(bring(lisa, document)).resolves.toMatchObject({ status: 204 });
  await expect(growthOf(lisa)).resolves.toEqual(await growthOf(kari));
});

test('it joins an account that is begun: what is new is added, the newer of a day stays, and a repeat changes nothing', async () => {
  const nora = await newPerson(stack);
  await call(nora, 'POST', REST_PATHS.moodEntries, { mood: 5 });
  await call(nora, 'POST', REST_PATHS.contacts, { name: 'Nora sin venn', attributes: ['lytter'] });
  const before = (await exported(nora)).records.moods;
  await expect(bring(nora, document)).resolves.toMatchObject({ status: 200 });
  const joined = await exported(nora);
  const without = <Each extends { id: string }>(all: readonly Each[], own: readonly { id: string }[]) =>
    all.filter(({ id }) => !own.some((each) => each.id === id));
  expect(joined.records.memories.map(({ id }) => id)).toEqual(document.records.memories.map(({ id }) => id));
  expect(joined.records.checkIns).toEqual(document.records.checkIns);
  expect(joined.records.diaryImports).toEqual(document.records.diaryImports);
  expect(without(joined.records.moods, before)).toEqual(
    document.records.moods.filter(({ date }) => !before.some((each) => each.date === date)),
  );
  expect(joined.records.moods.find(({ date }) => date === today)).toMatchObject({ mood: 5 });
  // The ledger has one of them counted, and a day of help is known by nothing else.
  const rest = ({
    records: { moods: _moods, activities: _ledger, helpDays: _help, ...lists },
    ...all
  }: ExportDocument) =>
    given({
      ...all,
      records: lists as ExportDocument['records'],
      account: { ...all.account, contacts: [], profile: null },
    });
  expect(rest({ ...joined, account: { ...joined.account, settings: null, reminder: null } })).toEqual(
    rest({ ...document, account: { ...document.account, settings: null, reminder: null } }),
  );
  expect(joined.account.contacts).toHaveLength(document.account.contacts.length + 1);
  await expect(bring(nora, document)).resolves.toMatchObject({ status: 200 });
  const again = await exported(nora);
  expect(again.records).toEqual(joined.records);
  expect(given(again)).toEqual(given(joined));
  // A day is counted once, whichever of its records stays.
  const pointsOf = async (person: TestPerson) =>
    ((await growthOf(person)) as { me: { growth: { points: number } } }).me.growth.points;
  expect(await pointsOf(nora)).toBe(await pointsOf(kari));
}, 60_000);

/** Tells the records of which a person has one alone, or one a day. */
async function tellOwn(person: TestPerson, word: string, step: number): Promise<void> {
  const ask = graphClient(stack.url, person.token);
  const told = [
    ['SaveSafetyPlan', 'saveSafetyPlan', 'signs', { signs: [word] }],
    ['SaveFollowedScales', 'saveFollowedScales', 'scales', { scales: [step === 1 ? 'pain' : 'fog'] }],
    ['AskPattern', 'askPattern', 'state', { exposure: { kind: 'thing', name: word }, outcome: 'mood' }],
    ['SavePacingDay', 'savePacingDay', 'date', { date: today, room: step, things: [] }],
    ['SaveScaleEntry', 'saveScaleEntry', 'date', { date: today, scale: 'fog', value: step }],
  ] as const;
  for (const [input, mutation, field, i] of told) {
    const { errors } = await ask(`mutation ($i: ${input}Input!) { ${mutation}(input: $i) { ${field} } }`, { i });
    expect([mutation, errors]).toEqual([mutation, undefined]);
  }
}

test('it joins an account that is begun: the newer of plan, scales, own story and pacing stays, whichever side has it', async () => {
  const [older, newer] = await Promise.all([newPerson(stack), newPerson(stack)]);
  await tellOwn(older, 'Før', 1);
  await tellOwn(newer, 'Etter', 2);
  const [before, after] = [await exported(older), await exported(newer)];
  const own = ({ records }: ExportDocument) => {
    const { safetyPlan, ownStory, followedScales, pacingDays, scaleEntries } = records;
    return { safetyPlan, ownStory, followedScales, pacingDays, scaleEntries };
  };
  expect(Object.values(own(before)).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);

  await expect(bring(newer, before)).resolves.toMatchObject({
    status: 200,
    joined: { added: 0, changed: 0, already: 5 },
  });
  expect(own(await exported(newer))).toEqual(own(after));
  await expect(bring(older, after)).resolves.toMatchObject({
    status: 200,
    joined: { added: 0, changed: 5, already: 0 },
  });
  expect(own(await exported(older))).toEqual(own(after));
  // Now it is all there is, and a repeat is answered as one of an empty account.
  await expect(bring(older, after)).resolves.toMatchObject({ status: 204 });
  expect(own(await exported(older))).toEqual(own(after));
}, 60_000);

test('a document of version 1, which has no sets, comes in as well', async () => {
  const { suggestionSets: _none, ...records } = document.records;
  const plain = records.suggestionInteractions.map(({ setId: _set, ...each }) => each);
  const older = { ...document, version: 1, records: { ...records, suggestionInteractions: plain } };
  const lisa = await newPerson(stack);
  for (let time = 0; time < 2; time += 1) await expect(bring(lisa, older)).resolves.toMatchObject({ status: 204 });
  const again = (await exported(lisa)).records;
  expect(again.suggestionSets).toEqual([]);
  expect(again.suggestionInteractions).toEqual(plain.map((each) => ({ ...each, setId: null })));
});

test('the file is named by the date, holds pictures, and says which could not be read', async () => {
  const { headers } = await take(kari);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="spire-${today}.json"`);
  expect(document.pictures).toEqual([
    { path: `${kari.id}/borte.png`, type: null, base64: null },
    { path: `${kari.id}/et-bilde.png`, type: 'image/png', base64: stored },
  ]);
  expect(document.records.memories.some(({ title }) => title === 'Slettes')).toBe(false);
  expect(document.records.activities.length).toBeGreaterThan(document.records.checkIns.length);
});

test('the page needs nothing but itself and runs nothing', async () => {
  const answer = await take(kari, 'html');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toMatch(/^<!doctype html>\n<html lang="nb">/);
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &quot;sitat&quot;');
  expect(page).not.toMatch(/<script|undefined|\[object|src="(?!data:)|href=/);
  expect(page).toContain(`src="data:image/png;base64,${stored}"`);
  for (const heading of ['Minner', 'Innsjekker', 'Innloggingslogg']) expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page.trimEnd()).toMatch(/<\/html>$/);
});

test('the table is read by spreadsheets, and none of it as a formula', async () => {
  const bytes = Buffer.from(await (await take(kari, 'csv')).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const table = bytes.toString();
  expect(table).toContain('Dato;Tid;Type;Tittel;Tekst;Detaljer\r\n');
  expect(table).toContain(`'=cmd|<script>`);
  expect(table).not.toMatch(/(^|;)"?[=+@]/m);
});

test('the summary counts what is there', async () => {
  const { checkIns, moods, memories } = document.records;
  await expect((await call(kari, 'GET', REST_PATHS.privacySummary)).json()).resolves.toEqual({
    totalMemories: memories.length,
    totalMoodEntries: moods.length,
    totalCheckIns: checkIns.length,
    accountCreated: document.account.createdAt,
  });
});

/** A change of a good document, and where it is told to be wrong. */
const WRONG: Record<string, [change: (good: Record<'account' | 'records', Json> & Json) => void, field: string]> = {
  'another version': [(good) => (good['version'] = EXPORT_VERSION + 1), 'version'],
  'another format': [(good) => (good['format'] = 'other'), 'format'],
  'no records': [(good) => delete (good as Json)['records'], 'records'],
  'a list that is missing': [({ records }) => delete records['tasks'], 'tasks'],
  'somebody else named as owner': [
    ({ records }) => (first(records, 'memories')['userId'] = kari.id),
    'memories.0.userId',
  ],
  'a broken id': [({ records }) => (first(records, 'moods')['id'] = '1'), 'moods.0.id'],
  NUL: [({ records }) => (first(records, 'memories')['title'] = 'a\0'), 'memories.0.title'],
  'half a character': [({ records }) => (first(records, 'memories')['title'] = '\ud800'), 'memories.0.title'],
  'a long text': [({ records }) => (first(records, 'memories')['title'] = 'x'.repeat(121)), 'memories.0.title'],
  'an unknown option': [({ records }) => (first(records, 'tasks')['type'] = 'x'), 'tasks.0.type'],
  'a date that does not exist': [
    ({ records }) => (first(records, 'checkIns')['date'] = '2026-02-30'),
    'checkIns.0.date',
  ],
  'a date ahead': [({ records }) => (first(records, 'checkIns')['date'] = '2999-01-01'), 'checkIns.0.date'],
  'an instant ahead': [
    ({ records }) => (first(records, 'activities')['at'] = '2999-01-01T00:00:00.000Z'),
    'activities.0.at',
  ],
  'the year 0': [
    ({ records }) => (first(records, 'moods')['createdAt'] = '0000-01-01T00:00:00.000Z'),
    'moods.0.createdAt',
  ],
  'a number for a text': [({ records }) => (first(records, 'memories')['title'] = 7), 'memories.0.title'],
  'a way out of the folder': [
    ({ records }) => (first(records, 'memories')['picturePath'] = `${kari.id}/../x.png`),
    'memories.0.picturePath',
  ],
  'an id twice': [
    ({ records }) => ((records['moods'] as Json[])[1] = { ...(records['moods'] as Json[])[0], date: '2020-01-01' }),
    'moods.1',
  ],
  'a set without suggestions': [
    ({ records }) => (first(records, 'suggestionSets')['suggestions'] = []),
    'suggestionSets.0.suggestions',
  ],
  'two sets in one place': [
    ({ records }) =>
      ((records['suggestionSets'] as Json[])[1] = { ...first(records, 'suggestionSets'), id: randomUUID() }),
    'suggestionSets.1',
  ],
  'a suggestion of a set that is not there': [
    ({ records }) => (first(records, 'suggestionInteractions')['setId'] = randomUUID()),
    'suggestionInteractions.0.setId',
  ],
  'more suggestions than a day has': [
    ({ records }) => {
      const set = first(records, 'suggestionSets');
      const places = Array.from({ length: LIMITS.suggestionsPerDay }, (_, index) => index + 1);
      records['suggestionSets'] = places.map((number) => ({ ...set, id: randomUUID(), number }));
      const one = first(records, 'suggestionInteractions');
      records['suggestionInteractions'] = [{ ...one, interactionType: 'generated', date: set['date'], setId: null }];
    },
    'suggestionInteractions.0',
  ],
  'a wrong profile': [({ account }) => ((account['profile'] as Json)['goals'] = ['gold']), 'profile.goals'],
  'a page as picture': [
    (good) => (good['pictures'] = [{ path: `${kari.id}/a.png`, type: 'text/html', base64: '' }]),
    'pictures.type',
  ],
};
function first(records: Json, list: string): Json {
  const [entry] = records[list] as Json[];
  if (entry === undefined) throw new Error(`No ${list}`);
  return entry;
}

/** The last month of the year, which is as right as the whole, and read sooner. */
function lastMonth({ records, ...rest }: ExportDocument): ExportDocument {
  const since = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const dateOf = (entry: string | object) =>
    typeof entry === 'string' ? entry : (entry as { date?: string | null }).date;
  const isRecent = (entry: string | object) => (dateOf(entry) ?? since) >= since;
  const lists = Object.entries<readonly (string | object)[]>(records).map(
    ([list, entries]) => [list, entries.filter(isRecent)] as const,
  );
  return { ...rest, records: Object.fromEntries(lists) as ExportDocument['records'] };
}

test('the last month of it comes in by itself', async () => {
  await expect(bring(await newPerson(stack), lastMonth(document))).resolves.toMatchObject({ status: 204 });
});

test.each(Object.keys(WRONG))('what is wrong is told with its place, and nothing is saved: %s', async (what) => {
  const [change, field] = WRONG[what] ?? [];
  const sent = structuredClone(lastMonth(document)) as unknown as Record<'account' | 'records', Json> & Json;
  change?.(sent);
  const lisa = await newPerson(stack);
  const { status, error } = await bring(lisa, sent);
  expect([status, error?.['field']]).toEqual([400, field]);
  const { account, records, pictures } = await exported(lisa);
  expect(account).toMatchObject({ profile: null, contacts: [] });
  expect(Object.values(records).flat()).toEqual([]);
  expect(pictures).toEqual([]);
});

test('what is no document, or larger than any, is refused', async () => {
  const lisa = await newPerson(stack);
  await expect(bring(lisa, '{"format":')).resolves.toMatchObject({ status: 400 });
  await expect(bring(lisa, `"${'x'.repeat(53_000_000)}"`)).resolves.toMatchObject({ status: 413 });
});

test.each([
  ['too many values', () => `{"records":{"moods":[${'{},'.repeat(2_000_000)}{}]}}`, 400, 'BAD_REQUEST'],
  ['too many levels', () => `{"records":${'['.repeat(20)}${']'.repeat(20)}}`, 400, 'BAD_REQUEST'],
  ['records larger than ten years', () => `{"records":{"note":"${'x'.repeat(26_300_000)}"}}`, 413, 'TOO_LARGE'],
] as const)('%s are refused with a sentence', async (_what, documentOf, status, code) => {
  const { error, ...answer } = await bring(await newPerson(stack), documentOf());
  expect([answer.status, error?.['code'], error?.['message']]).toEqual([status, code, messages.errors[code]]);
});

test('only what is whole is noted as taken out', async () => {
  const lisa = await newPerson(stack);
  expect((await exported(lisa)).account.accessLog.map(({ kind }) => kind)).toEqual(['sign_in']);
  const refused = await call(lisa, 'GET', `${REST_PATHS.privacyExport}?format=pdf`);
  expect(refused.status).toBe(400);
  expect((await exported(lisa)).account.accessLog.map(({ kind }) => kind)).toEqual(['data_exported', 'sign_in']);
});
