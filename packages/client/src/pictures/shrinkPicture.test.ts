import { shrunkSize } from './shrinkPicture.ts';

test('the longest side becomes 300, and the shape stays', () => {
  expect(shrunkSize({ width: 3000, height: 1500 })).toEqual({ width: 300, height: 150 });
  expect(shrunkSize({ width: 900, height: 1200 })).toEqual({ width: 225, height: 300 });
});

test('what is small stays as it is, and nothing becomes nothing', () => {
  expect(shrunkSize({ width: 120, height: 80 })).toEqual({ width: 120, height: 80 });
  expect(shrunkSize({ width: 9000, height: 2 })).toEqual({ width: 300, height: 1 });
});
