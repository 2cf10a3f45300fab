import { EVERY_INVARIANT } from './everyInvariant.ts';

describe.each(EVERY_INVARIANT)('of $of', ({ invariants }) => {
  test.each(invariants)('$says', ({ broken }) => {
    expect(broken).toEqual([]);
  });
});

test('each kind of text has requirements', () => {
  expect(EVERY_INVARIANT.filter(({ invariants }) => invariants.length === 0)).toEqual([]);
});
