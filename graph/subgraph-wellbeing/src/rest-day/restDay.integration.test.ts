import { addDays } from '@spire/domain/dates';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';

const FIELDS = '{ currentStreak isRestDayToday points }';
let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

async function change(mutation: string) {
  const answer = await graphClient(stack.url, kari.token)<{ growth: unknown }>(`mutation { ${mutation} }`);
  return answer.data?.growth ?? answer.errors?.[0]?.extensions;
}
const takeRest = (date = today) => change(`growth: takeRestDay(date: "${date}") ${FIELDS}`);
const undoRest = (date = today) => change(`growth: undoRestDay(date: "${date}") ${FIELDS}`);
const saveMood = (date: string) => change(`saveMood(input: { date: "${date}", mood: 3 }) { id }`);

test('a rest day keeps the streak and adds nothing, however often it is taken, and can be taken back', async () => {
  await saveMood(addDays(today, -2));
  const rested = { currentStreak: 1, isRestDayToday: true, points: 0 };
  await takeRest(addDays(today, -1));
  await expect(takeRest()).resolves.toEqual(rested);
  await expect(takeRest()).resolves.toEqual(rested);
  await expect(undoRest()).resolves.toEqual({ ...rested, isRestDayToday: false });
  await expect(undoRest()).resolves.toEqual({ ...rested, isRestDayToday: false });
  await expect(undoRest(addDays(today, -1))).resolves.toMatchObject({ currentStreak: 0 });
});

test('whoever checks in on a rest day has a day that counts, which is not taken back', async () => {
  await takeRest();
  await change(`saveCheckIn(input: { date: "${today}", needMore: [ro] }) { id }`);
  const counted = { currentStreak: 1, isRestDayToday: false, points: 2 };
  await expect(undoRest()).resolves.toEqual(counted);
  await expect(takeRest()).resolves.toEqual(counted);
});

test.each([
  ['ahead', 2],
  ['too long ago', -32],
])('a day %s is refused', async (_name, days) => {
  const refusal = { code: 'VALIDATION_FAILED', fields: [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: 30 }] };
  await expect(takeRest(addDays(today, days))).resolves.toEqual(refusal);
  await expect(undoRest(addDays(today, days))).resolves.toEqual(refusal);
});
