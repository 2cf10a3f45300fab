import { activityNames } from './activityNames.ts';
import { entryInput, hasContent } from './entryInputs.ts';
import type { ReadEntry } from './reading.ts';

const ENTRY: ReadEntry = {
  ...{ at: 'record 1', date: '2026-01-02', time: null, moment: null, mood: null, note: '' },
  activities: ['walk', 'Walk', 'Strikking med Berit'],
  pictures: ['a', 'b'],
};
const PLACES = new Map([['b', 'me/b.jpg']]);

test('an activity goes by the name it is given, and the words of the other app stay beside it', () => {
  const wishes = { hasNotes: true, places: PLACES };
  expect(entryInput(ENTRY, wishes)).toMatchObject({
    activities: ['walk', 'Walk', ENTRY.activities[2]],
    toldActivities: [],
  });
  const callActivity = (name: string) => (name.toLowerCase() === 'walk' ? 'En tur' : null);
  const called = entryInput(ENTRY, { ...wishes, callActivity });
  expect(called).toMatchObject({ activities: ['En tur'], toldActivities: ENTRY.activities, pictures: ['me/b.jpg'] });
  const nothing = entryInput(ENTRY, { hasNotes: true, places: new Map(), callActivity: () => null });
  expect([hasContent(called), hasContent(nothing)]).toEqual([true, false]);
});

test('names that differ in case alone are one activity, and what many apps use is known', () => {
  const rest: ReadEntry = { ...ENTRY, activities: ['Strikking med Berit'] };
  expect(activityNames([ENTRY, rest, rest])).toEqual([
    { name: 'Strikking med Berit', entries: 3, known: null },
    { name: 'walk', entries: 2, known: 'enTur' },
  ]);
});
