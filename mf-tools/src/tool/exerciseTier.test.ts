import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { exerciseTier } from './exerciseTier.ts';

test('more capacity never gives a gentler exercise', () => {
  const order = ['low', 'limited', 'moderate'];
  const places = CAPACITY_LEVELS.map((level) => order.indexOf(exerciseTier(level)));
  expect(places).toEqual([...places].sort());
});

test('who has told nothing gets the gentlest', () => {
  expect(exerciseTier(null)).toBe('low');
  expect(exerciseTier(undefined)).toBe('low');
});
