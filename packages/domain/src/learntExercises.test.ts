import { addDays } from './dates.ts';
import { scoreOf } from './exerciseScore.ts';
import { isOftenWorse, restOf, type ExerciseSign, type Sign } from './learntExercises.ts';

const START = '2026-11-01';
const on = (day: number, kind: ExerciseSign): Sign => ({ kind, date: addDays(START, day) });
/** The days, counted from the start, on which these signs let it rest. */
const restingDays = (...signs: Sign[]) =>
  Array.from({ length: 50 }, (_, day) => day).filter((day) => {
    const known = signs.filter(({ date }) => date <= addDays(START, day));
    return restOf(known, addDays(START, day)) !== undefined;
  });
const span = (from: number, days: number) => Array.from({ length: days }, (_, day) => from + day);

test('what felt worse or is not wanted again rests for 30 days, unless that is taken back', () => {
  expect(restingDays(on(0, 'worse'))).toEqual(span(0, 30));
  expect(restingDays(on(3, 'unwanted'))).toEqual(span(3, 30));
  expect(restingDays(on(0, 'worse'), on(2, 'welcome'))).toEqual(span(0, 2));
  expect(restingDays(on(0, 'worse'), on(2, 'welcome'), on(4, 'worse'))).toEqual([...span(0, 2), ...span(4, 30)]);
});

test('a stop is for that day, and a second one within thirty days for fourteen; a welcome does not undo it', () => {
  expect(restingDays(on(0, 'stopped'))).toEqual([0]);
  expect(restingDays(on(0, 'stopped'), on(29, 'stopped'))).toEqual([0, ...span(29, 14)]);
  expect(restingDays(on(0, 'stopped'), on(30, 'stopped'))).toEqual([0, 30]);
  expect(restingDays(on(0, 'stopped'), on(1, 'stopped'), on(1, 'welcome'))).toEqual([0, ...span(1, 14)]);
});

test('the longest rest is told, with its reason', () => {
  expect(restOf([on(0, 'worse'), on(1, 'stopped')], addDays(START, 1))).toEqual({
    reason: 'worse',
    until: addDays(START, 30),
  });
});

test('it is noticed when exercises have made things worse twice in a week, but not where that was taken back', () => {
  const today = addDays(START, 6);
  expect(isOftenWorse([[on(0, 'worse')], [on(6, 'worse')]], today)).toBe(true);
  expect(isOftenWorse([[on(0, 'worse')], [on(6, 'unwanted')]], today)).toBe(false);
  expect(isOftenWorse([[on(0, 'worse'), on(1, 'welcome')], [on(6, 'worse')]], today)).toBe(false);
  expect(isOftenWorse([[on(0, 'worse')], [on(6, 'worse')]], addDays(START, 7))).toBe(false);
});

test('an answer or a sign is worth half after thirty days, and worse weighs more than better', () => {
  const [today, before] = [addDays(START, 30), START];
  expect(scoreOf([{ feeling: 'calm', date: today }], [], today)).toBe(1);
  expect(scoreOf([{ feeling: 'calm', date: before }], [], today)).toBe(0.5);
  expect(scoreOf([], [on(0, 'stopped')], today)).toBe(-0.5);
  expect(
    scoreOf(
      [
        { feeling: 'calm', date: today },
        { feeling: 'unsettled', date: today },
      ],
      [],
      today,
    ),
  ).toBeLessThan(0);
  expect(
    scoreOf(
      [
        { feeling: null, date: today },
        { feeling: 'same', date: today },
      ],
      [],
      today,
    ),
  ).toBe(0);
  expect(scoreOf([], [on(0, 'unwanted'), on(1, 'welcome'), on(1, 'worse')], today)).toBe(0);
});
