import { sensitivitiesIn } from './sparedWords.ts';

test.each([
  ['Jeg har hodepine', 'light'],
  ['A migraine again', 'sound'],
  ['litt svimmel', 'movement'],
  ['feeling dizzy', 'standing'],
  ['Kvalm i dag', 'food'],
  ['mindre støy', 'sound'],
  ['I can’t sleep', 'sleep'],
] as const)('of “%s” it is read that %s is too much today', (words, spared) => {
  expect(sensitivitiesIn(['', words])).toContain(spared);
});

test('other words ask for nothing', () => {
  expect(sensitivitiesIn(['Mer lys i hverdagen', 'A light day', 'Sove godt', ''])).toEqual([]);
});
