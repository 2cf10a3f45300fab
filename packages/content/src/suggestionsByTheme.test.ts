import { PARTS_OF_DAY } from '@spire/domain/dates';
import { SUGGESTIONS } from './suggestions.ts';
import { suggestionsOn, type Theme } from './suggestionsByTheme.ts';

/** A theme that gives all three of an answer, and one that gives a part of it. */
const WHOLE: readonly Theme[] = [
  'laughter',
  'pacing',
  'movement',
  'together',
  'animal',
  'making',
  'reaching',
  'getting-up',
  ...(['cooking', 'drinks', 'water', 'learning', 'looking-forward', 'gardening', 'crafts', 'games', 'words'] as const),
  ...(['memories', 'music', 'letters', 'two-of-us', 'small-children', 'sorting', 'care', 'clothes'] as const),
  ...(['wildlife', 'dreaming', 'stillness', 'seat', 'hands', 'slow-day', 'a-change'] as const),
  ...(['eating', 'a-cold-room', 'waiting-outside', 'undecided', 'nothing-tempts', 'out-with-aid'] as const),
  ...(['without-hands', 'seated', 'studying', 'a-nice-evening', 'surprise', 'bored', 'instead-of-a-shower'] as const),
  ...(['diversion', 'out-with-children', 'something-new', 'one-of-many'] as const),
  ...(['reading', 'letting-out', 'nothing-helps'] as const),
  ...([
    'homesick',
    'holiday-feeling',
    'flat',
    'lying-with-child',
    'for-two-tired',
    'animal-on-lap',
    'silence',
  ] as const),
  ...(['out-in-the-wet', 'snowed-in', 'rained-in', 'outward', 'reluctant', 'sore-and-upright'] as const),
  ...(['quiet-hands', 'standing-on-board', 'newspaper', 'unfinished'] as const),
  ...(['awake-on-duty', 'feast-away', 'for-the-missed', 'out-unseen', 'near-someone', 'on-the-ward'] as const),
  ...([
    'before-the-door',
    'stuck-on-the-way',
    'indoor-adventure',
    'no-suggestions',
    'inner-hum',
    'in-the-dark',
  ] as const),
];
const SOME: readonly Theme[] = [
  ...(['warmth', 'drinking', 'message', 'remembering', 'tomorrow'] as const),
  ...(['shade', 'a-quiet-place', 'training', 'achieving', 'thirst', 'medicine', 'better-sleep'] as const),
  ...(['for-free', 'alone-after-loss', 'quiet-company', 'dishes', 'paperwork'] as const),
  ...(['tears-in-company', 'asked-how-one-is', 'checking-on-someone'] as const),
  ...(['unneeded', 'permission', 'an-hour-off', 'what-it-is', 'nap', 'after-nights', 'dark-season'] as const),
  ...(['a-window', 'a-new-animal', 'faint-on-board', 'a-tight-jaw'] as const),
];

const lowestOn = (theme: Theme) =>
  SUGGESTIONS.filter(({ id, capacity }) => suggestionsOn(theme).includes(id) && capacity === 'low');

test.each([...WHOLE, ...SOME, 'paper'] as const)('"%s" names written suggestions, each once', (theme) => {
  const ids = suggestionsOn(theme);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !SUGGESTIONS.some((each) => each.id === id))).toEqual([]);
});

test.each(SOME)('"%s" has something for the lowest level', (theme) => {
  expect(lowestOn(theme)).not.toHaveLength(0);
});

test.each(WHOLE)('"%s" has three for the lowest level, whenever others are awake', (theme) => {
  for (const part of PARTS_OF_DAY.filter((each) => each !== 'night'))
    expect(
      lowestOn(theme).filter(({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes(part)).length,
    ).toBeGreaterThanOrEqual(3);
});
