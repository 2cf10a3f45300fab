import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { isUuid } from '@spire/domain/uuid';
import { firstOfTheDay } from './firstOfTheDay.ts';
import { type Asking, isUnseen, ofToday, type SuggestionSet, suggestionView } from './suggestionView.ts';

const set = (number: number, form: SuggestionSet['form'] = 'card'): SuggestionSet => ({
  id: `s${number}`,
  number,
  limit: 8,
  form,
  date: '2026-11-21',
  createdAt: '2026-11-21T08:00:00Z',
  seen: null,
  about: null,
  guesses: null,
  help: null,
  suggestions: [
    {
      id: `s${number}.1`,
      text: `Nummer ${number}`,
      title: null,
      emoji: '🌿',
      minutes: 2,
      category: 'mindfulness',
      source: 'built_in',
      needs: [],
      why: null,
    },
  ],
});
const resting: Asking = { kind: 'resting' };
const refused = (code: Extract<Asking, { kind: 'refused' }>['code']): Asking => ({ kind: 'refused', code });
const facts = { sets: [] as SuggestionSet[], mayAsk: true, crisis: null, isLoading: false, asking: resting };

test('while nothing is known yet the card says so, and tells when nothing can be known', () => {
  expect(suggestionView({ ...facts, sets: undefined, isLoading: true })).toEqual({ kind: 'loading' });
  expect(suggestionView({ ...facts, sets: undefined })).toEqual({ kind: 'failed' });
});

test('without a check-in and without a text the card asks for one', () => {
  expect(suggestionView({ ...facts, mayAsk: false })).toEqual({ kind: 'checkInFirst' });
  expect(suggestionView({ ...facts, asking: refused('CHECK_IN_REQUIRED') })).toEqual({ kind: 'checkInFirst' });
});

test('the first is on its way until it is there', () => {
  expect(suggestionView(facts)).toEqual({ kind: 'loading' });
  expect(suggestionView({ ...facts, asking: { kind: 'waiting' } })).toEqual({ kind: 'loading' });
  expect(suggestionView({ ...facts, asking: refused('NETWORK') })).toEqual({ kind: 'failed' });
});

test('the last text stays in its place while the next is written', () => {
  expect(suggestionView({ ...facts, sets: [set(1), set(2)], asking: { kind: 'waiting' } })).toMatchObject({
    kind: 'ready',
    suggestion: { number: 2, text: 'Nummer 2' },
    isLast: false,
    isChanging: true,
    hasFailedToChange: false,
  });
});

test('a shown text survives a failure to get the next (S21)', () => {
  expect(suggestionView({ ...facts, sets: [set(1)], asking: refused('NETWORK') })).toMatchObject({
    kind: 'ready',
    isChanging: false,
    hasFailedToChange: true,
  });
});

test('an earlier one of the day that was fetched back is shown, beside the others (D48)', () => {
  const sets = [set(1), set(2), set(3)];
  expect(suggestionView({ ...facts, sets, wanted: 's2.1' })).toMatchObject({
    suggestion: { number: 2 },
    earlier: [{ number: 3 }, { number: 1 }],
  });
  expect(suggestionView({ ...facts, sets, wanted: 'gone' })).toMatchObject({ suggestion: { number: 3 } });
});

test('a list asked for elsewhere counts, and is not shown here', () => {
  expect(suggestionView({ ...facts, sets: [set(7), set(8, 'list')] })).toMatchObject({
    suggestion: { number: 7 },
    isLast: true,
  });
  expect(suggestionView({ ...facts, sets: [set(8, 'prompt')] })).toEqual({ kind: 'limitReached' });
});

test('the last of the day is known by its number, and by the word of the server', () => {
  expect(suggestionView({ ...facts, sets: [set(8)] })).toMatchObject({ isLast: true });
  const told = suggestionView({ ...facts, sets: [set(5)], asking: refused('DAILY_LIMIT') });
  expect(told).toMatchObject({ kind: 'ready', isLast: true, hasFailedToChange: false });
});

test('help comes before everything, also offline', () => {
  const help = { kind: 'help', crisis: 'suicide' } as const;
  expect(suggestionView({ ...facts, sets: [set(1)], asking: help })).toEqual(help);
  expect(suggestionView({ ...facts, sets: [set(1)], crisis: 'suicide' })).toEqual(help);
  expect(suggestionView({ ...facts, sets: undefined, asking: refused('NETWORK'), crisis: 'suicide' })).toEqual(help);
  expect(suggestionView({ ...facts, sets: [set(1)], crisis: undefined })).toEqual({ kind: 'loading' });
});

test('whoever has gone on from help finds a day after help, and so does whoever comes to one (D58)', () => {
  const after = { kind: 'afterHelp', crisis: 'suicide' };
  const help = { kind: 'help', crisis: 'suicide' } as const;
  expect(suggestionView({ ...facts, sets: [set(1)], crisis: 'suicide', hasGoneOn: true })).toEqual(after);
  expect(suggestionView({ ...facts, sets: [set(1)], asking: help, hasGoneOn: true })).toEqual(after);
  expect(suggestionView({ ...facts, sets: [set(1)], helpKind: 'suicide' })).toEqual(after);
});

test('a hard day shows only what was written for one, and two others at most', () => {
  const [calm] = HARD_DAY_TEXTS;
  const calmSet = (number: number) => {
    const made = set(number);
    return { ...made, suggestions: made.suggestions.map((each) => ({ ...each, text: calm?.text.no ?? '' })) };
  };
  expect(suggestionView({ ...facts, isHard: true, sets: [set(1)] })).toEqual({ kind: 'loading' });
  expect(suggestionView({ ...facts, isHard: true, sets: [set(1), calmSet(2)] })).toMatchObject({
    suggestion: { number: 2 },
    earlier: [],
    isLast: false,
  });
  const three = [calmSet(1), calmSet(2), calmSet(3)];
  expect(suggestionView({ ...facts, isHard: true, sets: three })).toMatchObject({ isLast: true });
});

test('answers that are newer than the text are looked at', () => {
  expect(isUnseen([set(1)], { updatedAt: '2026-11-21T07:59:00Z' })).toBe(false);
  expect(isUnseen([set(1)], { updatedAt: '2026-11-21T08:01:00Z' })).toBe(true);
  expect(isUnseen([], { updatedAt: '2026-11-21T08:01:00Z' })).toBe(false);
});

test('nobody has to wait for what is not answered (A38)', () => {
  expect(suggestionView({ ...facts, sets: undefined, isLoading: true, asking: refused('TIMEOUT') })).toEqual({
    kind: 'failed',
  });
});

test('yesterday is not shown as today', () => {
  const me = { todaysCheckIn: { date: '2026-11-21' }, todaysSuggestions: [set(1)] } as unknown as Parameters<
    typeof ofToday
  >[0];
  expect(ofToday(me, '2026-11-21')).toEqual({ sets: [set(1)], checkIn: { date: '2026-11-21' } });
  expect(ofToday(me, '2026-11-22')).toEqual({ sets: [], checkIn: null });
  expect(ofToday(undefined, '2026-11-22')).toEqual({ sets: undefined, checkIn: null });
});

test('the day’s first has one id a day, which the server takes', () => {
  expect(isUuid(firstOfTheDay('2026-11-21'))).toBe(true);
  expect(firstOfTheDay('2026-11-21')).not.toBe(firstOfTheDay('2026-11-22'));
  expect(isUuid(firstOfTheDay('2026-11-21', true))).toBe(true);
  expect(firstOfTheDay('2026-11-21', true)).not.toBe(firstOfTheDay('2026-11-21'));
});
