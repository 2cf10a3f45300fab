import { type FoundMood, Gathering } from '../gathering.ts';
import { writtenNumber } from '../moodNumbers.ts';
import { type Column, type Reading, type ReadingOptions, UnreadableFile } from '../reading.ts';
import type { Table } from '../text/csv.ts';
import { provenOrder, writtenDate } from '../text/dates.ts';
import { plainName } from '../text/fold.ts';
import { htmlText } from '../text/htmlText.ts';
import { columnsOf, scaleIn } from './columnRoles.ts';

const OUR_SCALE = { from: 1, to: 5 };

type Cell = (fields: readonly string[]) => string;

/** How the numbers of a column of moods are read: by the scale its heading has, as ours, or by asking. */
function moodReader(table: Table, heading: string, cell: Cell): (field: string) => FoundMood | undefined {
  const numbers = table.records.map(({ fields }) => writtenNumber(cell(fields))).filter((value) => value !== undefined);
  const scale = scaleIn(heading) ?? (numbers.every((value) => value <= OUR_SCALE.to) ? OUR_SCALE : undefined);
  return (field) => {
    if (plainName(field) === '') return undefined;
    const value = writtenNumber(field);
    if (value === undefined) return { name: field };
    return scale === undefined ? { asked: [plainName(field)], shown: field } : { value, ...scale };
  };
}

const split = (field: string) => field.split(/\s*[|;,\n]\s*/);

/** Any table with a column of dates; what its columns are is the person's to say. */
export function readTable(table: Table, options: ReadingOptions): Reading {
  const columns = columnsOf(table, options);
  const place = (role: Column['role']) => columns.findIndex((column) => column.role === role);
  const cellOf = (role: Column['role']): Cell => {
    const index = place(role);
    return (fields) => fields[index] ?? '';
  };
  if (table.records.length === 0) throw new UnreadableFile('notADiary');
  const [date, time, mood, title] = [cellOf('date'), cellOf('time'), cellOf('mood'), cellOf('title')];
  const [note, activities, feelings] = [cellOf('note'), cellOf('activities'), cellOf('feelings')];
  const gathering = new Gathering(options);
  const filled = columns.filter(({ name, role, example }) => role === null && name !== '' && example !== '');
  gathering.leave(...filled.map(({ name }) => name));
  if (place('date') === -1) return { ...gathering.reading('table'), columns };
  const proven = provenOrder(table.records.map(({ fields }) => date(fields)));
  const order = proven ?? options.dateOrder ?? 'dmy';
  const moodOf = moodReader(table, columns[place('mood')]?.name ?? '', mood);
  const unsure: string[] = [];
  for (const { number, fields } of table.records) {
    const written = writtenDate(date(fields), order, options.today);
    if (written.isUnsure) unsure.push(date(fields).trim());
    gathering.add({
      at: `record ${number}`,
      when: { date: written.date, time: time(fields) || date(fields) },
      mood: moodOf(mood(fields)),
      title: htmlText(title(fields)),
      note: htmlText(note(fields)),
      activities: split(activities(fields)),
      feelings: split(feelings(fields)),
      sameAs: JSON.stringify(fields),
    });
  }
  const [example] = unsure;
  const isAsked = example !== undefined && proven === undefined;
  return {
    ...gathering.reading('table'),
    columns,
    unsureDates: isAsked ? { example, entries: unsure.length } : null,
  };
}
