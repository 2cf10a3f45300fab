import { type Assumption, ASSUMPTIONS, assumptionsOf, fits } from './assumptions.ts';

const known = (...texts: string[]) => assumptionsOf({ considerations: [], texts });

/** Assumptions that hold of nobody who has not told of them. */
const TO_BE_TOLD = ['child', 'partner', 'animal', 'garden', 'job', 'snow'] as const satisfies Assumption[];

test('of whom nothing is told nobody and nothing is presumed, and no lack either', () => {
  expect([...known()]).toEqual(ASSUMPTIONS.filter((each) => !(TO_BE_TOLD as readonly string[]).includes(each)));
});

test.each<[Assumption, string, string]>([
  ['child', 'Barna er hjemme i dag', 'The kids are home today'],
  ['child', 'Jeg har to barn', 'My daughter is four'],
  ['partner', 'Kjæresten min kommer i kveld', 'My husband is home early'],
  ['animal', 'Katten ligger her', 'The dog is asleep'],
  ['garden', 'Jeg vil stelle plantene mine', 'My plants need me'],
  ['job', 'Det er mye på jobben', 'A lot to do at work'],
  ['snow', 'Det snør ute', 'It is snowing'],
])('who tells of "%s" has it, in either language', (assumption, norwegian, english) => {
  expect(known(norwegian).has(assumption)).toBe(true);
  expect(known(english).has(assumption)).toBe(true);
});

test.each<[Assumption, string]>([
  ['child', 'Jeg har ingen barn'],
  ['child', 'I never had children'],
  ['child', 'En sang jeg kunne som barn'],
  ['child', 'Barndommen var fin'],
  ['partner', 'Mannen min døde i fjor'],
  ['partner', 'I miss my wife'],
  ['partner', 'The ex-husband called'],
  ['animal', 'Vi mistet hunden vår'],
  ['animal', 'The neighbour’s dog'],
  ['job', 'I lost my job'],
  ['legs', 'Jeg sitter i rullestol'],
  ['legs', 'I broke my leg last week'],
  ['outside', 'Jeg er innlagt'],
  ['outside', 'I am housebound'],
  ['kitchen', 'I am in hospital'],
  ['friend', 'Jeg har ingen venner'],
  ['friend', 'There is nobody to talk to'],
])('"%s" is not taken for granted after "%s"', (assumption, text) => {
  expect(known(text).has(assumption)).toBe(false);
});

test('one clause does not speak for another', () => {
  expect(known('Jeg får ikke sove, barna er våkne').has('child')).toBe(true);
  expect(known('I am tired but my dog wants out').has('animal')).toBe(true);
});

test('who cannot move about as others do is not asked to be on their legs', () => {
  expect(assumptionsOf({ considerations: ['mobility_problems'], texts: [] }).has('legs')).toBe(false);
});

test('a text fits where all it takes for granted holds', () => {
  expect(fits(undefined, new Set())).toBe(true);
  expect(fits(['partner', 'kitchen'], known('Kona er her'))).toBe(true);
  expect(fits(['partner', 'child'], known('Kona er her'))).toBe(false);
});
