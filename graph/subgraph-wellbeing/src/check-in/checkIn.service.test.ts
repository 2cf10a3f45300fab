import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { addDays, localDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { blankDraft } from '@spire/domain/recordFields';
import { claimsOf, requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { SaveCheckInInput } from './checkIn.input.ts';
import { createCheckInService } from './checkIn.service.ts';
import type { CheckInStore } from './checkIn.store.ts';
import type { CheckIn } from './checkIn.type.ts';

const { claims, now, timeZone } = requestAt();
const today = localDate(now, timeZone);

function memoryStore(): CheckInStore {
  const byDate = new Map<string, CheckIn>();
  return {
    find: (_claims, date) => Promise.resolve(byDate.get(date) ?? null),
    list: (_claims, { limit }) => Promise.resolve([...byDate.values()].slice(0, limit)),
    put: (_claims, answers) => {
      const { id, createdAt } = byDate.get(answers.date) ?? { id: String(byDate.size), createdAt: now };
      const saved = { id, createdAt, ...answers };
      byDate.set(answers.date, saved);
      return Promise.resolve(saved);
    },
  };
}

function input(change: Partial<SaveCheckInInput> = {}): SaveCheckInInput {
  return {
    ...blankDraft(CHECK_IN_FIELDS),
    date: today,
    whatIsGood: [],
    lookingForward: [],
    needMore: ['ro'],
    ...change,
  };
}

const putWeight = jest.fn(() => Promise.resolve());
const start = () => createCheckInService(memoryStore(), { putWeight });
const fieldsOf = (change: Partial<SaveCheckInInput>) =>
  wrongFields(async () => start().save(claims, input(change), now));

test('a second save for the date edits the first', async () => {
  const service = start();
  const first = await service.save(claims, input(), now);
  const second = await service.save(claims, input({ needMore: ['energi'], needMoreText: ' søvn ' }), now);
  expect(second).toMatchObject({ id: first.id, needMore: ['energi'], needMoreText: 'søvn' });
  await expect(service.find(claims, today)).resolves.toEqual(second);
});

test('today is the date on the wall where the person is', async () => {
  const service = start();
  const justAfterMidnight = new Date('2026-05-20T22:30:00Z');
  await service.save(claims, input({ date: '2026-05-21' }), justAfterMidnight);
  const at = (zone: string) => service.findTodays(requestAt({ now: justAfterMidnight, timeZone: zone }));
  await expect(at('Europe/Oslo')).resolves.toMatchObject({ date: '2026-05-21' });
  await expect(at('America/New_York')).resolves.toBeNull();
});

test('what was written without a network is accepted later, what lies ahead is not', async () => {
  expect(await fieldsOf({ date: addDays(today, -LIMITS.lateDays) })).toEqual([]);
  const refusal = [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: LIMITS.lateDays }];
  expect(await fieldsOf({ date: addDays(today, -LIMITS.lateDays - 1) })).toEqual(refusal);
  expect(await fieldsOf({ date: addDays(today, 2) })).toEqual(refusal);
});

test('a blank check-in is refused, spaces count for nothing', async () => {
  expect(await fieldsOf({ needMore: [], needMoreText: ' \n' })).toEqual([{ field: 'whatIsGood', code: 'REQUIRED' }]);
});

test('everything wrong is told at once', async () => {
  const fields = await fieldsOf({
    date: '2099-01-01',
    lookingForward: ['enTur', 'musikk', 'samtale', 'enPause'],
    whatIsGoodText: 'x'.repeat(LIMITS.freeText + 1),
    needMoreText: '\0',
  });
  expect(fields.map(({ field }) => field)).toEqual(['date', 'needMoreText', 'whatIsGoodText', 'lookingForward']);
});

test('"good now" has no cap', async () => {
  expect(await fieldsOf({ whatIsGood: ['glede', 'mestring', 'fokus', 'haap', 'indreRo'] })).toEqual([]);
});

test('the person comes from the token alone', async () => {
  const store = memoryStore();
  const put = jest.spyOn(store, 'put');
  const other = claimsOf({ sub: '22222222-2222-4222-8222-222222222222' });
  await createCheckInService(store, { putWeight }).save(other, input(), now);
  expect(put).toHaveBeenCalledWith(other, expect.not.objectContaining({ userId: expect.anything() }));
});
