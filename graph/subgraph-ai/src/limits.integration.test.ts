import { randomUUID } from 'node:crypto';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { localDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { askingPerson } from './testing/askingPerson.ts';
import { TEXT_OPERATION_NAMES, TEXT_OPERATIONS, type TextOperationName } from './testing/textOperations.ts';
import { TEXTS_PER_HOUR } from './writing/answering.ts';

const DAY = LIMITS.suggestionsPerDay;
const told = { profile: { nickname: 'Kari' }, checkIn: { needMore: ['ro'] } };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test.each(TEXT_OPERATION_NAMES)('"%s" is for who has a session alone (S5)', async (name) => {
  const { query, input } = TEXT_OPERATIONS[name];
  const { status, errors } = await graphClient(stack.url)(query, { input: { language: 'no', ...input } });
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('twenty at once are eight, each of another place of the day (S5, D22)', async () => {
  const kari = await askingPerson(stack, told);
  const answers = await times(20, () => kari.ask('generateSuggestion'));
  const numbers = answers.flatMap(({ answer }) => (answer === undefined ? [] : [answer['number']]));
  expect(numbers.toSorted()).toEqual(Array.from({ length: DAY }, (_, index) => index + 1));
  expect(answers.filter(({ code }) => code === 'DAILY_LIMIT')).toHaveLength(20 - DAY);
  expect(await kari.leftToday()).toBe(0);
});

test('all doors share the day’s eight', async () => {
  const kari = await askingPerson(stack, told);
  const record = () =>
    kari.graph('mutation ($i: RecordSuggestionInput!) { recordSuggestion(input: $i) { id } }', {
      i: { suggestionText: randomUUID(), suggestionType: 'ai', interactionType: 'generated', date: today },
    });
  const doors: TextOperationName[] = ['generateSuggestion', 'generateSuggestions', 'answerPrompt'];
  for (const door of [...doors, ...doors, 'generateSuggestion'] as const)
    expect((await kari.ask(door)).code).toBeUndefined();
  expect((await record()).errors).toBeUndefined();
  expect(await kari.leftToday()).toBe(0);
  for (const door of doors) expect((await kari.ask(door)).code).toBe('DAILY_LIMIT');
  expect((await record()).errors?.[0]?.extensions.code).toBe('DAILY_LIMIT');
});

test('the day is the person’s own, wherever they are', async () => {
  const kari = await askingPerson(stack, told);
  const elsewhere = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => localDate(new Date(), zone) !== today);
  const there = { [TIME_ZONE_HEADER]: elsewhere ?? '' };
  await times(DAY, () => kari.ask('answerPrompt'));
  expect((await kari.ask('answerPrompt')).code).toBe('DAILY_LIMIT');
  expect((await kari.ask('answerPrompt', {}, there)).answer).toMatchObject({
    number: 1,
    date: expect.not.stringContaining(today) as unknown,
  });
  // The check-in is of the day at home.
  expect((await kari.ask('generateSuggestion', {}, there)).code).toBe('CHECK_IN_REQUIRED');
});

test('a repeat answers what is stored, and counts once (D45)', async () => {
  const kari = await askingPerson(stack, told);
  const id = randomUUID();
  const [first, ...repeats] = await times(4, () => kari.ask('generateSuggestion', { id }));
  expect(first?.answer).toMatchObject({ id, number: 1, limit: DAY, form: 'card' });
  for (const { answer } of [...repeats, await kari.ask('generateSuggestion', { id: id.toUpperCase() })])
    expect(answer).toEqual(first?.answer);
  expect(await kari.leftToday()).toBe(DAY - 1);
  const { me } = await kari.tell<{ me: { todaysSuggestions: unknown[] } }>(
    '{ me { todaysSuggestions { id number limit form date createdAt suggestions { id text title actionText emoji minutes category source } help { level } seen } } }',
  );
  expect([{ __typename: 'SuggestionSet', ...(me.todaysSuggestions[0] as object) }]).toEqual([first?.answer]);
});

const KEEP =
  'mutation ($input: KeepSuggestionsInput!) { keepSuggestions(input: $input) { id number suggestions { text source } } }';
const BUILT_IN = SUGGESTIONS.filter(({ isOnlyForWishes }) => isOnlyForWishes !== true).map(({ text }) => text.no);

test('what a device gave without a network is counted once, and beyond eight not at all (D22, D45)', async () => {
  const kari = await askingPerson(stack, told);
  const keep = async (input: object) =>
    (await kari.graph(KEEP, { input: { form: 'card', language: 'no', date: today, ...input } })) as {
      data?: { keepSuggestions: { id: string; number: number } | null };
      errors?: readonly { extensions: { code: string } }[];
    };
  const id = randomUUID();
  const [first, again] = [await keep({ id, texts: [BUILT_IN[0]] }), await keep({ id, texts: [BUILT_IN[1]] })];
  expect(first.data?.keepSuggestions).toMatchObject({
    id,
    number: 1,
    suggestions: [{ text: BUILT_IN[0], source: 'built_in' }],
  });
  expect(again.data).toEqual(first.data);
  expect(await kari.leftToday()).toBe(DAY - 1);
  await times(DAY - 1, () => kari.ask('generateSuggestion'));
  expect((await keep({ id: randomUUID(), texts: [BUILT_IN[2]] })).data).toEqual({ keepSuggestions: null });
  expect((await keep({ id: randomUUID(), texts: [BUILT_IN[2]], date: '2026-01-01' })).data).toEqual({
    keepSuggestions: null,
  });
  const { me } = await kari.tell<{ me: { todaysSuggestions: unknown[] } }>('{ me { todaysSuggestions { id } } }');
  expect(me.todaysSuggestions).toHaveLength(DAY);
});

test('nothing is kept as given but our own texts, as many as were asked for', async () => {
  const kari = await askingPerson(stack, told);
  for (const texts of [
    ['Kjøp denne'],
    [BUILT_IN[0], 'Kjøp denne'],
    [],
    BUILT_IN.slice(0, 2),
    [SUGGESTIONS[0]?.text.en],
  ]) {
    const input = { id: randomUUID(), form: 'card', language: 'no', date: today, texts };
    const { errors } = await kari.graph(KEEP, { input });
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  }
  expect(await kari.leftToday()).toBe(DAY);
});

test('nobody has more than so many texts an hour, of whatever kind', async () => {
  const kari = await askingPerson(stack, told);
  const kinds = TEXT_OPERATION_NAMES.filter((name) => !name.startsWith('generate') && name !== 'answerPrompt');
  const answers = await times(TEXTS_PER_HOUR + 3, (index) => kari.ask(kinds[index % kinds.length] ?? 'writeTasks'));
  expect(answers.filter(({ answer }) => answer !== undefined)).toHaveLength(TEXTS_PER_HOUR);
  expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(3);
  for (const name of TEXT_OPERATION_NAMES) expect((await kari.ask(name)).code).toBe('RATE_LIMITED');
  expect(await kari.leftToday()).toBe(DAY);
});

const NEED = 'Jeg vil ikke leve lenger.';
const TOO_LONG = `${'Dagen var lang. '.repeat(LIMITS.freeText / 10)}${NEED}`;

test('words that need help get it, however many texts went before and whatever else is wrong (D36, S8)', async () => {
  const kari = await askingPerson(stack, told);
  const typeOf = async (...asked: Parameters<typeof kari.ask>) => (await kari.ask(...asked)).answer?.['__typename'];
  await times(TEXTS_PER_HOUR, () => kari.ask('writeTasks'));
  expect((await kari.ask('answerPrompt')).code).toBe('RATE_LIMITED');
  expect(await typeOf('writeExpectationResponse', { whatToDo: '', howToFeelGood: NEED })).toBe('CrisisHelp');
  expect(await typeOf('answerPrompt', { id: 'none', prompt: TOO_LONG })).toBe('CrisisHelp');
  expect(await typeOf('answerPrompt', { prompt: NEED })).toBe('CrisisHelp');
  expect(await typeOf('answerPrompt', { prompt: TOO_LONG })).toBe('CrisisHelp');
  expect(await typeOf('writeBoundary', { shouldDo: 'Han slår meg hvis jeg sier nei' })).toBe('CrisisHelp');
  expect(await kari.leftToday()).toBe(DAY);

  const ola = await askingPerson(stack, { ...told, checkIn: { needMoreText: NEED } });
  await times(TEXTS_PER_HOUR, () => ola.ask('writeTasks'));
  expect((await ola.ask('writeTasks')).answer?.['__typename']).toBe('CrisisHelp');
});
