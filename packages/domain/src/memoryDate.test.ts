import { isMemoryDate, memoryDateErrors, placeOfMemory } from './memoryDate.ts';

const now = new Date('2026-11-30T12:00:00Z');
const codesOf = (date: string | null) => memoryDateErrors(date, now).map(({ code }) => code);

test.each(['1987-07-14', '1987-07', '1987', '1987-summer', '1987-winter'])('"%s" is a date of a memory', (date) => {
  expect(isMemoryDate(date)).toBe(true);
  expect(codesOf(date)).toEqual([]);
});

test.each([
  '',
  '87',
  '1987-13',
  '1987-02-30',
  '1987-',
  '1987-Summer',
  '1987-toString',
  '0987',
  'summer',
  '1987-07-14\n',
  '1987-7',
])('"%s" is none', (date) => {
  expect(isMemoryDate(date)).toBe(false);
  expect(codesOf(date)).toEqual(['INVALID']);
});

test.each(['1899', '1899-12-31', '2027', '2027-01', '2026-12-02', '2027-winter'])('"%s" is not accepted', (date) => {
  expect(codesOf(date)).toEqual(['DATE_NOT_ACCEPTED']);
});

test.each(['2026', '2026-11', '2026-autumn', '2026-12', '2026-12-01', '1900', null])(
  '%s has begun somewhere',
  (date) => {
    expect(codesOf(date)).toEqual([]);
  },
);

test('newest first, a time stands after all that is in it, and what is not known last', () => {
  const dates = ['1987-07-14', '1988', null, '1987', '1987-07', '1987-autumn', '1987-summer', '1987-06-30', '1950-01'];
  const inOrder = dates.toSorted((one, other) => placeOfMemory(other).localeCompare(placeOfMemory(one)));
  expect(inOrder).toEqual([
    '1988',
    '1987-autumn',
    '1987-07-14',
    '1987-07',
    '1987-06-30',
    '1987-summer',
    '1987',
    '1950-01',
    null,
  ]);
});
