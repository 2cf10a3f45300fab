import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { CONSIDERATIONS, type Consideration } from '@spire/domain/options';
import { isBearable, SENSITIVITIES, sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { BREATHING_BREAK, IDEAS } from './ideas.ts';
import { MEMORY_SUGGESTIONS } from './memorySuggestions.ts';
import { FIXED_EXERCISES, MICRO_EXERCISES } from './microRegulation.ts';
import { SUGGESTIONS } from './suggestions.ts';
import { TASKS } from './tasks.ts';

interface Written {
  id: string;
  notFor?: readonly Sensitivity[];
  avoid?: readonly string[];
  suits?: readonly Consideration[];
  considerations?: readonly Consideration[];
}

const tasks = Object.values(TASKS).flatMap((pools) => Object.values(pools).flat());
const ideas = [BREATHING_BREAK, ...Object.values(IDEAS).flat()];
const everything: readonly Written[] = [
  ...SUGGESTIONS,
  ...tasks,
  ...MICRO_EXERCISES,
  ...FIXED_EXERCISES,
  ...MEMORY_SUGGESTIONS,
  ...ideas,
];

test('what needs a screen, or other people, says so in both ways (D53, trap 100)', () => {
  const [screen, company] = (['screen_use', 'social_contact'] as const).map((avoided) =>
    everything.filter(({ avoid = [] }) => avoid.includes(avoided)),
  );
  expect(screen?.filter(({ notFor = [] }) => !notFor.includes('screen')).map(({ id }) => id)).toEqual([]);
  expect(company?.filter(({ notFor = [] }) => !notFor.includes('company')).map(({ id }) => id)).toEqual([]);
});

test('nothing suits somebody especially who cannot bear it', () => {
  const broken = everything.flatMap(({ id, notFor, suits = [], considerations = [] }) =>
    [...suits, ...considerations]
      .filter((each) => !isBearable(notFor, sensitivitiesOf([each])))
      .map((each) => [id, each]),
  );
  expect(broken).toEqual([]);
});

test.each(CAPACITY_LEVELS)('whoever bears nothing has suggestions of every kind at level "%s"', (level) => {
  const left = SUGGESTIONS.filter(
    ({ capacity, notFor }) => isAtMost(capacity, level) && isBearable(notFor, SENSITIVITIES),
  );
  expect(new Set(left.map(({ category }) => category)).size).toBe(5);
  expect(left.length).toBeGreaterThanOrEqual(30);
});

test.each(CONSIDERATIONS)('"%s" has ideas of its own level to choose from', (each) => {
  const open = ideas.filter(({ notFor }) => isBearable(notFor, sensitivitiesOf([each])));
  expect(open.length).toBeGreaterThanOrEqual(10);
});
