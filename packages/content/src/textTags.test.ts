import { ASSUMPTIONS, type Assumption } from '@spire/domain/assumptions';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { TASK_TYPES } from '@spire/domain/options';
import { BREATHING } from './exercises/breathing.ts';
import { MOVEMENT } from './exercises/movement.ts';
import { SENSORY } from './exercises/sensory.ts';
import { BREATHING_BREAK, IDEAS } from './ideas.ts';
import { LOCAL_SUGGESTIONS } from './localSuggestions.ts';
import { FIXED_EXERCISES, MICRO_EXERCISES } from './microRegulation.ts';
import { SUGGESTIONS } from './suggestions.ts';
import { taskPool, TASKS } from './tasks.ts';
import { suits, type TextTags } from './textTags.ts';

const KINDS: Record<string, readonly (TextTags & { id: string })[]> = {
  suggestions: SUGGESTIONS,
  tasks: Object.values(TASKS).flatMap((pools) => Object.values(pools).flat()),
  microRegulation: [...MICRO_EXERCISES, ...FIXED_EXERCISES],
  ideas: [BREATHING_BREAK, ...Object.values(IDEAS).flat()],
  exercises: [...BREATHING, ...MOVEMENT, ...SENSORY],
  localSuggestions: LOCAL_SUGGESTIONS,
};

/** What nobody is taken to have who has not told of it. */
const LIVES: readonly Assumption[] = ['child', 'partner', 'animal', 'garden', 'job'];
const STRANGER = new Set(ASSUMPTIONS.filter((each) => !LIVES.includes(each) && each !== 'snow'));

describe.each(Object.entries(KINDS))('of %s', (_, texts) => {
  test('some are light, and of the others enough are left for a day on which something weighs', () => {
    const calm = texts.filter((each) => suits(each, { isWeighty: true, known: STRANGER }));
    expect(texts.some(({ isLight }) => isLight === true)).toBe(true);
    expect(calm.length).toBeGreaterThanOrEqual(texts.length / 4);
  });

  test('nothing is taken for granted twice', () => {
    expect(texts.filter(({ assumes = [] }) => new Set(assumes).size < assumes.length)).toEqual([]);
  });
});

test.each(LIVES)('something is written for whoever has told of "%s", and kept from anybody else', (assumption) => {
  const written = SUGGESTIONS.filter(({ assumes = [] }) => assumes.includes(assumption));
  expect(written).not.toEqual([]);
  expect(written.filter((each) => suits(each, { isWeighty: false, known: STRANGER }))).toEqual([]);
});

test('a text that speaks of the child or the animal at hand says so', () => {
  const speaking = /(?<!\p{L})(?:barnet(?! ditt inni)|barna|dyret ditt)(?!\p{L})/iu;
  const silent = SUGGESTIONS.filter(({ text }) => speaking.test(text.no)).filter(
    ({ assumes = [] }) => !assumes.includes('child') && !assumes.includes('animal'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test.each(CAPACITY_LEVELS.flatMap((level) => TASK_TYPES.map((type) => [level, type] as const)))(
  'a person at the level "%s" has three tasks of the type "%s" where something weighs',
  (level, type) => {
    const open = [...taskPool(type, level), ...taskPool(type, 'low')];
    expect(open.filter((each) => suits(each, { isWeighty: true, known: STRANGER })).length).toBeGreaterThanOrEqual(3);
  },
);
