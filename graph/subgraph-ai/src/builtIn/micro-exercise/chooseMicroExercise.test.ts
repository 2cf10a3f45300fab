import { EXERCISE_TIERS, FIXED_EXERCISES, MICRO_EXERCISES, type TaggedExercise } from '@spire/content/microRegulation';
import { contentTier } from '@spire/domain/capacity';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS, NEED_MORE } from '@spire/domain/options';
import { NO_ANSWERS, people, person } from '../../testing/people.ts';
import { chooseMicroExercise } from './chooseMicroExercise.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const fixed = FIXED_EXERCISES.flatMap(({ title }) => [title.no, title.en]);

function tagged(title: string): TaggedExercise | undefined {
  return MICRO_EXERCISES.find((each) => each.title.no === title || each.title.en === title);
}

test('nobody is given what is above their tier, or what they avoid, or another language', () => {
  for (const facts of people(300)) {
    const { instruction, title } = chooseMicroExercise(facts, [], 1);
    const exercise = tagged(title);
    if (exercise === undefined) expect(fixed).toContain(title);
    else {
      const tier = EXERCISE_TIERS.indexOf(exercise.tier);
      expect(tier).toBeLessThanOrEqual(EXERCISE_TIERS.indexOf(contentTier(facts.capacity)));
      expect(exercise.avoid.filter((each) => facts.avoid.includes(each))).toEqual([]);
      expect(exercise.instruction[facts.language]).toBe(instruction);
    }
  }
});

test.each(['brain_injury', 'me_fibro_syndromes', 'fatigue', 'medical_treatment'] as const)(
  'whoever lives with %s gets none of the top tier at any level (S14)',
  (id) => {
    const facts = person({ capacity: 'high', considerations: [id], checkIn: { ...NO_ANSWERS, needMore: ['energi'] } });
    // Asked until nothing is left that a rule leads to.
    const titles: string[] = [];
    while (titles.length < MICRO_EXERCISES.length) titles.push(chooseMicroExercise(facts, titles, 1).title);
    const tiers = titles.map((title) => tagged(title)?.tier);
    expect(tiers).toContain('limited');
    expect(tiers).not.toContain('moderate');
  },
);

test.each(CONSIDERATIONS)('%s leads to an exercise that suits it, at every level (trap 48)', (id) => {
  for (const capacity of ['low', 'high'] as const) {
    const found = SEEDS.map((seed) =>
      tagged(chooseMicroExercise(person({ capacity, considerations: [id] }), [], seed).title),
    );
    expect(found.filter((each) => each?.considerations.includes(id) !== true)).toEqual([]);
  }
});

test.each(keysOf(NEED_MORE))('the need %s is answered before any consideration', (need) => {
  const facts = person({ considerations: ['stress'], checkIn: { ...NO_ANSWERS, needMore: [need] } });
  const found = SEEDS.map((seed) => tagged(chooseMicroExercise(facts, [], seed).title));
  expect(found.filter((each) => each?.needs.includes(need) !== true)).toEqual([]);
});

test.each([
  ['Trenger å roe ned, helst stille', 'ro'],
  ['more energy', 'energi'],
  ['litt glede', 'glede'],
] as const)('the words %j lead to %s', (needMoreText, need) => {
  const facts = person({ checkIn: { ...NO_ANSWERS, needMoreText } });
  const found = SEEDS.map((seed) => tagged(chooseMicroExercise(facts, [], seed).title));
  expect(found.filter((each) => each?.needs.includes(need) !== true)).toEqual([]);
});

test('without a profile, or without anything a rule goes by, it is one of the four fixed ones (trap 106)', () => {
  const unknown = person({ hasProfile: false, capacity: 'low', checkIn: { ...NO_ANSWERS, needMore: ['energi'] } });
  for (const facts of [unknown, person()]) {
    const titles = SEEDS.map((seed) => chooseMicroExercise(facts, [], seed).title);
    expect(titles.filter((title) => !fixed.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(FIXED_EXERCISES.length);
  }
});

test('what rests does not come, and what has done good comes first of those that answer as much (D90)', () => {
  const facts = person({ checkIn: { ...NO_ANSWERS, needMore: ['ro'] } });
  const resting = MICRO_EXERCISES.filter(({ needs }) => needs.includes('ro')).map(({ id }) => id);
  const learnt = resting.map((exercise) => ({ exercise, score: 0, isResting: true }));
  for (const seed of SEEDS) {
    const chosen = chooseMicroExercise({ ...facts, learnt }, [], seed).title;
    expect(resting).not.toContain(tagged(chosen)?.id);
    const before = tagged(chooseMicroExercise(facts, [], seed).title)?.id ?? '';
    const disliked = [{ exercise: before, score: -2, isResting: false }];
    expect(tagged(chooseMicroExercise({ ...facts, learnt: disliked }, [], seed).title)?.needs).toContain('ro');
  }
  const [liked] = MICRO_EXERCISES.filter(({ needs, tier }) => needs.includes('ro') && tier === 'low');
  const often = (known: Partial<typeof facts>) =>
    SEEDS.filter((seed) => tagged(chooseMicroExercise({ ...facts, ...known }, [], seed).title) === liked).length;
  const score = { exercise: liked?.id ?? '', score: 2, isResting: false };
  expect(often({ learnt: [score] })).toBeGreaterThan(often({}));
});

test('asked again and again, it goes through all that suit, the four fixed ones, and begins anew', () => {
  const facts = person({ considerations: ['stress'] });
  const titles: string[] = [];
  const suiting = MICRO_EXERCISES.filter(
    ({ considerations, tier }) => tier === 'low' && considerations.includes('stress'),
  );
  for (let time = 0; time < suiting.length + FIXED_EXERCISES.length; time += 1)
    titles.push(chooseMicroExercise(facts, titles, time).title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(suiting.map(({ title }) => title.no)).toContain(chooseMicroExercise(facts, titles, 99).title);
});

test('the next exercise is of another type', () => {
  const facts = person({ checkIn: { ...NO_ANSWERS, needMore: ['ro'] } });
  for (const seed of SEEDS) {
    const first = chooseMicroExercise(facts, [], seed);
    expect(chooseMicroExercise(facts, [first.title], seed).type).not.toBe(first.type);
  }
});

test('a previous title counts in either language', () => {
  const facts = person({ considerations: ['anxiety'] });
  const first = tagged(chooseMicroExercise(facts, [], 1).title);
  expect(chooseMicroExercise(facts, [first?.title.en ?? ''], 1).title).not.toBe(first?.title.no);
});
