import { LIMITS } from '@spire/domain/limits';
import { ratingWord } from './ratingWord.ts';

const { min, max, default: middle } = LIMITS.memoryRating;
const ratings = Array.from({ length: max - min + 1 }, (_, index) => min + index);

test('a higher rating never gets a smaller word', () => {
  const order = ['little', 'some', 'much'];
  const sizes = ratings.map((rating) => order.indexOf(ratingWord(rating)));
  expect(sizes).toEqual([...sizes].sort());
});

test('the ends and the middle of the scale have their own words', () => {
  expect([min, middle, max].map(ratingWord)).toEqual(['little', 'some', 'much']);
});
