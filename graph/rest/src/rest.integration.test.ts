import { addDays } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import en from '@spire/i18n/common/en';
import no from '@spire/i18n/common/no';
import { PATTERN_THING, pastWithPattern } from '@spire/testing/pastWithPattern';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOOL_TYPES } from './legacy/toolTypes.ts';
import { FILE_LIMIT } from '@spire/imports/bounds';
import { IMPORT_LIMIT } from '@spire/privacy';
import { type Call, documentedClient, type Reply } from './testing/documentedClient.ts';
import { BAD_INPUTS, interaction, NOBODYS } from './testing/restBadInputs.ts';
import { ROUTES, TEXT_ROUTES } from './routes.ts';

const DAYLIO = path.resolve(
  import.meta.dirname,
  '../../../packages/imports/samples/daylio-csv-no/daylio_export_2026_11_02.csv',
);

let stack: TestStack;
let kari: TestPerson;
/** Has a second factor, and has not shown it. */
let ola: TestPerson;
/** Is refused everything. */
let nora: TestPerson;
let client: ReturnType<typeof documentedClient>;

const ask = (method: string, path: string, call: Call = {}) =>
  client.call(method, path, { token: kari.token, ...call });
const get = async (path: string, call: Call = {}) => (await ask('GET', path, call)).body;
const post = (path: string, body: unknown, call: Call = {}) => ask('POST', path, { body, ...call });
const errorOf = ({ status, body }: Reply) => ({
  status,
  ...(body as { error: { code: string; field?: string } }).error,
});

beforeAll(async () => {
  stack = await startTestStack();
  [kari, ola, nora] = await Promise.all([newPerson(stack), newPerson(stack), newPerson(stack)]);
  await addFactor(stack, ola);
  const document: unknown = await (await fetch(`${stack.url}${REST_PATHS.openApi}`)).json();
  client = documentedClient(stack.url, document as Parameters<typeof documentedClient>[1]);
});
afterAll(() => stack.stop());

test('before anything is told, everything is empty', async () => {
  await expect(get(REST_PATHS.userProfile)).resolves.toBeNull();
  await expect(get(REST_PATHS.moodToday)).resolves.toBeNull();
  await expect(get(REST_PATHS.dailyCheckInOf, { params: { date: today } })).resolves.toBeNull();
  await expect(ask('PUT', REST_PATHS.userProfile, { body: { capacity_level: 'low' } })).resolves.toMatchObject({
    status: 404,
  });
  await expect(get(REST_PATHS.userSettings)).resolves.toEqual({
    brainInjuryMode: false,
    lowEnergyToday: false,
    aiSuggestionsEnabled: true,
  });
});

test('a time zone that does not exist is refused with a sentence, in REST and in the graph', async () => {
  const headers = { authorization: `Bearer ${kari.token}`, 'x-time-zone': 'Mars/Olympus' };
  for (const [language, sentence] of [
    ['nb', no.fieldErrors.INVALID],
    ['en', en.fieldErrors.INVALID],
  ] as const) {
    const answer = await fetch(stack.url + REST_PATHS.moodToday, {
      headers: { ...headers, 'accept-language': language },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'VALIDATION_FAILED', field: 'x-time-zone', message: `x-time-zone: ${sentence}` } },
    ]);
  }
  const graph = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect([graph.status, await graph.json()]).toEqual([
    400,
    { errors: [{ message: 'x-time-zone names no time zone', extensions: { code: 'BAD_REQUEST' } }] },
  ]);
});

test('a text in which nothing can be seen is refused as blank, and the person is told why', async () => {
  const refused = await post(REST_PATHS.memoryBank, { title: '\u200B\u3164', description: 'b' });
  expect(refused.body).toMatchObject({ msg: `title: ${no.fieldErrors.UNSEEN}` });
  const { errors } = await graphClient(stack.url, kari.token)(
    'mutation ($i: SaveContactInput!) { saveContact(input: $i) { id } }',
    {
      i: { name: '\u2800', attributes: ['tur'] },
    },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'name', code: 'UNSEEN' }] });
});

test('a profile goes in and comes out in both casings', async () => {
  const { body } = await post(REST_PATHS.userProfile, {
    userId: NOBODYS,
    nickname: ' Kari ',
    language: 'norsk',
    considerations: ['hjernerystelse', 'stress'],
    capacityLevel: 'limited',
    goals: ['energy', 'peace'],
    avoid_suggestions: '["exercise"]',
    onboarding_completed: true,
    neverHeardOf: 1,
  });
  const stored = {
    nickname: 'Kari',
    name: 'Kari',
    language: 'no',
    considerations: ['brain_injury', 'stress'],
    utfordringer: ['brain_injury', 'stress'],
    capacityLevel: 'limited',
    capacity_level: 'limited',
    goals: ['movement', 'peace'],
    avoidSuggestions: ['exercise'],
    avoid_suggestions: ['exercise'],
    onboardingCompleted: true,
    onboarding_completed: true,
  };
  expect(body).toMatchObject(stored);
  await expect(get(REST_PATHS.userProfile)).resolves.toMatchObject(stored);
  const changed = await ask('PUT', REST_PATHS.userProfile, { body: { capacity_level: 'moderate' } });
  expect(changed.body).toMatchObject({ ...stored, capacityLevel: 'moderate', capacity_level: 'moderate' });
  await expect(get(REST_PATHS.user)).resolves.toMatchObject({
    id: kari.id,
    email: kari.email,
    name: 'Kari',
    nickname: 'Kari',
  });
});

test('settings and preferences are one record', async () => {
  await post(REST_PATHS.userSettings, { brainInjuryMode: true });
  await post(REST_PATHS.userPreferences, { lowEnergyMode: true });
  await post(REST_PATHS.userPreferences, { language: 'engelsk' });
  await expect(get(REST_PATHS.userPreferences)).resolves.toEqual({
    concussionMode: true,
    lowEnergyMode: true,
    aiSuggestionsEnabled: true,
    language: 'en',
  });
  await expect(get(REST_PATHS.userSettings)).resolves.toMatchObject({ brainInjuryMode: true, lowEnergyToday: true });
});

test.each<[string, object]>([
  ['the save payload', { date: today, whatIsGoodText: 'Sol', needMoreEmojis: ['🌿 Ro'] }],
  ['the stored shape', { date: today, what_is_good_text: 'Sol', need_more_emojis: '["🌿 Peace"]' }],
  ['the other read shape', { whatIsGood: 'Sol', needMoreOf: ['ro'] }],
])('a check-in is read in %s', async (_name, body) => {
  const { body: saved } = await post(REST_PATHS.dailyCheckIn, body, { headers: { 'accept-language': 'en' } });
  const expected = { date: today, whatIsGoodText: 'Sol', what_is_good_text: 'Sol', needMore: ['ro'] };
  expect(saved).toMatchObject({ ...expected, needMoreEmojis: ['🌿 Peace'] });
  const found = await get(REST_PATHS.dailyCheckInOf, { params: { date: today } });
  // Without a header the stored language tells, which is English by now (D80).
  expect(found).toMatchObject({ ...expected, need_more_emojis: ['🌿 Peace'] });
});

test('a mood is one per date, and the older widget sends none', async () => {
  const headers = { 'content-type': 'application/json' };
  await expect(ask('POST', REST_PATHS.moodEntries, { headers })).resolves.toMatchObject({
    body: { date: today, mood: null },
  });
  const yesterday = addDays(today, -1);
  const { body: entry } = await post(REST_PATHS.moodEntries, { mood: 4 });
  await post(REST_PATHS.moodEntries, { mood: 2, date: yesterday });
  await expect(get(REST_PATHS.moodToday)).resolves.toEqual(entry);
  await expect(get(REST_PATHS.moodEntries)).resolves.toMatchObject([{ mood: 4 }, { date: yesterday, mood: 2 }]);
  await expect(get(REST_PATHS.moodEntries, { query: { to: yesterday } })).resolves.toMatchObject([{ mood: 2 }]);
});

test('what is followed is chosen, and there is one answer a scale and date', async () => {
  const entry = { date: today, scale: 'energy', value: 2 };
  await expect(get(REST_PATHS.scales)).resolves.toEqual({ scales: [] });
  const chosen = await ask('PUT', REST_PATHS.scales, { body: { scales: ['energy', 'sleep'] } });
  expect(chosen).toMatchObject({ status: 200, body: { scales: ['energy', 'sleep'] } });
  await expect(get(REST_PATHS.scales)).resolves.toEqual(chosen.body);
  await expect(post(REST_PATHS.scaleEntries, entry)).resolves.toMatchObject({ body: { ...entry, carried: false } });
  const carried = { ...entry, value: 1, carried: true };
  await expect(post(REST_PATHS.scaleEntries, carried)).resolves.toMatchObject({ body: carried });
  await expect(get(REST_PATHS.scaleEntries, { query: { from: today, to: today } })).resolves.toEqual([carried]);
  await expect(get(REST_PATHS.scaleEntries, { query: { to: addDays(today, -1) } })).resolves.toEqual([]);
  const remove = (scale: string) => ask('DELETE', REST_PATHS.scaleEntry, { params: { date: today, scale } });
  await expect(remove('energy')).resolves.toMatchObject({ status: 204 });
  await expect(remove('energy')).resolves.toMatchObject({ status: 404 });
  await expect(remove('mood')).resolves.toMatchObject({ status: 400 });
});

test('an exercise is marked, how it felt is told, and what is learnt of both is read', async () => {
  const { token } = await newPerson(stack);
  const exercise = 'Ukjent øvelse';
  const marked = await post(REST_PATHS.exerciseMarks, { exercise, kind: 'unwanted' }, { token });
  expect(marked).toMatchObject({ status: 200, body: { date: today, exercise, kind: 'unwanted' } });
  await expect(get(REST_PATHS.exerciseMarks, { token })).resolves.toEqual([marked.body]);

  const data = { category: 'movement', activity: 'Gå på stedet', durationMinutes: 2 };
  const added = await post(REST_PATHS.toolActivities, { toolType: 'hrv', data }, { token });
  const { id } = added.body as { id: string };
  const tell = (of: string, feltAfter: string) =>
    ask('PUT', REST_PATHS.feltAfter, { token, params: { id: of }, body: { feltAfter } });
  await expect(tell(id, 'calm')).resolves.toMatchObject({ status: 204 });
  await expect(tell(id, 'glad')).resolves.toMatchObject({ status: 400 });
  await expect(tell(NOBODYS, 'calm')).resolves.toMatchObject({ status: 404 });
  const like = { ...interaction('liked', 'Gå'), category: 'physical' };
  const liked = await post(REST_PATHS.suggestionInteractions, like, { token });
  expect(liked.status).toBe(200);
  const learnt = () => get(REST_PATHS.learntExercises, { token }) as Promise<{ exercises: object[]; kinds: object[] }>;
  const { exercises, kinds } = await learnt();
  expect(exercises).toContainEqual({ exercise, score: -1, rest: { reason: 'unwanted', until: addDays(today, 30) } });
  expect(exercises).toContainEqual({ exercise: data.activity, score: 1, rest: null });
  expect(kinds).toEqual([{ kind: 'movement', score: 1.5, liked: 0.5 }]);

  await post(REST_PATHS.exerciseMarks, { exercise, kind: 'welcome' }, { token });
  expect((await learnt()).exercises).toContainEqual({ exercise, score: 0, rest: null });
});

test('progress is sent in totals', async () => {
  await post(REST_PATHS.dailyProgress, { date: today, meditationMinutes: 5 });
  const { body } = await post(REST_PATHS.dailyProgress, { date: today, waterGlasses: 2 });
  const progress = { date: today, meditationMinutes: 5, waterGlasses: 2, meditationGoal: 20, waterGoal: 8 };
  expect(body).toEqual(progress);
  await expect(get(REST_PATHS.dailyProgress)).resolves.toEqual(progress);
  await expect(get(REST_PATHS.dailyProgress, { query: { date: addDays(today, -1) } })).resolves.toMatchObject({
    waterGlasses: 0,
  });
});

test('suggestions are counted by the server, whichever path records them', async () => {
  const paths = [REST_PATHS.suggestionInteractions, REST_PATHS.completedSuggestions];
  for (let number = 0; number < 8; number += 1)
    await expect(post(paths[number % 2] ?? '', interaction('generated', `Forslag ${number}`))).resolves.toMatchObject({
      status: 200,
    });
  for (const path of paths) {
    const ninth = await post(path, interaction('generated', 'Det niende'));
    expect(errorOf(ninth)).toMatchObject({ status: 429, code: 'DAILY_LIMIT' });
    const wait = Number(ninth.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * 3600);
  }
  await post(REST_PATHS.completedSuggestions, interaction('completed', 'Gå en tur'));
  await expect(get(REST_PATHS.completedSuggestions)).resolves.toMatchObject([
    { suggestionText: 'Gå en tur', suggestionType: 'memory-inspired', suggestion_type: 'memory-inspired' },
  ]);
  await expect(get(REST_PATHS.suggestionInteractions)).resolves.toHaveLength(9);
});

test('liked suggestions are a list of their own', async () => {
  await post(REST_PATHS.suggestionInteractions, { ...interaction('liked', 'Pust ut'), category: 'mindfulness' });
  const [liked] = (await get(REST_PATHS.likedSuggestions)) as { id: string }[];
  expect(liked).toMatchObject({ suggestionText: 'Pust ut', category: 'mindfulness' });
  const params = { id: liked?.id ?? '' };
  await expect(ask('DELETE', REST_PATHS.likedSuggestion, { params })).resolves.toMatchObject({ status: 204 });
  await expect(ask('DELETE', REST_PATHS.likedSuggestion, { params })).resolves.toMatchObject({ status: 404 });
  await expect(get(REST_PATHS.likedSuggestions)).resolves.toEqual([]);
});

test('a memory is added once, replaced, and deleted', async () => {
  const picture = `${kari.id}/tur.jpg`;
  const memory = { id: randomUUID(), title: 'Tur', description: 'I skogen', emoji: '🌲', category: 'ro', date: today };
  const { body } = await post(REST_PATHS.memoryBank, {
    ...memory,
    goodness_rating: 8,
    effortRating: 2,
    mediaUrl: picture,
  });
  expect(body).toMatchObject({ ...memory, goodness_rating: 8, effort_rating: 2, media_type: 'image' });
  const address = (body as { media_url: string }).media_url;
  expect(address).toBe(`/storage/v1/object/authenticated/memories/${picture}`);
  const repeat = await post(REST_PATHS.memoryBank, { ...memory, title: 'En annen' });
  expect(repeat.body).toEqual(body);

  const params = { id: memory.id };
  const put = { title: 'Lang tur', description: 'I fjellet', media_url: address, date: '1987-summer' };
  const changed = await ask('PUT', REST_PATHS.memory, { params, body: put });
  expect(changed.body).toMatchObject({
    id: memory.id,
    title: 'Lang tur',
    media_url: address,
    date: '1987-summer',
    goodness_rating: 5,
  });
  const others = [{ url: `${kari.id}/fjell.jpg`, alt: 'Fjellet' }, { url: address }];
  const pictured = await ask('PUT', REST_PATHS.memory, { params, body: { ...put, date: undefined, pictures: others } });
  const addressOf = (name: string) => address.replace('tur.jpg', name);
  expect(pictured.body).toMatchObject({
    date: '1987-summer',
    mediaUrl: addressOf('fjell.jpg'),
    pictures: [
      { url: addressOf('fjell.jpg'), alt: 'Fjellet' },
      { url: address, alt: '' },
    ],
  });
  await expect(get(REST_PATHS.memoryBank, { query: { search: 'lang fjellett' } })).resolves.toHaveLength(1);
  await expect(get(REST_PATHS.memoryBank, { query: { search: 'xyzzy' } })).resolves.toEqual([]);
  await expect(get(REST_PATHS.memoryBank)).resolves.toEqual([pictured.body]);
  await expect(get(REST_PATHS.memoryBank, { query: { category: 'mestring' } })).resolves.toEqual([]);
  for (const category of ['inspirasjon', 'Inspirasjon', 'Inspiration'])
    await expect(get(REST_PATHS.memoryBank, { query: { category } })).resolves.toEqual([pictured.body]);
  await expect(ask('DELETE', REST_PATHS.memory, { params })).resolves.toMatchObject({ status: 204 });
  await expect(ask('DELETE', REST_PATHS.memory, { params })).resolves.toMatchObject({ status: 404 });
  await expect(ask('PUT', REST_PATHS.memory, { params, body: put })).resolves.toMatchObject({ status: 404 });
});

const RECORDS: Record<keyof typeof TOOL_TYPES, object> = {
  hrv: { category: 'breathing', activity: 'Rolig pust' },
  'micro-regulation': {
    exercise: { type: 'breathing', emoji: '🌬️', title: 'Pust', instruction: 'Pust ut' },
    after_feeling: '😌',
  },
  'social-support': { socialWants: ['vet-ikke'], selectedContacts: [], aiSuggestion: 'Ring Ola' },
  priority: { shouldDo: 'Rydde', need_instead: { text: 'Hvile', emoji: '🛌' }, sayNoExample: 'Nei, takk' },
};

test.each(keysOf(TOOL_TYPES))('the tool %s is kept with its whole record', async (toolType) => {
  const { body } = await post(REST_PATHS.toolActivities, { toolType, data: RECORDS[toolType] });
  expect(body).toMatchObject({ toolType, tool_type: toolType, date: today });
  await expect(get(REST_PATHS.toolActivities, { query: { toolType } })).resolves.toEqual([body]);
});

test('an expectation session is kept', async () => {
  const told = { whatToDo: 'Presentere', whatCanGoBetter: 'Roen', howToFeelGood: 'Øve', desiredFeeling: '😌' };
  const { body } = await post(REST_PATHS.expectationSessions, { userId: '', sessionDate: today, ...told });
  expect(body).toMatchObject({ ...told, desiredFeeling: 'rolig', what_to_do: 'Presentere', session_date: today });
  await expect(get(REST_PATHS.expectationSessions)).resolves.toEqual([body]);
});

test('a contact is kept under the id its client made', async () => {
  const contact = { id: randomUUID(), name: 'Ola', attributes: ['walk', 'lytter'] };
  const { body } = await post(REST_PATHS.contacts, contact);
  expect(body).toEqual({ ...contact, attributes: ['tur', 'lytter'] });
  await expect(get(REST_PATHS.contacts)).resolves.toEqual([body]);
  const params = { id: contact.id };
  await expect(ask('DELETE', REST_PATHS.contact, { params })).resolves.toMatchObject({ status: 204 });
  await expect(ask('DELETE', REST_PATHS.contact, { params })).resolves.toMatchObject({ status: 404 });
});

test('what was done has grown', async () => {
  await expect(get(REST_PATHS.userStats)).resolves.toMatchObject({
    checkInDays: 1,
    currentStreak: 2,
    toolCompletions: 5,
    // The only one has been deleted, and its points stay.
    memories: 0,
  });
  const progress = (await get(REST_PATHS.userProgress, { query: { days: '28' } })) as { days: object[] };
  expect(progress.days).toHaveLength(28);
  expect(progress.days.at(-1)).toMatchObject({ date: today, checkIn: true, completed: 1, tools: 5 });
  const activities = (await get(REST_PATHS.userActivities)) as { type: string; title: string | null }[];
  expect(activities.map(({ type }) => type)).toContain('check_in');
  expect(activities).toContainEqual(expect.objectContaining({ type: 'suggestion', title: 'Gå en tur', points: 1 }));
});

test('a long list is read in parts', async () => {
  const all = (await get(REST_PATHS.toolActivities)) as object[];
  expect(all).toHaveLength(4);
  const first = await ask('GET', REST_PATHS.toolActivities, { query: { limit: '3' } });
  const [, next = ''] = /^<\?(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
  const rest = await ask('GET', REST_PATHS.toolActivities, { query: Object.fromEntries(new URLSearchParams(next)) });
  expect([first.body, rest.body].flat()).toEqual(all);
  expect(rest.headers.get('link')).toBeNull();
  await expect(get(REST_PATHS.toolActivities, { query: { before: today } })).resolves.toEqual([]);
});

const EXAMPLE = { id: NOBODYS, date: '2026-01-01' };
const WRONG: Record<string, string> = { id: '1', date: '2026-02-30' };

/** Bodies all paths refuse but those that say they take more. */
const TOO_MUCH: [string, string, number, string][] = [
  ['ten thousand items', JSON.stringify({ a: Array.from({ length: 10_000 }, () => 1) }), 400, 'BAD_REQUEST'],
  ['6 MB', JSON.stringify({ a: 'x'.repeat(6_000_000) }), 413, 'TOO_LARGE'],
];

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
  const { method, path } = route;
  const params = EXAMPLE;

  test('is not for everybody', async () => {
    const refused = await ask(method, path, { token: undefined, params });
    expect(errorOf(refused)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(errorOf(await ask(method, path, { token: ola.token, params }))).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
  });

  if (route.params !== undefined)
    test('refuses a wrong address', async () => {
      const [name = ''] = Object.keys(route.params?.shape ?? {});
      const body = route.body === undefined ? {} : { body: {} };
      const refused = await ask(method, path, { params: WRONG, ...body });
      expect(errorOf(refused)).toMatchObject({ status: 400, field: name });
    });

  if (route.query !== undefined)
    test.each(Object.keys(route.query.shape))('refuses a wrong %s', async (name) => {
      expect(
        errorOf(await ask(method, path, { params, query: { [name]: name === 'search' ? 'a'.repeat(200) : 'så~' } })),
      ).toMatchObject({
        status: 400,
        field: name,
      });
    });

  if (route.body !== undefined && route.receives?.anyType !== true) {
    test.each<[string, string, number, string]>([
      ['broken JSON', '{"a":', 400, 'BAD_REQUEST'],
      ['a list', '[]', 400, 'BAD_REQUEST'],
      ['a text', '"a"', 400, 'BAD_REQUEST'],
      ['deep nesting', '['.repeat(10_000) + ']'.repeat(10_000), 400, 'BAD_REQUEST'],
      ...(route.receives === undefined ? TOO_MUCH : []),
    ])('refuses %s', async (_what, body, status, code) => {
      expect(errorOf(await ask(method, path, { params, body }))).toMatchObject({ status, code });
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
      'refuses %s',
      async (type) => {
        const refused = await ask(method, path, { params, body: 'a=b', headers: { 'content-type': type } });
        expect(errorOf(refused)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
      },
    );
  }
});

test.each(BAD_INPUTS)('%s %s refuses %p', async (method, path, body, field, code) => {
  const refused = await ask(method, path, { token: nora.token, body });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  const { fields } = (refused.body as { error: { fields: object[] } }).error;
  expect(fields).toContainEqual(expect.objectContaining({ field, code }));
});

test('of all that was refused, nothing was saved', async () => {
  const { token } = nora;
  await expect(get(REST_PATHS.userProfile, { token })).resolves.toBeNull();
  await expect(get(REST_PATHS.userSettings, { token })).resolves.toMatchObject({ brainInjuryMode: false });
  await expect(get(REST_PATHS.dailyCheckInOf, { token, params: { date: today } })).resolves.toBeNull();
  await expect(get(REST_PATHS.dailyProgress, { token })).resolves.toMatchObject({
    waterGlasses: 0,
    meditationMinutes: 0,
  });
  const lists = [
    'moodEntries',
    'suggestionInteractions',
    'memoryBank',
    'toolActivities',
    'expectationSessions',
    'contacts',
    'userActivities',
  ] as const;
  for (const name of lists) await expect(get(REST_PATHS[name], { token })).resolves.toEqual([]);
});

test('a refusal names what is wrong in the person’s language', async () => {
  const refuse = async (language: string) =>
    (
      (
        await post(
          REST_PATHS.contacts,
          { name: 'Ola', attributes: ['rik'] },
          { headers: { 'accept-language': language } },
        )
      ).body as { msg: string }
    ).msg;
  await expect(refuse('en-GB, nb;q=0.5')).resolves.toBe(
    'attributes: This choice is no longer there. Please choose again.',
  );
  await expect(refuse('nb-NO')).resolves.toBe('attributes: Dette valget finnes ikke lenger. Velg på nytt.');
  // A header that wants none of ours says nothing: the stored language does (D80).
  for (const [language, sentence] of [
    ['no', 'Dette valget'],
    ['en', 'This choice'],
  ] as const) {
    await post(REST_PATHS.userPreferences, { language });
    await expect(refuse('fr')).resolves.toContain(sentence);
    await expect(refuse('')).resolves.toContain(sentence);
  }
});

test('what is not there, and what cannot be done there, is told in JSON', async () => {
  const ask = async (method: string, path: string) => {
    const { status, headers } = await fetch(`${stack.url}${path}`, { method });
    expect(headers.get('content-type')).toContain('application/json');
    return { status, allow: headers.get('allow') };
  };
  await expect(ask('GET', '/api/nothing')).resolves.toEqual({ status: 404, allow: null });
  await expect(ask('PATCH', '/api/user-profile')).resolves.toEqual({ status: 405, allow: 'GET, HEAD, POST, PUT' });
  await expect(ask('DELETE', '/api/health')).resolves.toEqual({ status: 405, allow: 'GET, HEAD' });
});

test('`__proto__` is nothing but an unknown field', async () => {
  const { status } = await post(
    REST_PATHS.contacts,
    '{"__proto__":{"name":"x"},"constructor":{"prototype":{}},"name":"Eva","attributes":["tur"]}',
  );
  expect(status).toBe(200);
});

test('the page for people is whole', async () => {
  const response = await fetch(`${stack.url}${REST_PATHS.documentation}`);
  const page = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const [, file] of page.matchAll(/href="(\/[^"]+)"/g))
    expect((await fetch(`${stack.url}${String(file)}`)).status).toBe(200);
});

test('what kind of day it is, and what a person says of that', async () => {
  const { token } = await newPerson(stack);
  await expect(get(REST_PATHS.day, { token })).resolves.toEqual({
    date: today,
    mode: 'low',
    helpKind: null,
    wasHelpYesterday: false,
    isHardDay: false,
    mood: null,
    isRestDay: false,
    isAllShown: false,
    weight: null,
  });
  await post(REST_PATHS.moodEntries, { mood: 1 }, { token });
  await expect(get(REST_PATHS.day, { token })).resolves.toMatchObject({ mode: 'hard', mood: 1 });
  const shown = await ask('PUT', REST_PATHS.day, { token, body: { isAllShown: true } });
  expect(shown.body).toMatchObject({ mode: 'ordinary', mood: 1, isAllShown: true });
  await post(REST_PATHS.contacts, { name: 'Jeg vil ikke leve lenger', attributes: ['tur'] }, { token });
  await expect(get(REST_PATHS.day, { token })).resolves.toMatchObject({ mode: 'afterHelp', helpKind: 'suicide' });
  const aside = await post(REST_PATHS.helpSetAside, {}, { token });
  expect(aside.body).toMatchObject({ mode: 'ordinary', helpKind: null });
});

test('sign-in, health and readiness answer as they are described', async () => {
  const credentials = { email: `${randomUUID()}@example.no`, password: 'Lang-setning-med-tegn-1' };
  await expect(post('/api/auth/signup', credentials)).resolves.toMatchObject({ status: 200 });
  await expect(post('/api/auth/signup', {})).resolves.toMatchObject({ status: 400 });
  await expect(post('/api/auth/signin', credentials)).resolves.toMatchObject({ status: 400 });
  await expect(post('/api/auth/signin', { ...credentials, email: kari.email })).resolves.toMatchObject({ status: 200 });
  for (const path of ['/api/health', '/api/ready', REST_PATHS.openApi])
    expect((await ask('GET', path)).status).toBe(200);
});

test('what is kept can be counted, taken out and brought in', async () => {
  await expect(get(REST_PATHS.privacySummary)).resolves.toMatchObject({ totalCheckIns: 1 });
  const body = await get(REST_PATHS.privacyExport);
  const { token } = await newPerson(stack);
  await expect(post(REST_PATHS.privacyImport, body, { token })).resolves.toMatchObject({ status: 204 });
  await post(REST_PATHS.moodEntries, { mood: 1 }, { token });
  await expect(post(REST_PATHS.privacyImport, body, { token })).resolves.toMatchObject({ status: 200 });
  const tooBig = { a: 'x'.repeat(IMPORT_LIMIT) };
  expect(errorOf(await post(REST_PATHS.privacyImport, tooBig, { token }))).toMatchObject({ status: 413 });
});

test.each([
  ['privacyExport', 'GET', 10, { query: { format: 'json' } }],
  ['privacyImport', 'POST', 10, { body: {} }],
  ['imports', 'POST', 30, { body: 'Hei på deg' }],
  ['importConfirm', 'POST', 60, { params: EXAMPLE }],
] as const)('of what is costly there is so much an hour: %s', async (name, method, perHour, more) => {
  const { token } = await newPerson(stack);
  const asked: Reply[] = [];
  for (let time = 0; time <= perHour; time += 1) asked.push(await ask(method, REST_PATHS[name], { token, ...more }));
  expect(asked.map(({ status }) => status).indexOf(429)).toBe(perHour);
  expect(Number(asked.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000);
  await expect(get(REST_PATHS.privacySummary, { token })).resolves.toMatchObject({ totalCheckIns: 0 });
});

test('patterns are read, asked about, hidden and tried', async () => {
  const { token } = await newPerson(stack);
  const past = await graphClient(stack.url, token)('mutation ($d: String!) { importRecords(document: $d) }', {
    d: pastWithPattern(today),
  });
  expect(past.errors).toBeUndefined();
  const told = (await get(REST_PATHS.patterns, { token })) as { state: string; patterns: { id: string }[] };
  expect(told).toMatchObject({ state: 'found', patterns: [{ kind: 'thing', strength: 'clear' }] });
  const [{ id } = { id: '' }] = told.patterns;
  const put = async (path: string, call: Call = {}) => (await ask('PUT', path, { token, ...call })).body;
  const remove = async (path: string, call: Call = {}) => (await ask('DELETE', path, { token, ...call })).status;
  const question = { exposure: { kind: 'thing', name: PATTERN_THING }, outcome: 'mood' };
  await expect(put(REST_PATHS.patternsQuestion, { body: question })).resolves.toMatchObject({
    question: { ...question, state: 'found', pattern: { id } },
  });
  await expect(remove(REST_PATHS.patternsQuestion)).resolves.toBe(204);
  await expect(put(REST_PATHS.patternTrial, { params: { id } })).resolves.toMatchObject({ trial: { id } });
  await expect(remove(REST_PATHS.patternTrial, { params: { id } })).resolves.toBe(204);
  await expect(put(REST_PATHS.hiddenPattern, { params: { id } })).resolves.not.toMatchObject({ patterns: [{ id }] });
  await expect(remove(REST_PATHS.hiddenPattern, { params: { id } })).resolves.toBe(204);
  const nobodys = { token, params: { id: NOBODYS.replaceAll('-', '') } };
  for (const name of ['patternTrial', 'hiddenPattern'] as const)
    expect(errorOf(await ask('PUT', REST_PATHS[name], nobodys))).toMatchObject({ status: 404 });
  await expect(remove(REST_PATHS.hiddenPattern, nobodys)).resolves.toBe(404);
  await expect(put(REST_PATHS.patternsSettings, { body: { on: false } })).resolves.toMatchObject({ state: 'off' });
});

test('the energy of a day and the plan for hard days are saved and read', async () => {
  await expect(ask('PUT', REST_PATHS.pacingSettings, { body: { on: true } })).resolves.toMatchObject({
    body: { on: true },
  });
  const day = { room: 4, things: [{ id: randomUUID(), name: 'Besøk', size: 3, done: true }], morning: 'usual' };
  const params = { date: today };
  await expect(ask('PUT', REST_PATHS.pacingDay, { params, body: day })).resolves.toMatchObject({ body: day });
  await expect(get(REST_PATHS.pacingDay, { params })).resolves.toEqual(day);
  const plan = { signs: ['Sover lite'], people: [{ name: 'Ola', number: '22 22 22 22' }, { name: 'Eva' }] };
  const { body } = await ask('PUT', REST_PATHS.plan, { body: plan });
  expect(body).toMatchObject({ ...plan, alone: [], places: [] });
  await expect(get(REST_PATHS.plan)).resolves.toEqual(body);
});

test('a diary of another app is read, looked at, taken in and undone', async () => {
  for (const [file, status, code] of [
    ['[]', 415, 'NOT_A_DIARY'],
    ['[{"createdAt":', 400, 'BROKEN_FILE'],
    ['a'.repeat(FILE_LIMIT + 1), 413, 'TOO_LARGE'],
  ] as const)
    expect(errorOf(await post(REST_PATHS.imports, file))).toMatchObject({ status, code });
  const headers = { 'content-type': 'text/csv' };
  const { body: preview } = await post(REST_PATHS.imports, readFileSync(DAYLIO, 'utf8'), { headers });
  expect(preview).toMatchObject({ format: 'daylio-csv', counts: { entries: 19 } });
  const params = { id: (preview as { id: string }).id };
  await expect(get(REST_PATHS.importEntries, { params })).resolves.toMatchObject({ after: null });
  await expect(ask('POST', REST_PATHS.importConfirm, { params })).resolves.toMatchObject({ body: { added: 19 } });
  await expect(get(REST_PATHS.imports)).resolves.toMatchObject([{ ...params, entries: 19, undoneAt: null }]);
  await expect(ask('DELETE', REST_PATHS.importOf, { params })).resolves.toMatchObject({ status: 204 });
  for (const [method, name] of [
    ['GET', 'importEntries'],
    ['POST', 'importConfirm'],
    ['DELETE', 'importOf'],
  ] as const)
    expect(errorOf(await ask(method, REST_PATHS[name], { params: EXAMPLE }))).toMatchObject({ status: 404 });
});

test('an account is deleted by whoever names its address', async () => {
  const { token, email } = nora;
  await expect(ask('DELETE', REST_PATHS.privacyAccount, { token, body: { confirm: email } })).resolves.toMatchObject({
    status: 204,
  });
  await expect(ask('GET', REST_PATHS.user, { token })).resolves.toMatchObject({ status: 401 });
});

test('every documented answer has been given', () => {
  // The tests of health cover a server that is not ready; texts have a test of their own.
  const texts = TEXT_ROUTES.flatMap(({ path }) => [`POST ${path} 200`, `POST ${path} 429`]);
  expect(client.missing().filter((each) => !texts.includes(each))).toEqual(['GET /api/ready 503']);
});
