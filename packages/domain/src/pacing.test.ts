import {
  isBigDay,
  morningAfter,
  pacingErrors,
  type PacingPast,
  type PacingThing,
  roomOn,
  usualRoom,
} from './pacing.ts';

const thing = (size: number, done = true): PacingThing => ({ id: `${size}${done}`, name: 'Tur', size, done });
const day = (daysAgo: number, places: number, more: Partial<PacingPast> = {}): PacingPast => ({
  ...{ daysAgo, room: null, isBig: false, morning: null, wasFollowedWell: true },
  things: Array.from({ length: places }, (_, at) => ({ ...thing(1), id: `${at}` })),
  ...more,
});
const days = (count: number, places: number, more: Partial<PacingPast> = {}) =>
  Array.from({ length: count }, (_, at) => day(at + 1, places, more));

test('before fourteen days the room is that of the capacity; untold is low', () => {
  expect(
    [null, 'low', 'limited', 'moderate', 'high'].map((level) => usualRoom(level as 'low' | null, days(13, 1))),
  ).toEqual([3, 3, 5, 7, 9]);
});

test('it falls by a place a week at most, and never rises by itself, whatever was done (S24)', () => {
  expect(usualRoom('high', days(20, 4))).toBe(8);
  expect(usualRoom('high', days(80, 4))).toBe(4);
  expect(usualRoom('limited', days(80, 12))).toBe(5);
  const fallen = [...days(40, 2), ...Array.from({ length: 40 }, (_, at) => day(41 + at, 2))];
  const more = fallen.map((each) => (each.daysAgo <= 20 ? day(each.daysAgo, 5) : each));
  expect(usualRoom('limited', more)).toBeLessThanOrEqual(usualRoom('limited', fallen));
});

test('it follows the person who makes it larger by hand, up to the capacity’s figure', () => {
  const raised = days(80, 2).map((each) => (each.daysAgo <= 60 ? { ...day(each.daysAgo, 6), room: 6 } : each));
  const rooms = usualRoom('moderate', raised);
  expect(rooms).toBeGreaterThan(2);
  expect(rooms).toBeLessThanOrEqual(7);
});

test('little energy lowers the room of a day, to one at least; the person’s own is not argued with', () => {
  expect([1, 2, 3, 5].map((energy) => roomOn(5, null, energy))).toEqual([2, 3, 5, 5]);
  expect(roomOn(2, null, 1)).toBe(1);
  expect(roomOn(5, 9, 1)).toBe(9);
});

test('a big day: more than the room with a large thing, or half more, or said so; unticked is unknown', () => {
  const of = (things: PacingThing[], isBig = false) => isBigDay({ room: null, things, isBig, morning: null }, 4);
  expect(of([thing(3), thing(2)])).toBe(true);
  expect(of([thing(2), { ...thing(2), id: 'b' }, thing(1)])).toBe(false);
  expect(of([thing(2), { ...thing(2), id: 'b' }, { ...thing(2), id: 'c' }])).toBe(true);
  expect(of([thing(3, false), thing(2, false)])).toBe(false);
  expect(of([], true)).toBe(true);
});

test('the line stands on the first morning, on the second where it is wanted, and never on the third', () => {
  const quiet = { isBig: false, morning: null, wasOpened: true };
  const big = { ...quiet, isBig: true };
  expect(morningAfter(big, quiet, false)).toBe('first');
  expect(morningAfter({ ...quiet, morning: 'gently' }, big, false)).toBe('second');
  expect(morningAfter({ ...quiet, morning: 'usual' }, big, false)).toBeNull();
  expect(morningAfter(quiet, big, true)).toBe('second');
  expect(morningAfter({ ...quiet, wasOpened: false }, big, false)).toBe('second');
  expect(morningAfter({ ...quiet, morning: 'gently' }, quiet, true)).toBeNull();
});

test('what cannot be kept is named', () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ ...thing(1), id: `${at}` }));
  const fields = (things: PacingThing[], room = 3) => pacingErrors({ room, things }).map(({ field }) => field);
  expect(fields(many)).toEqual(['things']);
  expect(fields([{ ...thing(4), name: ' ' }], 0)).toEqual(['room', 'things.0.name', 'things.0.size']);
  expect(fields([thing(1), thing(1)])).toEqual(['things']);
});
