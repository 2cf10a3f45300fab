import { LIMITS } from '@spire/domain/limits';
import type { InteractionType } from '@spire/domain/options';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { RecordSuggestionInput } from './suggestionInteraction.input.ts';
import { createSuggestionInteractionService } from './suggestionInteraction.service.ts';
import type { SuggestionInteractionStore } from './suggestionInteraction.store.ts';

const { claims, now } = requestAt();
const id = '33333333-3333-4333-8333-333333333333';

/** A store in which so many were generated for each of these dates. */
function storeWith(generated: Record<string, number> = {}): SuggestionInteractionStore {
  return {
    list: () => Promise.resolve([]),
    countGenerated: (_claims, date) => Promise.resolve(generated[date] ?? 0),
    addOnce: async (_claims, interaction, check) => {
      if (interaction.interactionType === 'generated') check((generated[interaction.date] ?? 0) + 1);
      return Promise.resolve(interaction);
    },
    remove: (_claims, wanted, types) => Promise.resolve(wanted === id && types.includes('completed')),
  };
}

const input = (change: Partial<RecordSuggestionInput> = {}): RecordSuggestionInput => ({
  id,
  suggestionText: 'Gå en tur',
  suggestionType: 'ai',
  interactionType: 'generated',
  date: '2026-05-20',
  ...change,
});
const serviceWith = (generated?: Record<string, number>) => createSuggestionInteractionService(storeWith(generated));
const fieldsOf = async (change: Partial<RecordSuggestionInput>) =>
  (await wrongFields(async () => serviceWith().record(claims, input(change), now))).map(
    ({ field, code }) => `${field} ${code}`,
  );

test.each([
  [0, LIMITS.suggestionsPerDay],
  [3, LIMITS.suggestionsPerDay - 3],
  [LIMITS.suggestionsPerDay, 0],
  [LIMITS.suggestionsPerDay + 1, 0],
])('after %d of a day there are %d left', async (generated, left) => {
  await expect(serviceWith({ '2026-05-20': generated }).leftToday(requestAt())).resolves.toBe(left);
});

test('today is the date on the wall where the person is', async () => {
  const context = requestAt({ now: new Date('2026-05-20T22:30:00Z') });
  const service = serviceWith({ '2026-05-21': 1, '2026-05-20': 2 });
  await expect(service.leftToday(context)).resolves.toBe(LIMITS.suggestionsPerDay - 1);
  await expect(service.leftToday({ ...context, timeZone: 'America/New_York' })).resolves.toBe(
    LIMITS.suggestionsPerDay - 2,
  );
});

test('the last of a day is let through, one more is not', async () => {
  const record = async (generated: number) => serviceWith({ '2026-05-20': generated }).record(claims, input(), now);
  await expect(record(LIMITS.suggestionsPerDay - 1)).resolves.toMatchObject({ id });
  await expect(record(LIMITS.suggestionsPerDay)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
});

test.each<[InteractionType, string, string[]]>([
  ['generated', '2026-05-21', []],
  ['generated', '2026-05-18', ['date DATE_NOT_ACCEPTED']],
  ['liked', '2026-05-18', []],
  ['completed', '2026-04-20', []],
  ['completed', '2026-04-19', ['date DATE_NOT_ACCEPTED']],
  ['completed', '2026-05-23', ['date DATE_NOT_ACCEPTED']],
])('%s for %s, on 20 May at noon in Norway', async (interactionType, date, wrong) => {
  expect(await fieldsOf({ interactionType, date })).toEqual(wrong);
});

test('everything wrong is told at once', async () => {
  expect(await fieldsOf({ id: 'x', suggestionText: ' ', date: '2027-01-01' })).toEqual([
    'id INVALID',
    'date DATE_NOT_ACCEPTED',
    'suggestionText REQUIRED',
  ]);
  expect(await fieldsOf({ suggestionText: '\0' })).toEqual(['suggestionText UNSEEN']);
  expect(await fieldsOf({ suggestionText: 'a\0' })).toEqual(['suggestionText INVALID']);
  expect(await fieldsOf({ suggestionText: 'x'.repeat(LIMITS.freeText + 1) })).toEqual(['suggestionText TOO_LONG']);
});

test('only what is there and of that type is taken back', async () => {
  const undo = async (wanted: string, types: ('liked' | 'completed')[]) => serviceWith().undo(claims, wanted, types);
  await expect(undo(id.toUpperCase(), ['liked', 'completed'])).resolves.toBe(true);
  for (const [wanted, types] of [
    [id, ['liked']],
    ['x', ['completed']],
    ['44444444-4444-4444-8444-444444444444', ['completed']],
  ] as const)
    await expect(undo(wanted, [...types])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
