import { PARTS_OF_DAY } from '@spire/domain/dates';
import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { SUGGESTIONS } from './suggestions.ts';
import { FOR_ANYBODY } from './suggestionsForAnybody.ts';
import { AT_HOME, IN_BED, OUT_OF_DOORS } from './suggestionPlaces.ts';

const those = SUGGESTIONS.filter(({ id }) => FOR_ANYBODY.kindOf(id) !== undefined);
const PARTS = ['body', 'senses', 'mind'];

test('what suits anybody asks for no bed, no door and nobody else', () => {
  const places = [IN_BED, OUT_OF_DOORS, AT_HOME];
  expect(those.filter(({ id }) => places.some((ids) => ids.has(id)))).toEqual([]);
  expect(those.filter(({ avoid }) => avoid.includes('social_contact') || avoid.includes('screen_use'))).toEqual([]);
});

test('the parts share no category', () => {
  const partsIn = SUGGESTION_CATEGORIES.map((category) =>
    those.filter((each) => each.category === category).map(({ id }) => FOR_ANYBODY.kindOf(id)),
  );
  expect(partsIn.filter((parts) => new Set(parts).size > 1)).toEqual([]);
});

test.each(PARTS)('there is something for the %s at any time, also for whoever avoids all there is to avoid', (part) => {
  for (const partOfDay of PARTS_OF_DAY)
    expect(
      those.filter(
        ({ avoid, capacity, id, partsOfDay }) =>
          FOR_ANYBODY.kindOf(id) === part &&
          capacity === 'low' &&
          avoid.length === 0 &&
          (partsOfDay.length === 0 || partsOfDay.includes(partOfDay)),
      ),
    ).not.toHaveLength(0);
});
