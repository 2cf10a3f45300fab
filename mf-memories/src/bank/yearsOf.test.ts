import { decadesOf } from './yearsOf.ts';

test('each year stands once in its decade, and what has no date last', () => {
  const dates = ['2026-11-30', '2026-06', '2025', '1987-summer', '1987', null, null];
  const decades = decadesOf(dates.map((date) => ({ date })));
  expect(
    decades.map(({ years }) => years.map(({ year, memories }) => [year, memories.map(({ date }) => date)])),
  ).toEqual([
    [
      ['2026', ['2026-11-30', '2026-06']],
      ['2025', ['2025']],
    ],
    [['1987', ['1987-summer', '1987']]],
    [[undefined, [null, null]]],
  ]);
});
