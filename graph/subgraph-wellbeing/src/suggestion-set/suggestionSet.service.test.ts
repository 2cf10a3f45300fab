import { LIMITS } from '@spire/domain/limits';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { SuggestionInput } from './suggestionSet.input.ts';
import { createSuggestionSetService, placeOfDay } from './suggestionSet.service.ts';
import type { SuggestionSetStore } from './suggestionSet.store.ts';

/** A day that keeps nothing back. */
const CALM_DAY = {
  ...{
    date: '2026-05-20',
    helpKind: null,
    wasHelpYesterday: false,
    isHardDay: false,
    mood: null,
    isRestDay: false,
    isAllShown: false,
  },
  weight: null,
};

const { claims, now } = requestAt();
const id = '33333333-3333-4333-8333-333333333333';
const suggestion: SuggestionInput = { text: 'Gå en tur', emoji: '🌱', category: 'practical', source: 'ai' };

/** A store that tells what it was asked. */
function start() {
  const asked: unknown[] = [];
  const store: SuggestionSetStore = {
    ofDate: (_claims, date) => (asked.push(date), Promise.resolve([])),
    textsSince: (_claims, date) => (asked.push(date), Promise.resolve(['b', 'a', 'b'])),
    begin: (_claims, set, { unfinishedBefore }) => {
      asked.push({ ...set, unfinishedBefore });
      return Promise.resolve({ number: 1, stored: null });
    },
    finish: (_claims, wanted, answer) => {
      asked.push({ wanted, ...answer });
      const set = { id: wanted, number: 2, form: 'list', date: '2026-05-20', createdAt: now, language: 'no' } as const;
      return Promise.resolve(wanted === id ? { ...set, ...answer } : null);
    },
    drop: (_claims, wanted) => Promise.resolve(wanted === id),
  };
  return { asked, service: createSuggestionSetService(store, { ofToday: () => Promise.resolve(CALM_DAY) }) };
}

const begin = async (change: object = {}) =>
  start().service.begin(claims, { id, form: 'card', language: 'no', date: '2026-05-20', ...change }, now);
const finish = async (suggestions: SuggestionInput[]) => start().service.finish(claims, { id, suggestions }, now);
const fieldsOf = async (work: () => Promise<unknown>) =>
  (await wrongFields(work)).map(({ field, code }) => `${field} ${code}`);

test.each([
  [0, [], 1],
  [3, [], 4],
  [3, [1, 2, 3], 4],
  [3, [1, 3, 4], 2],
  [7, [8, 7, 6, 5], 4],
])('with %d counted and the places %j taken, the next is %d', (generated, taken, place) => {
  expect(placeOfDay(generated, taken)).toBe(place);
});

test('when as many are counted as a day has, there is no next', () => {
  expect(() => placeOfDay(LIMITS.suggestionsPerDay, [])).toThrow('DAILY_LIMIT');
});

test.each([
  ['2026-05-21', []],
  ['2026-05-18', ['date DATE_NOT_ACCEPTED']],
  ['2026-05-22', ['date DATE_NOT_ACCEPTED']],
])('for %s, on 20 May at noon in Norway', async (date, wrong) => {
  expect(await fieldsOf(() => begin({ date }))).toEqual(wrong);
});

test('everything wrong with a request is told at once', async () => {
  expect(await fieldsOf(() => begin({ id: 'x', date: '2027-01-01' }))).toEqual([
    'id INVALID',
    'date DATE_NOT_ACCEPTED',
  ]);
});

test('what holds a place is taken back after a minute', async () => {
  const { asked, service } = start();
  await service.begin(claims, { id: id.toUpperCase(), form: 'card', language: 'no', date: '2026-05-20' }, now);
  expect(asked).toMatchObject([{ id, createdAt: now, unfinishedBefore: new Date(now.getTime() - 60_000) }]);
});

test('texts are trimmed, and each suggestion has an id of its own', async () => {
  const set = await finish([
    { ...suggestion, text: ' Gå en tur ', title: ' Ut ' },
    { ...suggestion, minutes: 5 },
  ]);
  expect(set).toMatchObject({
    limit: LIMITS.suggestionsPerDay,
    suggestions: [
      { id: `${id}.1`, text: 'Gå en tur', title: 'Ut', actionText: null, minutes: null },
      { id: `${id}.2`, text: 'Gå en tur', title: null, minutes: 5 },
    ],
  });
});

test('everything wrong with an answer is told at once', async () => {
  expect(await fieldsOf(() => finish([]))).toEqual(['suggestions REQUIRED']);
  expect(await fieldsOf(() => finish(Array.from({ length: 4 }, () => suggestion)))).toEqual(['suggestions TOO_MANY']);
  const wrong = { ...suggestion, text: ' ', title: 'x'.repeat(LIMITS.title + 1), emoji: '\0', minutes: -1 };
  expect(await fieldsOf(() => finish([suggestion, wrong]))).toEqual([
    'suggestions.1.emoji UNSEEN',
    'suggestions.1.text REQUIRED',
    'suggestions.1.title TOO_LONG',
    'suggestions.1.minutes OUT_OF_RANGE',
  ]);
});

test('what has no place is not found', async () => {
  const { service } = start();
  const others = '44444444-4444-4444-8444-444444444444';
  for (const wanted of [others, 'x'])
    await expect(
      (async () => service.finish(claims, { id: wanted, suggestions: [suggestion] }, now))(),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(service.drop(claims, others)).resolves.toBe(false);
});

test('today is the date on the wall where the person is, and what was suggested 14 days ago is recent', async () => {
  const context = requestAt({ now: new Date('2026-05-20T22:30:00Z') });
  const { asked, service } = start();
  await service.ofToday(context);
  await service.ofToday({ ...context, timeZone: 'America/New_York' });
  await expect(service.recentTexts(context)).resolves.toEqual(['b', 'a']);
  expect(asked).toEqual(['2026-05-21', '2026-05-20', '2026-05-07']);
});
