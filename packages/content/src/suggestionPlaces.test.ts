import { AT_HOME, OUT_OF_DOORS } from './suggestionPlaces.ts';
import { SUGGESTIONS } from './suggestions.ts';

test('every place names written suggestions', () => {
  const known = new Set(SUGGESTIONS.map(({ id }) => id));
  expect([...AT_HOME, ...OUT_OF_DOORS].filter((id) => !known.has(id))).toEqual([]);
});

test('what asks for a bed, a blanket or a pillow is for home, and so is nothing that can be done sitting on a bus', () => {
  const atHome = /(?<!\p{L})(dyna|senga|puta|fotbad|kjøkkengulvet|sengekanten)(?!\p{L})/iu;
  expect(
    SUGGESTIONS.filter(({ id, text }) => atHome.test(text.no) && !AT_HOME.has(id) && !OUT_OF_DOORS.has(id)).map(
      ({ id }) => id,
    ),
  ).toEqual([]);
  expect(AT_HOME.has('shoulders-down') || AT_HOME.has('three-green-things')).toBe(false);
});
