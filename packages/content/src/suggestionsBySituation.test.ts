import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { SITUATIONS } from '@spire/domain/readingLabels';
import { SUGGESTIONS } from './suggestions.ts';
import { suggestionsFor } from './suggestionsBySituation.ts';

/** What asks for light in the eyes, or for looking. */
const LOOKING = /(?<!\p{L})(look at|let your eyes|the light|the sun|bright)(?!\p{L})/iu;

describe.each(SITUATIONS)('%s', (situation) => {
  const ids = suggestionsFor(situation);
  const those = SUGGESTIONS.filter(({ id }) => ids.has(id));

  test('has at least eight suggestions, each of them written', () => {
    expect([...ids].filter((id) => !SUGGESTIONS.some((each) => each.id === id))).toEqual([]);
    expect(those.length).toBeGreaterThanOrEqual(8);
  });

  test.each(CAPACITY_LEVELS)(
    'has three for a person at level "%s", whatever they avoid of company and screens',
    (level) => {
      const fitting = those.filter(
        ({ avoid, capacity }) =>
          isAtMost(capacity, level) && !avoid.includes('social_contact') && !avoid.includes('screen_use'),
      );
      expect(fitting.length).toBeGreaterThanOrEqual(3);
    },
  );
});

test('each has three that suit the lowest level at any time of day', () => {
  for (const part of PARTS_OF_DAY)
    for (const situation of SITUATIONS) {
      const fitting = SUGGESTIONS.filter(
        ({ id, capacity, partsOfDay }) =>
          suggestionsFor(situation).has(id) &&
          capacity === 'low' &&
          (partsOfDay.length === 0 || partsOfDay.includes(part)),
      );
      expect({ situation, part, enough: fitting.length >= 3 }).toEqual({ situation, part, enough: true });
    }
});

test('who cannot bear light is not told to look at anything', () => {
  const ids = suggestionsFor('light-sensitive');
  const looking = SUGGESTIONS.filter(({ id, text }) => ids.has(id) && LOOKING.test(text.en));
  expect(looking.map(({ id }) => id)).toEqual([]);
});
