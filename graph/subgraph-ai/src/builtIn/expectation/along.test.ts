import { namesPlace, openingOfTrip } from './along.ts';

test.each([
  'date med en fra Hinge, vi skal på Botanisk hage',
  'kaffe med Tor på Tim Wendelboe',
  'first date at the botanical gardens',
  'date at a wine bar',
  'date i parken',
  'meeting Jo in Leeds',
])('"%s" tells where', (plan) => {
  expect(namesPlace(plan)).toBe(true);
});

test.each([
  'date med en fra Hinge',
  'en vi matchet med på Tinder',
  'date på lørdag',
  'date på Lørdag',
  'first date in March',
  'date at eight',
  'kaffe med Kari',
  'date in the evening',
])('"%s" does not', (plan) => {
  expect(namesPlace(plan)).toBe(false);
});

test.each([
  ['hytta med bestemor', 'bestemoren din'],
  ['togtur med min kone', 'kona di'],
  ['ta med pappa på Hurtigruta', 'pappa'],
] as const)('"%s" is a journey with %s', (plan, companion) => {
  expect(openingOfTrip(plan, 'no')).toContain(`Du og ${companion} har`);
});

test.each([
  'hytta med mamma og pappa',
  'hytta med vennen til pappa',
  'hytta med mammas venner',
  'hytta med familien',
  'hytta alene',
])('of "%s" it is not said who comes along alone', (plan) => {
  expect(openingOfTrip(plan, 'no')).toBeNull();
});
