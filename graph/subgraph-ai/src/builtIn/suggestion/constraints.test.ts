import { constraintsIn } from './constraints.ts';

test.each([
  ['noe rolig på to minutter', 2],
  ['har 10 min', 10],
  ['half an hour to myself', 30],
  ['et kvarter før bussen', 15],
  ['noe rolig', undefined],
])('"%s" gives %s minutes', (wish, minutes) => {
  expect(constraintsIn(wish).minutes).toBe(minutes);
});

test.each([
  ['ligger i senga', true],
  ['stuck in bed', true],
  ['babyen sover på meg', true],
  ['lei av å ligge', false],
  ['må komme meg ut av senga', false],
  ['tired of lying down', false],
])('"%s" is told lying: %s', (wish, isLying) => {
  expect(constraintsIn(wish).isLying).toBe(isLying);
});
