import { isOutrightNow, personToCall, planErrors, telOf } from './safetyPlan.ts';

test.each([
  ['90 00 00 00', []],
  ['+47 900 00 000', []],
  ['116 117', []],
  ['Marte', ['INVALID']],
  ['+', ['INVALID']],
  ['90 00 00 00; rm', ['INVALID']],
])('a number is one that can be dialled: %s', (number, codes) => {
  expect(planErrors({ people: [{ name: 'Marte', number }] }).map(({ code }) => code)).toEqual(codes);
});

test('every card may be empty, and holds at most 20 texts that say something', () => {
  expect(planErrors({})).toEqual([]);
  expect(planErrors({ signs: [] })).toEqual([]);
  expect(planErrors({ signs: Array<string>(21).fill('x') })).toEqual([{ field: 'signs', code: 'TOO_MANY', limit: 20 }]);
  expect(planErrors({ safe: ['Te', ' ', 'x'.repeat(201)] }).map(({ field, code }) => [field, code])).toEqual([
    ['safe.1', 'REQUIRED'],
    ['safe.2', 'TOO_LONG'],
  ]);
});

test('the first person with a number is the one to call, by its digits', () => {
  const people = [
    { name: 'Fastlegen', number: null },
    { name: 'Marte', number: '+47 90 00' },
  ];
  expect(personToCall(people)).toEqual({ name: 'Marte', number: '+47 90 00' });
  expect(telOf('+47 (90) 00-00.0')).toBe('+479000000');
  expect(personToCall([])).toBeUndefined();
});

test('only what is said of this moment, or is under way, is no sign of a plan', () => {
  expect(isOutrightNow('Tanker om å dø', 'suicide')).toBe(false);
  expect(isOutrightNow('Jeg vil dø nå', 'suicide')).toBe(true);
  expect(isOutrightNow('I want to die tonight', 'suicide')).toBe(true);
  expect(isOutrightNow('Ligger våken i natten', 'suicide')).toBe(false);
  expect(isOutrightNow('Jeg har tatt alle pillene', 'poison')).toBe(true);
  expect(isOutrightNow('Sover dårlig nå', null)).toBe(false);
});
