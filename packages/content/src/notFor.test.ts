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
  text?: { no: string };
  instruction?: { no: string };
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

/** Words that ask for something in so many words, and texts that hold them and ask for nothing: only in the mind, or a manner of speaking. */
const ASKED: readonly [Sensitivity, RegExp, readonly string[]][] = [
  ['sound', /(?<!\p{L})(hør på|lytt|nynn|syng|spill på|sett på (?:en|én))(?!\p{L})/iu, []],
  [
    'screen',
    /(?<!\p{L})(send en (?:kort )?melding|se (?:en|på en) film|ta ett bilde|mobilen opp|på skjermen)(?!\p{L})/iu,
    [],
  ],
  [
    'food',
    /(?<!\p{L})(spis|drikk|en bit av|lukt på|slurk\p{L}*|te|kaffe|kakao|suppe)(?!\p{L})/iu,
    ['long-way-out', 'glede-a-small-repeat', 'first-good-thing', 'water-within-reach', 'glass-of-water'],
  ],
  [
    'standing',
    /(?<!\p{L})(reis deg|stå|dusj|dans|gå (?:ut|en tur)|gulvet (?:i et kvarter|til))(?!\p{L})/iu,
    ['three-things-in-a-row', 'draw-up-the-week', 'inspirasjon-keep-a-piece'],
  ],
];
/** What is only thought of asks nothing of ears, eyes or legs. */
const IN_THE_MIND = /inni deg|i hodet|i tankene|tenk|se for deg|husk|før det|før du reiser/iu;

test.each(ASKED)('what asks for "%s" in so many words says so (D53)', (asked, words, excepted) => {
  const silent = everything.filter(({ id, notFor = [], text, instruction }) => {
    const told = text?.no ?? instruction?.no ?? '';
    return words.test(told) && !IN_THE_MIND.test(told) && !notFor.includes(asked) && !excepted.includes(id);
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
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
