import { eventOf } from './plainEvents.ts';

test.each([
  ['bubs first swim class', 'children-activity'],
  ['the modern art museum with Tash', 'concert-cinema'],
  ['Match on Sunday with my da', 'concert-cinema'],
  ['se kampen på stadion', 'concert-cinema'],
  ['sort the mountain of baby clothes by size', 'cleaning'],
  ['hyttetur med familien', 'travel'],
  ['a weekend at the beach', 'travel'],
  ['MR hos legen, gruer meg til å ligge i det trange røret', 'scan'],
  ['first date on saturday', 'date'],
  ['taxes', 'desk-work'],
  ['My grandson is showing me how to do the online banking', 'desk-work'],
])('"%s" is %s', async (told, label) => {
  expect(await eventOf(told)).toMatchObject({ kind: 'sure', label });
});

test.each([
  ['skal ta kampen mot kreften', 'concert-cinema'],
  ['play a game with my grandkids', 'concert-cinema'],
  ['sorting through my late husband’s clothes', 'cleaning'],
  ['gå gjennom klærne til mamma', 'cleaning'],
  ['date night with my wife', 'date'],
  ['middag med kjæresten', 'date'],
])('"%s" is not taken for %s', async (told, label) => {
  expect(await eventOf(told)).not.toMatchObject({ label });
});
