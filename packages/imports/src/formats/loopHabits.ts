import { baseName } from '../archive.ts';
import { csvRows, tableOf } from '../text/csv.ts';
import { isoDate } from '../text/dates.ts';
import type { ArchiveFormat } from './format.ts';

const LEFT = ['Scores.csv', 'question', 'frequency', 'colour', 'archived'];
const MARKS = /(?:^|\/)(\d+) [^/]*\/Checkmarks\.csv$|(?:^|\/)(\d+)[^/]*\/Checkmarks\.csv$/;

interface Habit {
  name: string;
  unit: string;
  isCounted: boolean;
}

/** Things that were done by hand; those that the app filled in by itself were not done. */
function doneOf({ name, unit, isCounted }: Habit, value: string): string | undefined {
  if (!isCounted) return value === 'YES_MANUAL' || value === '2' ? name : undefined;
  const amount = Number(value) / 1000;
  return amount > 0 ? `${name}: ${amount} ${unit}`.trim() : undefined;
}

/** Loop Habit Tracker's archive: habits that were done, and what was noted beside them. */
export const loopHabits: ArchiveFormat = {
  id: 'loop-zip',
  isOurs: ({ names }) =>
    names.some((name) => baseName(name) === 'Habits.csv') && names.some((name) => baseName(name) === 'Checkmarks.csv'),
  read: (archive, gathering) => {
    gathering.leave(...LEFT);
    const texts = archive.texts((name) => baseName(name) === 'Habits.csv' || MARKS.test(name));
    const list = [...texts].find(([name]) => baseName(name) === 'Habits.csv')?.[1] ?? '';
    const habits = new Map<number, Habit>(
      tableOf(csvRows(list)).records.map((record) => [
        Number(record.field('Position')),
        { name: record.field('Name'), unit: record.field('Unit'), isCounted: record.field('Type') === 'NUMERICAL' },
      ]),
    );
    const days = new Map<string, { done: string[]; notes: string[] }>();
    for (const [path, text] of texts) {
      const [, place, other] = MARKS.exec(path) ?? [];
      const habit = habits.get(Number(place ?? other));
      if (habit === undefined) continue;
      for (const record of tableOf(csvRows(text)).records) {
        const day = days.get(record.field('Date')) ?? { done: [], notes: [] };
        const done = doneOf(habit, record.field('Value').trim());
        const note = record.field('Notes').trim();
        if (done !== undefined) day.done.push(done);
        if (note !== '') day.notes.push(`${habit.name}: ${note}`);
        if (done !== undefined || note !== '') days.set(record.field('Date'), day);
      }
    }
    for (const [date, { done, notes }] of [...days].toSorted(([one], [other]) => (one < other ? 1 : -1)))
      gathering.add({ at: date, when: { date: isoDate(date) }, note: notes.join('\n'), activities: done });
  },
};
