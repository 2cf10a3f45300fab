import type { Assumption } from '@spire/domain/assumptions';
import { suitedOn, suits } from './textTags.ts';

const on = (isWeighty: boolean, known: readonly Assumption[] = []) => suitedOn(isWeighty, known);

test('a light text does not suit a day on which something weighs', () => {
  expect(suits({ isLight: true }, on(false))).toBe(true);
  expect(suits({ isLight: true }, on(true))).toBe(false);
  expect(suits({}, on(true))).toBe(true);
});

test('a text suits a person of whom what it takes for granted is known, and what can be lost is not known on such a day', () => {
  expect(suits({ assumes: ['animal'] }, on(false))).toBe(false);
  expect(suits({ assumes: ['animal'] }, on(false, ['animal']))).toBe(true);
  expect(suits({ assumes: ['animal'] }, on(true, ['animal']))).toBe(false);
});
