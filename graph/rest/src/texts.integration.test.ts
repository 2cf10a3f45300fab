import { REST_PATHS } from '@spire/domain/restPaths';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { randomUUID } from 'node:crypto';
import { type Call, documentedClient, type Reply } from './testing/documentedClient.ts';
import { bodyOf, saying } from './testing/textBodies.ts';
import { TEXT_ROUTES } from './routes.ts';

const TEXTS_PER_HOUR = 60;
const PROFILE = { nickname: 'Kari', capacity_level: 'low', considerations: ['fatigue'], goals: ['peace'] };
const list = expect.any(Array) as unknown;
const some = expect.any(String) as unknown;
const boundary = bodyOf(REST_PATHS.boundarySuggestion);

const ANSWERS: Record<string, object> = {
  [REST_PATHS.suggestions]: { suggestions: list },
  [REST_PATHS.promptAnswers]: { suggestions: list },
  [REST_PATHS.comprehensiveSuggestion]: { suggestion: some, kind: 'regular' },
  [REST_PATHS.personalTasks]: { tasks: list },
  [REST_PATHS.boundarySuggestion]: { suggestion: some },
  [REST_PATHS.boundaryValidation]: { validation: some },
  [REST_PATHS.microExercise]: { exercise: expect.objectContaining({ title: some }) },
  [REST_PATHS.expectationResponse]: { message: some, suggestions: list, learning: some, brainTraining: some },
  [REST_PATHS.socialPlan]: { suggestion: expect.stringContaining('🎯') },
};
const PATHS = TEXT_ROUTES.map(({ path }) => path);
const DOORS = [REST_PATHS.suggestions, REST_PATHS.promptAnswers, REST_PATHS.comprehensiveSuggestion];

let stack: TestStack;
let client: ReturnType<typeof documentedClient>;

const errorOf = ({ status, body }: Reply) => ({
  status,
  ...(body as { error: { code: string; field?: string } }).error,
});
const post = (person: TestPerson, path: string, body: unknown = bodyOf(path), call: Call = {}) =>
  client.call('POST', path, { token: person.token, body, ...call });

async function newPersonOfToday(): Promise<TestPerson> {
  const person = await newPerson(stack);
  const told = [
    await post(person, REST_PATHS.userProfile, PROFILE),
    await post(person, REST_PATHS.dailyCheckIn, { needMoreEmojis: ['🌿 Ro'] }),
    await post(person, REST_PATHS.contacts, { name: 'Ola', attributes: ['rolig'] }),
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  return person;
}

beforeAll(async () => {
  stack = await startTestStack();
  const document: unknown = await (await fetch(`${stack.url}${REST_PATHS.openApi}`)).json();
  client = documentedClient(stack.url, document as Parameters<typeof documentedClient>[1]);
});
afterAll(() => stack.stop());

test('every path that has a text written is tried here', () => {
  expect(PATHS.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});

test.each(PATHS)('%s answers a built-in text of its shape where there is no provider', async (path) => {
  const { status, body } = await post(await newPersonOfToday(), path);
  expect({ status, body }).toMatchObject({ status: 200, body: { source: 'built-in', ...ANSWERS[path] } });
  expect(body).not.toHaveProperty('crisis');
});

test('what lies ahead is answered as what it is said to be about; what is grave has nothing to learn', async () => {
  const person = await newPersonOfToday();
  const ask = async (more: object) =>
    (await post(person, REST_PATHS.expectationResponse, { ...bodyOf(REST_PATHS.expectationResponse), ...more })).body;
  expect(await ask({ whatToDo: 'MR på torsdag' })).toMatchObject({ guess: { about: 'health', event: 'scan' } });
  expect(await ask({ whatToDo: 'MR på torsdag', about: 'other' })).toMatchObject({
    guess: { about: 'other', event: null },
  });
  expect(await ask({ whatToDo: 'Begravelsen til Per' })).toMatchObject({
    guess: { about: 'grief', event: 'funeral' },
    learning: '',
    brainTraining: '',
  });
  const wrong = await post(person, REST_PATHS.expectationResponse, {
    ...bodyOf(REST_PATHS.expectationResponse),
    event: 'nonsense',
  });
  expect(errorOf(wrong)).toMatchObject({ status: 400, field: 'event' });
});

test('the language of the body comes before that of the header', async () => {
  const person = await newPersonOfToday();
  const first = await post(person, REST_PATHS.boundarySuggestion, { ...boundary, language: 'engelsk' });
  expect((first.body as { suggestion: string }).suggestion).not.toMatch(/[æøå]/i);
  const other = await post(person, REST_PATHS.personalTasks, {}, { headers: { 'accept-language': 'en' } });
  expect(JSON.stringify((other.body as { tasks: object }).tasks)).not.toMatch(/[æøå]/i);
});

test('answers that are not saved stand in for a check-in, and only for that', async () => {
  const person = await newPerson(stack);
  for (const path of [REST_PATHS.suggestions, REST_PATHS.personalTasks])
    expect(errorOf(await post(person, path))).toMatchObject({ status: 400, code: 'CHECK_IN_REQUIRED' });
  await post(person, REST_PATHS.userProfile, PROFILE);
  expect(errorOf(await post(person, REST_PATHS.comprehensiveSuggestion))).toMatchObject({ code: 'CHECK_IN_REQUIRED' });
  await expect(post(person, REST_PATHS.suggestions)).resolves.toMatchObject({ status: 200 });
  await expect(post(person, REST_PATHS.personalTasks)).resolves.toMatchObject({ status: 200 });
});

test('eight a day, over all doors together; a repeat is no other one', async () => {
  const person = await newPersonOfToday();
  const id = randomUUID();
  const first = await post(person, REST_PATHS.comprehensiveSuggestion, { id });
  await expect(post(person, REST_PATHS.comprehensiveSuggestion, { id })).resolves.toMatchObject({ body: first.body });
  for (let number = 2; number <= 8; number += 1)
    await expect(post(person, DOORS[number % DOORS.length] ?? '')).resolves.toMatchObject({ status: 200 });
  for (const door of DOORS) {
    const refused = await post(person, door);
    expect(errorOf(refused)).toMatchObject({ status: 429, code: 'DAILY_LIMIT' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const recorded = await client.call('GET', REST_PATHS.suggestionInteractions, { token: person.token });
  expect(JSON.stringify(recorded.body)).toContain('"interactionType":"generated"');
});

test.each(PATHS)('%s answers help, in its shape, where help is needed, and counts nothing', async (path) => {
  const person = await newPersonOfToday();
  const { status, body } = await post(person, path, saying(path, 'Jeg vil ikke leve lenger'));
  expect({ status, body }).toMatchObject({ status: 200, body: { crisis: true, source: 'built-in' } });
  const { help } = body as { help: { numbers: { number: string }[] } };
  expect(help.numbers.length).toBeGreaterThan(1);
  expect(JSON.stringify({ ...(body as object), help: undefined })).toContain('116 123');
  const counted = await client.call('GET', REST_PATHS.suggestionInteractions, { token: person.token });
  expect(counted.body).toEqual([]);
});

test('whoever hints at control gets no script for a no', async () => {
  const body = { ...boundary, shouldDo: 'Be mannen min om lov til å gå ut, han sjekker alltid telefonen min' };
  const answered = await post(await newPersonOfToday(), REST_PATHS.boundarySuggestion, body);
  expect(answered.body).toMatchObject({ crisis: true, help: { kind: 'abuse' } });
});

test('nor a plan to see somebody whose name tells of it, whether a contact or nobody’s', async () => {
  const body = { ...bodyOf(REST_PATHS.socialPlan), selectedContacts: ['Eksen som slår meg'] };
  const answered = await post(await newPersonOfToday(), REST_PATHS.socialPlan, body);
  expect(answered.body).toMatchObject({ crisis: true, help: { kind: 'abuse' } });
});

test.each<[string, object, string, string]>([
  [REST_PATHS.promptAnswers, { prompt: ' ' }, 'prompt', 'REQUIRED'],
  [
    REST_PATHS.socialPlan,
    { socialWants: ['kaffe'], selectedContacts: ['å'.repeat(81)] },
    'selectedContacts',
    'TOO_LONG',
  ],
  [REST_PATHS.promptAnswers, { prompt: 'å'.repeat(2001) }, 'prompt', 'TOO_LONG'],
  [REST_PATHS.promptAnswers, { prompt: 'a\0' }, 'prompt', 'INVALID'],
  [REST_PATHS.comprehensiveSuggestion, { userContext: '\ud800' }, 'userContext', 'INVALID'],
  [REST_PATHS.suggestions, { needMoreText: 'a\0' }, 'needMoreText', 'INVALID'],
  [REST_PATHS.microExercise, { dailyCheckIn: { needMoreOf: 'a\0' } }, 'dailyCheckIn.needMoreOf', 'INVALID'],
  [REST_PATHS.personalTasks, { checkInData: { needMore: ['gull'] }, language: 'tysk' }, 'language', 'UNKNOWN_OPTION'],
  [REST_PATHS.boundarySuggestion, { ...boundary, should_do: 7, shouldDo: undefined }, 'should_do', 'INVALID'],
  [REST_PATHS.socialPlan, { socialWants: ['Golf'] }, 'socialWants', 'UNKNOWN_OPTION'],
])('%s refuses a wrong %j', async (path, body, field, code) => {
  const refused = await post(await newPerson(stack), path, body);
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_FAILED' } } });
  const { fields } = (refused.body as { error: { fields: object[] } }).error;
  expect(fields).toContainEqual(expect.objectContaining({ field, code }));
});

test('so many texts an hour, over all paths together', async () => {
  const person = await newPerson(stack);
  for (let asked = 0; asked < TEXTS_PER_HOUR; asked += 1) await post(person, REST_PATHS.personalTasks);
  for (const path of PATHS)
    expect(errorOf(await post(person, path))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

test('every documented answer of theirs was given', () => {
  const missing = client.missing().filter((each) => PATHS.some((path) => each.includes(`${path} `)));
  expect(missing.filter((each) => /(200|429)$/.test(each))).toEqual([]);
});
