import * as places from './suggestionPlaces.ts';
import { SUGGESTIONS } from './suggestions.ts';

const { AT_HOME, FOR_THE_NEXT_TIME_UP, OUT_OF_DOORS } = places;

test('every place names written suggestions', () => {
  const known = new Set(SUGGESTIONS.map(({ id }) => id));
  const named = Object.values(places).flatMap((ids) => [...ids]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('what is put off to the next time somebody is up is known to be', () => {
  const putOff = SUGGESTIONS.filter(({ text }) => /the next time you are up/u.test(text.en)).map(({ id }) => id);
  expect([...FOR_THE_NEXT_TIME_UP].toSorted()).toEqual(putOff.toSorted());
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
