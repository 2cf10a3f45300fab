import { PARTS_OF_DAY } from '@spire/domain/dates';
import { SUGGESTIONS } from './suggestions.ts';
import { OF_BREADTH } from './suggestionsOfBreadth.ts';
import { IN_BED, OUT_OF_DOORS } from './suggestionPlaces.ts';

const those = SUGGESTIONS.filter(({ id }) => OF_BREADTH.kindOf(id) !== undefined);

test('what shows the breadth is written, and asks for no bed and no door', () => {
  expect(those).toHaveLength(OF_BREADTH.ids.length);
  expect(those.filter(({ id }) => IN_BED.has(id) || OUT_OF_DOORS.has(id))).toEqual([]);
});

test.each(['calm', 'pleasant', 'deed'])(
  'there is something %s at any time, also for whoever avoids all there is to avoid',
  (aspect) => {
    for (const partOfDay of PARTS_OF_DAY)
      expect(
        those.filter(
          ({ avoid, capacity, id, contraindications = [], partsOfDay }) =>
            OF_BREADTH.kindOf(id) === aspect &&
            capacity === 'low' &&
            avoid.length === 0 &&
            contraindications.length === 0 &&
            (partsOfDay.length === 0 || partsOfDay.includes(partOfDay)),
        ),
      ).not.toHaveLength(0);
  },
);
