import { needNamed } from './needNamed.ts';

test.each([
  ['no', 'Ro', 'ro'],
  ['no', 'Å ligge på sofaen', 'å ligge på sofaen'],
  ['no', 'stille kvelder', 'stille kvelder'],
  ['no', 'Jeg trenger å sove', 'å sove'],
  ['no', 'hvile på sofaen', 'å hvile på sofaen'],
  ['no', 'En rolig kveld med barna mine', 'en rolig kveld med barna dine'],
  ['no', 'tid for meg selv, men det er vanskelig', 'tid for deg selv'],
  ['en', 'I need a quiet evening', 'a quiet evening'],
  ['en', 'to be by myself', 'to be by yourself'],
  ['en', 'Reading my book in peace', 'time for reading your book in peace'],
] as const)('in "%s" %j is named as %j', (language, told, named) => {
  expect(needNamed(told, language)).toBe(named);
});

test.each(['', '🦄', 'jeg vet ikke', 'at han skal høre på meg', 'vin', 'ta en pille', 'ro '.repeat(30), 'slanke meg'])(
  'what is not sure to be a need, or nothing to back, is not named: %j',
  (told) => {
    expect(needNamed(told, 'no')).toBeNull();
  },
);
test.each(['to die', 'a drink', 'I am tired', 'get drunk', 'nothing', 'For it to be shared'])(
  'nor in English: %j',
  (told) => {
    expect(needNamed(told, 'en')).toBeNull();
  },
);
