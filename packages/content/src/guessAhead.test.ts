import { EVENT_KINDS, EVENTS_OF_KIND, isGrave, kindOf } from '@spire/domain/eventKinds';
import { EVENTS, EVENTS_BY_WORDS, GRAVE_BY_WORDS } from '@spire/domain/readingLabels';
import { TEXTS } from './generated/eventWords.ts';
import { guessAhead } from './guessAhead.ts';

const ALL = [...EVENTS, ...EVENTS_BY_WORDS, ...GRAVE_BY_WORDS];
/** A plan that is nothing but an entry of the list. */
const planOf = (entry: string) => entry.replaceAll('*', '').replaceAll(' + ', ' ');

test('there are at least 75 events, and each belongs to one kind', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(75);
  const placed = EVENT_KINDS.flatMap((kind) => EVENTS_OF_KIND[kind]);
  expect([...placed].sort()).toEqual([...ALL].sort());
});

test('every word tells of something, and most of them of the event they stand under', () => {
  const entries = TEXTS.events.flatMap(({ event, words }) => words.map((entry) => ({ event, entry })));
  const guesses = entries.map(({ event, entry }) => ({ event, entry, guess: guessAhead(planOf(entry)) }));
  expect(guesses.filter(({ guess }) => guess?.event === null || guess === null)).toEqual([]);
  const own = guesses.filter(({ event, guess }) => guess?.event === event);
  expect(own.length / guesses.length).toBeGreaterThan(0.95);
  for (const event of ALL) expect([event, own.some((each) => each.event === event)]).toEqual([event, true]);
});

test('a word is known in any letters, with any apostrophe, and never within another', () => {
  expect(guessAhead('BEGRAVELSEN til Per')?.event).toBe('funeral');
  expect(guessAhead('my dad’s things')).toEqual(guessAhead("my dad's things"));
  expect(guessAhead('en tryllebegravelse')?.event).not.toBe('funeral');
});

test.each(EVENT_KINDS)('who has chosen %s is answered of that kind, whatever the words', (kind) => {
  for (const { words } of TEXTS.events)
    for (const entry of words) {
      const guess = guessAhead(planOf(entry), kind);
      expect(guess?.about).toBe(kind);
      const event = guess?.event ?? null;
      if (event !== null) expect(kindOf(event)).toBe(kind);
    }
});

test('"something else" is left alone: nothing more is guessed', () => {
  for (const { words } of TEXTS.events)
    expect(guessAhead(planOf(words[0] ?? ''), 'other')).toEqual({ about: 'other', event: null });
});

test('nothing told is no guess', () => {
  for (const plan of ['', '   ', '…', 'xyz']) expect(guessAhead(plan)).toBeNull();
});

test('where something grave stands beside something else, it is the grave that counts', () => {
  const grave = ALL.filter(isGrave);
  const light = TEXTS.events.filter(({ event }) => !isGrave(event));
  for (const event of grave) {
    const entry = planOf(TEXTS.events.find((each) => each.event === event)?.words[0] ?? '');
    const missed = light.filter(
      ({ words }) => !isGrave(guessAhead(`${planOf(words[0] ?? '')} ${entry}`)?.event ?? null),
    );
    expect([event, missed.map((each) => each.event)]).toEqual([event, []]);
  }
});
