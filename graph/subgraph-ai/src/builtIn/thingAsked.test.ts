import { thingAsked } from './thingAsked.ts';

test.each([
  ['Jeg burde hjelpe søsteren min å flytte på lørdag', 'hjelpe deg å flytte på lørdag'],
  ['Å bake kake til dugnaden', 'bake kake til dugnaden'],
  ['Sjefen spør om jeg kan ta en ekstra vakt på søndag, men jeg er tom', 'ta en ekstra vakt på søndag'],
  ['Hjelpe til', 'hjelpe til'],
])('Norwegian: %s', (told, thing) => {
  expect(thingAsked(told, 'no')).toBe(thing);
});

test.each([
  ['I should help my brother paint the fence because he asked', 'help you paint the fence'],
  ['My boss wants me to cover the Sunday shift', 'cover the Sunday shift'],
  ['lend him money', null],
  ['the party', null],
])('English: %s', (told, thing) => {
  expect(thingAsked(told, 'en')).toBe(thing);
});

test.each([
  '',
  'Alt',
  'Jeg burde være snillere mot meg selv',
  'hjelpe henne',
  'Help with moving',
  `ta ${'en '.repeat(40)}`,
])('what cannot be said again is not: %j', (told) => {
  expect(thingAsked(told, 'no')).toBeNull();
});
