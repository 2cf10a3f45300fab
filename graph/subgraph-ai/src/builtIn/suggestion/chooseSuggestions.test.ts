import { LOCAL_SUGGESTIONS } from '@spire/content/localSuggestions';
import { SUGGESTIONS, type Suggestion } from '@spire/content/suggestions';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { addDays, PARTS_OF_DAY } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, NEED_MORE } from '@spire/domain/options';
import { isBearable, sensitivitiesOf } from '@spire/domain/sensitivities';
import type { Facts } from '../../facts/facts.ts';
import { NO_ANSWERS, people, person } from '../../testing/people.ts';
import { chooseSuggestion } from './chooseSuggestion.ts';
import { chooseSuggestions } from './chooseSuggestions.ts';
import { hearWish, readyToHear } from './retrieval/hearWish.ts';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const EVERYBODY = people(200);

function written(text: string): Suggestion | undefined {
  return SUGGESTIONS.find((each) => each.text.no === text || each.text.en === text);
}

function fits(each: Suggestion, { avoid, capacity, partOfDay }: Facts): boolean {
  return (
    each.isOnlyForWishes !== true &&
    isAtMost(each.capacity, capacity) &&
    !each.avoid.some((touched) => avoid.includes(touched)) &&
    (each.partsOfDay.length === 0 || each.partsOfDay.includes(partOfDay))
  );
}

/** How many of the choices of forty seeds carry the tag. */
function share(facts: Facts, has: (each: Suggestion) => boolean): number {
  const chosen = SEEDS.flatMap((seed) => written(chooseSuggestion(facts, seed).text) ?? []);
  return chosen.filter(has).length / SEEDS.length;
}

test('what somebody has planned to do on hard days is a light wish, where they let suggestions use it', () => {
  const isOfMusic = ({ category }: Suggestion) => category === 'creative';
  const before = share(person({ goals: ['joy'] }), isOfMusic);
  expect(share(person({ goals: ['joy'], plannedHelps: ['En sang jeg kjenner'] }), isOfMusic)).toBeGreaterThan(before);
});

test('nobody is given what is above their capacity, what they avoid, what is for another time or for wishes, or another language', () => {
  for (const facts of EVERYBODY)
    for (const seed of [0, 1, 2]) {
      const chosen = [chooseSuggestion(facts, seed), ...chooseSuggestions(facts, seed)];
      const wrong = chosen.filter(({ text }) => {
        const found = written(text);
        return found === undefined || !fits(found, facts) || found.text[facts.language] !== text;
      });
      expect(wrong).toEqual([]);
    }
});

test('every combination of capacity, time of day and avoided things has a card and a list', () => {
  const lists = Array.from({ length: 2 ** AVOID_SUGGESTIONS.length }, (_, bits) =>
    AVOID_SUGGESTIONS.filter((__, place) => Math.floor(bits / 2 ** place) % 2 === 1),
  );
  for (const capacity of CAPACITY_LEVELS)
    for (const partOfDay of PARTS_OF_DAY)
      for (const avoid of lists) {
        const list = chooseSuggestions(person({ capacity, partOfDay, avoid }), 1);
        expect(new Set(list.map(({ category }) => category)).size).toBe(3);
      }
});

test('a list has three kinds, each with a title and a button; a card has neither', () => {
  for (const facts of EVERYBODY) {
    const list = chooseSuggestions(facts, 5);
    expect(new Set(list.map(({ category }) => category)).size).toBe(3);
    expect(list.filter(({ actionText, title }) => title === null || actionText === null)).toEqual([]);
    expect(chooseSuggestion(facts, 5)).toMatchObject({
      title: expect.any(String),
      actionText: null,
      source: 'built_in',
    });
  }
});

test('the same facts and seed give the same, other seeds and people others', () => {
  const [facts = person()] = EVERYBODY;
  expect(chooseSuggestions(facts, 7)).toEqual(chooseSuggestions(facts, 7));
  expect(new Set(SEEDS.map((seed) => chooseSuggestion(person(), seed).text)).size).toBeGreaterThan(5);
  const texts = people(40).map(({ userId }) => chooseSuggestion(person({ userId }), 1).text);
  expect(new Set(texts).size).toBeGreaterThan(5);
});

describe.each([
  ...CAPACITY_LEVELS.map((capacity) => ({ capacity, avoid: [] as Facts['avoid'] })),
  { capacity: 'low' as const, avoid: AVOID_SUGGESTIONS },
])('eight a day for fourteen days at $capacity, avoiding $avoid.length', ({ avoid, capacity }) => {
  const facts = person({ capacity, avoid, checkIn: { ...NO_ANSWERS, needMore: ['ro'] } });
  const shown: string[] = [];
  const repeats: { left: number }[] = [];
  const days = Array.from({ length: 14 }, (_, day) => addDays('2026-05-01', day));
  for (const date of days)
    for (let number = 1; number <= LIMITS.suggestionsPerDay; number += 1) {
      // The language changes on the way: a text is a repeat in the other one, too.
      const language = number % 2 === 0 ? 'no' : 'en';
      const recentTexts = shown.toReversed();
      const { text } = chooseSuggestion({ ...facts, date, language, recentTexts }, number);
      const id = idOf(text);
      const seen = new Set(shown.map(idOf));
      if (seen.has(id))
        repeats.push({ left: SUGGESTIONS.filter((each) => fits(each, facts) && !seen.has(each.id)).length });
      shown.push(text);
    }

  test('nothing comes twice while there is something new', () => {
    expect(repeats.filter(({ left }) => left > 0)).toEqual([]);
    const choices = SUGGESTIONS.filter((each) => fits(each, facts)).length;
    expect(shown.length - repeats.length).toBeGreaterThanOrEqual(Math.min(choices, shown.length));
  });

  test('what has to come again is long ago: nothing comes twice within twenty', () => {
    const near = shown.filter((text, place) =>
      shown
        .slice(Math.max(0, place - 20), place)
        .map(idOf)
        .includes(idOf(text)),
    );
    expect(near).toEqual([]);
  });

  test('a day has at least three kinds', () => {
    for (let day = 0; day < 14; day += 1) {
      const kinds = shown.slice(day * 8, day * 8 + 8).map((text) => kindOf(text));
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
    }
  });
});

test('a list rather has two of one kind than something that was there before', () => {
  const facts = person({ capacity: 'low', avoid: AVOID_SUGGESTIONS, partOfDay: 'day' });
  const fitting = SUGGESTIONS.filter((each) => fits(each, facts));
  const recentTexts = [
    ...fitting.filter(({ category }) => category !== 'practical').map(({ text }) => text.no),
    ...LOCAL_SUGGESTIONS.map(({ description }) => description.no),
  ];
  const list = chooseSuggestions({ ...facts, recentTexts }, 1);
  expect(list.map(({ category }) => category)).toEqual(['practical', 'practical', 'practical']);
  expect(list.filter(({ text }) => recentTexts.includes(text))).toEqual([]);
});

function idOf(text: string): string {
  const local = LOCAL_SUGGESTIONS.find(({ description }) => description.no === text || description.en === text);
  return written(text)?.id ?? `local ${local?.id ?? text}`;
}

function kindOf(text: string): string | undefined {
  const local = LOCAL_SUGGESTIONS.find(({ description }) => description.no === text || description.en === text);
  return written(text)?.category ?? local?.category;
}

test('when all that is written has been shown, the nine of the last resort come, and nobody is asked for anything at night', () => {
  const recentTexts = SUGGESTIONS.map(({ text }) => text.en);
  for (const partOfDay of PARTS_OF_DAY) {
    const facts = person({ partOfDay, recentTexts, avoid: ['creative_tasks'] });
    const chosen = SEEDS.map((seed) => kindAndTouch(chooseSuggestion(facts, seed).text));
    expect(chosen.filter((each) => each === undefined || each.avoid.includes('creative_tasks'))).toEqual([]);
    if (partOfDay === 'night')
      expect(chosen.filter((each) => each?.avoid.includes('social_contact') === true)).toEqual([]);
  }
});

function kindAndTouch(text: string) {
  return LOCAL_SUGGESTIONS.find(({ description }) => description.no === text);
}

test('a text that begins like one of the last five is passed over (D26)', () => {
  const facts = person({ checkIn: { ...NO_ANSWERS, needMore: ['latter'] } });
  const { text } = chooseSuggestion(facts, 3);
  const alike = `${text.slice(0, 50)} – og så noe helt annet.`;
  expect(chooseSuggestion({ ...facts, recentTexts: [alike] }, 3).text).not.toBe(text);
  expect(chooseSuggestion({ ...facts, recentTexts: ['a', 'b', 'c', 'd', 'e', alike] }, 3).text).toBe(text);
});

test('the first of a day nearly always meets a need of today, and most of a day do', () => {
  const needing = EVERYBODY.filter(({ checkIn }) => (checkIn?.needMore ?? []).length > 0);
  const meets = (text: string, { checkIn }: Facts) =>
    written(text)?.needs.some((each) => checkIn?.needMore.includes(each)) === true;
  const first = needing.filter((facts) => meets(chooseSuggestion(facts, 1).text, facts));
  expect(first.length / needing.length).toBeGreaterThan(0.95);

  const days = needing.slice(0, 100).flatMap((facts) => {
    const shown: string[] = [];
    for (let number = 1; number <= LIMITS.suggestionsPerDay; number += 1)
      shown.unshift(chooseSuggestion({ ...facts, recentTexts: shown }, number).text);
    return shown.map((text) => meets(text, facts));
  });
  expect(days.filter(Boolean).length / days.length).toBeGreaterThan(0.8);
});

test.each(CONSIDERATIONS)('who lives with %s gets what suits it more often than others (trap 48)', (id) => {
  const suits = ({ considerations }: Suggestion) => considerations.includes(id);
  expect(share(person({ considerations: [id] }), suits)).toBeGreaterThan(share(person(), suits));
});

test.each(GOALS)('the goal %s counts (trap 50)', (id) => {
  const suits = ({ goals }: Suggestion) => goals.includes(id);
  expect(share(person({ goals: [id] }), suits)).toBeGreaterThan(share(person(), suits));
});

test.each(keysOf(NEED_MORE))('the need %s is met, before a consideration and a goal', (id) => {
  const facts = person({ considerations: ['adhd'], goals: ['structure'], checkIn: { ...NO_ANSWERS, needMore: [id] } });
  expect(share(facts, ({ needs }) => needs.includes(id))).toBeGreaterThan(0.9);
});

test('what is looked forward to, and what is written, count as well, but less than a need', () => {
  const said = (change: Partial<typeof NO_ANSWERS>) => person({ checkIn: { ...NO_ANSWERS, ...change } });
  const isNature = ({ needs }: Suggestion) => needs.includes('natur');
  expect(share(said({ lookingForward: ['enTur'] }), isNature)).toBeGreaterThan(share(person(), isNature));
  expect(share(said({ needMoreText: 'Mer skog og sjø.' }), isNature)).toBeGreaterThan(0.9);
  const both = said({ needMore: ['latter'], lookingForward: ['enTur'] });
  expect(share(both, ({ needs }) => needs.includes('latter'))).toBeGreaterThan(0.9);
});

// The index takes a second or two of one core, and longer on a busy machine.
beforeAll(async () => void (await readyToHear()), 90_000);

test.each(['mer søvn', 'mat', 'quiet, it is so loud here'])(
  'who writes "%s" of what they need more of is given what is near to it',
  async (needMoreText) => {
    const facts = person({ capacity: 'limited', partOfDay: 'evening', checkIn: { ...NO_ANSWERS, needMoreText } });
    const needed = await hearWish(needMoreText);
    const near = [...needed.scores].toSorted(([, one], [, other]) => other - one).slice(0, 30);
    const isNear = (text: string) => near.some(([id]) => id === written(text)?.id);
    for (const seed of SEEDS) {
      expect(isNear(chooseSuggestion(facts, seed, needed).text)).toBe(true);
      expect(isNear(chooseSuggestions(facts, seed, needed)[0]?.text ?? '')).toBe(true);
    }
  },
);

test('nobody is given what they cannot bear, by what they consider or by their own words of today (D53)', () => {
  const everyLevel = (known: Partial<Facts>) => CAPACITY_LEVELS.map((capacity) => person({ ...known, capacity }));
  const notForIn = (facts: Facts) =>
    SEEDS.flatMap((seed) => chooseSuggestions(facts, seed)).flatMap(
      ({ text }) => written(text)?.contraindications ?? [],
    );
  for (const each of CONSIDERATIONS)
    for (const facts of everyLevel({ considerations: [each] }))
      expect(isBearable(notForIn(facts), sensitivitiesOf([each]))).toBe(true);
  const hurtsToSee = { ...NO_ANSWERS, needMoreText: 'Lyset stikker i øynene.' };
  for (const facts of everyLevel({ checkIn: hurtsToSee })) expect(notForIn(facts)).not.toContain('light');
  for (const facts of everyLevel({ specificChallenge: 'Tåler ikke lyd' }))
    expect(notForIn(facts)).not.toContain('sound');
  expect(notForIn(person({ capacity: 'high' }))).toContain('light');
});
