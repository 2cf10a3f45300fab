import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { requestAt } from '@spire/graph-kit/testing/requests';
import type { AskSubgraph } from '@spire/graph-kit/subgraphClient';
import { createFactsReader } from './readFacts.ts';

const profile = {
  capacityLevel: 'high',
  nickname: 'Kari',
  considerations: ['stress'],
  specificChallenge: '',
  goals: ['joy'],
  avoidSuggestions: ['exercise'],
  socialSafetyFactors: [],
};
const person = {
  profile,
  effectiveCapacity: 'high',
  settings: { aiSuggestionsEnabled: true, memoryInspiration: false, lowEnergyToday: false, brainInjuryMode: false },
  consents: [{ kind: 'ai', isGiven: true }],
  contacts: [],
};
const memory = (id: string, goodnessRating: number, effortRating: number) => ({ id, goodnessRating, effortRating });
const memories = { nodes: [memory('newest', 6, 2), memory('dear', 9, 8), memory('easy', 9, 1)] };

const CALM_DAY = { helpKind: null, isHardDay: false, mood: null, isRestDay: false, isAllShown: false, weight: null };

const LEARNT = {
  exercises: [
    { exercise: 'one', score: 1, rest: null },
    { exercise: 'two', score: -2, rest: {} },
  ],
};

/** Reads what two subgraphs that answer this tell; and how often they were asked. */
async function read(change: object = {}, context = requestAt(), day: object = CALM_DAY) {
  let asked = 0;
  const answering =
    (me: object): AskSubgraph =>
    <Data>(query: string) => {
      asked += 1;
      return Promise.resolve({ me: query.includes('memories') ? { memories } : me } as Data);
    };
  const user = answering({ ...person, ...change });
  const wellbeing = answering({
    day,
    todaysCheckIn: null,
    recentSuggestionTexts: ['one'],
    recentTaskTexts: ['two'],
    plannedHelps: [],
    learntExercises: LEARNT,
  });
  return { facts: await createFactsReader({ user, wellbeing })(context, 'no'), asked };
}

test('date and part of the day are those of the wall where the person is (D18)', async () => {
  const now = new Date('2026-05-20T22:30:00Z');
  const at = async (timeZone: string) => {
    const { date, partOfDay } = (await read({}, requestAt({ now, timeZone }))).facts;
    return [date, partOfDay];
  };
  expect(await at('Europe/Oslo')).toEqual(['2026-05-21', 'night']);
  expect(await at('America/New_York')).toEqual(['2026-05-20', 'evening']);
  expect(await at('Asia/Tokyo')).toEqual(['2026-05-21', 'morning']);
});

test('a brain injury makes every text a gentle one, and so does an untold capacity (D27)', async () => {
  const injured = { ...profile, considerations: ['stress', 'brain_injury'] };
  for (const effectiveCapacity of CAPACITY_LEVELS) {
    expect((await read({ effectiveCapacity })).facts.capacity).toBe(effectiveCapacity);
    expect((await read({ effectiveCapacity, profile: injured })).facts.capacity).toBe('low');
  }
  expect((await read({ effectiveCapacity: null })).facts.capacity).toBe('low');
});

test('the mode of the day comes of the records of the one subgraph and the settings of the other (D58)', async () => {
  const modeOf = async (day: object, settings: object = {}) => {
    const change = { settings: { ...person.settings, ...settings } };
    return (await read(change, requestAt(), { ...CALM_DAY, ...day })).facts.mode;
  };
  expect(await modeOf({})).toBe('ordinary');
  expect(await modeOf({}, { lowEnergyToday: true })).toBe('low');
  expect(await modeOf({ isRestDay: true }, { lowEnergyToday: true })).toBe('rest');
  expect(await modeOf({ mood: 1, isRestDay: true })).toBe('hard');
  expect(await modeOf({ mood: 1, helpKind: 'suicide', isAllShown: true })).toBe('afterHelp');
});

test('without a profile the lists are empty, and the rest is as it is', async () => {
  const { facts } = await read({ profile: null });
  expect(facts).toMatchObject({
    hasProfile: false,
    nickname: '',
    avoid: [],
    goals: [],
    recentTexts: ['one'],
    recentTasks: ['two'],
    learnt: [
      { exercise: 'one', score: 1, isResting: false },
      { exercise: 'two', score: -2, isResting: true },
    ],
  });
});

test.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
  [true, undefined, false],
])('switch %s and consent %s: texts may come from a provider is %s (S1, S2)', async (isOn, isGiven, expected) => {
  const settings = { aiSuggestionsEnabled: isOn, memoryInspiration: false };
  const others = [
    { kind: 'terms', isGiven: true },
    { kind: 'health', isGiven: true },
  ];
  const consents = isGiven === undefined ? others : [...others, { kind: 'ai', isGiven }];
  expect((await read({ settings, consents })).facts.isAiAllowed).toBe(expected);
});

test('memories are read only while they are to inspire something, the best and easiest first', async () => {
  const off = await read();
  expect([off.facts.memories, off.asked]).toEqual([[], 2]);
  const on = await read({ settings: { aiSuggestionsEnabled: true, memoryInspiration: true } });
  expect(on.facts.memories.map(({ id }) => id)).toEqual(['easy', 'dear', 'newest']);
});
