import { AT_HOME } from './suggestionPlaces.ts';

test('what can be done sitting on a bus is not for home alone', () => {
  expect(AT_HOME.has('shoulders-down') || AT_HOME.has('three-green-things')).toBe(false);
});
