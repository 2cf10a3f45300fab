import { FIXED_EXERCISES, mayTry, MICRO_EXERCISES } from '@spire/content/microRegulation';
import { ASSUMPTIONS } from '@spire/domain/assumptions';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE } from '@spire/domain/options';
import { AFTER_FEELINGS } from '@spire/domain/toolOptions';
import type { Suits } from '../tool-frame/useSuits.ts';
import { chooseExercise } from './chooseExercise.ts';

const SUITS: Suits = {
  capacity: 'high',
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  rests: () => false,
  isWeighty: false,
  known: new Set(ASSUMPTIONS),
};
const NOTHING = { ofOne: () => 0, ofKind: () => 0, likedOfKind: () => 0 };
const SEEDS = Array.from({ length: 25 }, (_, seed) => seed * 41);
const choose = (suits: Partial<Suits>, rest: Partial<Parameters<typeof chooseExercise>[0]> = {}) =>
  chooseExercise({ suits: { ...SUITS, ...suits }, tried: [], learnt: NOTHING, shown: [], seed: 1, ...rest });
const taggedOf = (id: string | undefined) => MICRO_EXERCISES.find((each) => each.id === id);
const fixed = FIXED_EXERCISES.map(({ id }) => id);

test('who has told nothing is given one of the four that suit anybody (trap 106)', () => {
  for (const seed of SEEDS) expect(fixed).toContain(choose({ capacity: null }, { seed })?.exercise.id);
});

test('nobody is given what is above their capacity, what they avoid, or what is too much', () => {
  for (const capacity of CAPACITY_LEVELS)
    for (const id of CONSIDERATIONS)
      for (const avoided of AVOID_SUGGESTIONS) {
        const suits: Partial<Suits> = {
          capacity,
          considerations: [id],
          avoid: [avoided],
          sensitivities: new Set(['sound']),
        };
        const exercise = taggedOf(choose(suits, { seed: id.length })?.exercise.id);
        if (exercise !== undefined) expect(mayTry(exercise, { ...SUITS, ...suits, capacity })).toBe(true);
      }
});

test.each(keysOf(NEED_MORE))('the need %s of today is answered, and said', (need) => {
  for (const seed of SEEDS) {
    const chosen = choose({ needs: [need], considerations: ['stress'] }, { seed });
    expect(taggedOf(chosen?.exercise.id)?.needs).toContain(need);
    expect(chosen?.because).toEqual({ kind: 'need', need });
  }
});

test.each(keysOf(AFTER_FEELINGS))('after “%s”, it comes first again only where it has helped', (afterFeeling) => {
  const [before] = FIXED_EXERCISES;
  const title = before?.title.en ?? '';
  const chosen = choose({ needs: ['energi'] }, { tried: [{ title, afterFeeling }] });
  const hasHelped = !['same', 'tired', 'unsettled'].includes(afterFeeling);
  expect(chosen?.exercise === before).toBe(hasHelped);
  expect(chosen?.because.kind).toBe(hasHelped ? 'helped' : 'need');
});

test('the newest answer counts: what once helped and then did not, comes first no more', () => {
  const title = FIXED_EXERCISES[0]?.title.no ?? '';
  const tried = [
    { title, afterFeeling: 'unsettled' as const },
    { title, afterFeeling: 'calm' as const },
  ];
  expect(choose({ needs: ['energi'] }, { tried })?.exercise).not.toBe(FIXED_EXERCISES[0]);
});

test('what has been learnt brings an exercise first, or last of those that answer a need', () => {
  const known = MICRO_EXERCISES.filter(({ needs, tier }) => needs.includes('ro') && tier === 'low');
  const [one] = known;
  const learnt = (score: number) => ({
    ofOne: (id: string) => (id === one?.id ? score : 0),
    ofKind: () => 0,
    likedOfKind: () => 0,
  });
  for (const seed of SEEDS) {
    const liked = choose({ needs: ['energi'] }, { learnt: learnt(0.4), seed });
    expect([liked?.exercise.id, liked?.because]).toEqual([one?.id, { kind: 'helped', feeling: null }]);
    expect(choose({ needs: ['ro'] }, { learnt: learnt(-2), seed })?.exercise.id).not.toBe(one?.id);
  }
});

test('none comes twice while there are others, whatever language it was shown in', () => {
  const shown: string[] = [];
  for (let times = 0; times < FIXED_EXERCISES.length; times += 1) {
    const title = choose({ capacity: null }, { shown })?.exercise.title;
    shown.push(times % 2 === 0 ? (title?.no ?? '') : (title?.en ?? ''));
  }
  expect(new Set(shown).size).toBe(FIXED_EXERCISES.length);
  expect(choose({ capacity: null }, { shown })).toBeDefined();
});

test('what was stopped does not come, and something milder is of the lowest tier', () => {
  for (const seed of SEEDS) {
    const stopped = choose({ needs: ['ro'] }, { seed })?.exercise.id ?? '';
    const milder = choose({ needs: ['ro'], rests: ({ id }) => id === stopped }, { seed, isMilder: true })?.exercise.id;
    expect(milder).not.toBe(stopped);
    expect(taggedOf(milder)?.tier ?? 'low').toBe('low');
  }
});

test('where something weighs, nothing comes that plays, and nothing that speaks of another life', () => {
  const seen = SEEDS.flatMap((seed) =>
    keysOf(NEED_MORE).flatMap(
      (need) => choose({ needs: [need], isWeighty: true, known: new Set() }, { seed })?.exercise ?? [],
    ),
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const { isLight, assumes = [] } of seen) expect([isLight, assumes]).toEqual([undefined, []]);
});
