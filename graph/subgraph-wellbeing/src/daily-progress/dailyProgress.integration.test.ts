import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const FIELDS = '{ date meditationMinutes waterGlasses meditationGoal waterGoal }';
const nothing = { date: today, meditationMinutes: 0, waterGlasses: 0, meditationGoal: 20, waterGoal: 8 };
let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const ask = (query: string, variables: object = {}) =>
  graphClient(stack.url, kari.token)<Record<string, unknown>>(query, { ...variables });
async function change(name: 'save' | 'add', input: object): Promise<unknown> {
  const type = name === 'save' ? 'SaveDailyProgressInput' : 'AddDailyProgressInput';
  const mutation = `mutation ($input: ${type}!) { done: ${name}DailyProgress(input: $input) ${FIELDS} }`;
  const answer = await ask(mutation, { input: { date: today, ...input } });
  return answer.data?.['done'] ?? answer.errors?.[0]?.extensions;
}
const add = (input: object) => change('add', { id: randomUUID(), ...input });
const read = async (date?: string) => {
  const answer = await ask(`query ($date: LocalDate) { me { dailyProgress(date: $date) ${FIELDS} } }`, { date });
  return (answer.data?.['me'] as { dailyProgress: unknown } | undefined)?.dailyProgress;
};

test('a day begins at nothing, takes new totals, and what is left out stays', async () => {
  await expect(read()).resolves.toEqual(nothing);
  await expect(change('save', { meditationMinutes: 12 })).resolves.toEqual({ ...nothing, meditationMinutes: 12 });
  await expect(change('save', { waterGlasses: 3 })).resolves.toEqual({
    ...nothing,
    meditationMinutes: 12,
    waterGlasses: 3,
  });
  await expect(read(addDays(today, -1))).resolves.toEqual({ ...nothing, date: addDays(today, -1) });
});

test('what is added at once is all there, and what is sent again is added once', async () => {
  const id = randomUUID();
  await Promise.all([
    ...Array.from({ length: 10 }, () => add({ waterGlasses: 1 })),
    ...Array.from({ length: 5 }, () => add({ id, meditationMinutes: 5 })),
  ]);
  await expect(read()).resolves.toEqual({ ...nothing, meditationMinutes: 5, waterGlasses: 10 });
});

test('a day holds so much and no more', async () => {
  await add({ waterGlasses: 30 });
  await expect(add({ waterGlasses: 30, meditationMinutes: 1440 })).resolves.toMatchObject({
    waterGlasses: 50,
    meditationMinutes: 1440,
  });
});

test('ids of steps that cannot come again are forgotten', async () => {
  const ids = () => asOwner(stack.dataFolder, 'select date from wellbeing.progress_step where user_id = $1', [kari.id]);
  await asOwner(stack.dataFolder, 'insert into wellbeing.progress_step values ($1, gen_random_uuid(), $2)', [
    kari.id,
    addDays(today, -34),
  ]);
  await add({ date: addDays(today, -30), waterGlasses: 1 });
  await add({ waterGlasses: 1 });
  await expect(ids()).resolves.toHaveLength(2);
});

test('everything wrong is told at once', async () => {
  const wrong = await add({ id: 'one', date: addDays(today, 2), meditationMinutes: -5, waterGlasses: 51 });
  expect(wrong).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [
      { field: 'id', code: 'INVALID' },
      { field: 'date', code: 'DATE_NOT_ACCEPTED' },
      { field: 'meditationMinutes', code: 'OUT_OF_RANGE' },
      { field: 'waterGlasses', code: 'OUT_OF_RANGE' },
    ],
  });
  await expect(change('save', { waterGlasses: -1 })).resolves.toMatchObject({
    fields: [{ field: 'waterGlasses', code: 'OUT_OF_RANGE' }],
  });
  await expect(read()).resolves.toEqual(nothing);
});
