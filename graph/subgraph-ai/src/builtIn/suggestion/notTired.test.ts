import { withoutDeniedTiredness } from './notTired.ts';

test.each([
  ['not tired, just bored', ' , just bored'],
  ['ikke trøtt, men vil ha noe å gjøre', ' , men vil ha noe å gjøre'],
])('"%s" is read without it', (wish, left) => {
  expect(withoutDeniedTiredness(wish)).toBe(left);
});

test.each(['ikke bare trøtt, helt ferdig', 'not just tired', 'not tired of you yet', 'not tired', 'so tired'])(
  '"%s" is read as it stands',
  (wish) => {
    expect(withoutDeniedTiredness(wish)).toBe(wish);
  },
);
