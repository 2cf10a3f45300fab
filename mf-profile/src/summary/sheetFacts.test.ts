import { addDays } from '@spire/domain/dates';
import { hardDaysOf, helpedOf, middleOf, namedOf, usualOf, weeksOf } from './sheetFacts.ts';

const today = '2026-11-29';
const answers = (from: number, values: readonly number[], isCarried = false) =>
  values.map((value, index) => ({ date: addDays(today, -(from + index)), value, isCarried }));

test('the usual is the answer in the middle, never an average', () => {
  expect(middleOf([1, 5, 5])).toBe(5);
  expect(middleOf([1, 2, 4, 5])).toBe(2);
  expect(middleOf([])).toBeUndefined();
});

test('a change is named only where four weeks differ by a step and both are answered enough by hand', () => {
  const of = (recent: readonly number[], before: readonly number[], isCarried = false) =>
    usualOf([...answers(0, recent, isCarried), ...answers(28, before)], [1, 2], today).lately;
  const ten = (value: number) => Array.from({ length: 10 }, () => value);
  expect(of(ten(2), ten(3))).toEqual({ now: 2, then: 3 });
  expect(of(ten(3), ten(3))).toBeUndefined();
  expect(of(ten(2).slice(1), ten(3))).toBeUndefined();
  expect(of(ten(2), ten(3), true)).toBeUndefined();
});

test('what was carried is a day with an answer, and never what is usual', () => {
  const facts = usualOf([...answers(0, [3, 3, 3]), ...answers(3, [1, 1, 1, 1], true)], [1, 2], today);
  expect(facts).toMatchObject({ usual: 3, days: 7, heavy: 4 });
});

test('the line breaks over a week with fewer than three answers', () => {
  const from = addDays(today, -20);
  expect(weeksOf(answers(0, [2, 2, 2, 5, 5]), from, 21)).toEqual([undefined, undefined, 2]);
  expect(weeksOf(answers(0, [2, 2]), from, 21)).toEqual([undefined, undefined, undefined]);
});

test('what helped has been tried five times, and stands with both numbers, the best first', () => {
  const done = (title: string, ...felt: readonly ('calm' | 'same' | null)[]) =>
    felt.map((feltAfter) => ({ title, feltAfter }));
  expect(
    helpedOf([
      ...done('Kort', 'calm', 'calm', 'calm', 'calm'),
      ...done('Pust', 'calm', 'same', 'same', 'calm', 'calm'),
      ...done('Hvile', 'calm', 'calm', 'calm', 'calm', 'calm', null),
    ]),
  ).toEqual([
    { title: 'Hvile', helped: 5, times: 5 },
    { title: 'Pust', helped: 3, times: 5 },
  ]);
});

test('nothing is named for one day or two', () => {
  expect(namedOf([['ro', 'latter'], ['ro'], ['ro', 'latter']])).toEqual([{ id: 'ro', days: 3 }]);
});

test('a day called heavy counts once, by its mood or by the press that says so, and in both languages', () => {
  const moods = [
    { date: '2026-05-01', mood: 1 },
    { date: '2026-05-02', mood: 2 },
  ];
  const said = (date: string, whatIsGoodText: string) => ({ date, whatIsGoodText });
  const checkIns = [said('2026-05-01', 'Tungt i dag'), said('2026-05-03', 'A hard day'), said('2026-05-04', 'Kaffe')];
  expect(hardDaysOf(moods, checkIns)).toBe(2);
});
