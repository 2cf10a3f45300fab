import { csvRows, type Table, tableOf } from '../text/csv.ts';
import { baseName } from '../archive.ts';
import type { Gathering } from '../gathering.ts';
import { isoDate } from '../text/dates.ts';
import type { ArchiveFormat, TableFormat } from './format.ts';

const DATE = 'DATE (YYYY-MM-DD)';
const NOTES = ['notes', 'note'];

function read(table: Table, gathering: Gathering): void {
  const notes = table.headings.find((name) => NOTES.includes(name.toLowerCase())) ?? '';
  gathering.leave(...table.headings.filter((name) => name !== '' && name !== notes && !name.startsWith('DATE')));
  for (const record of table.records)
    gathering.add({
      at: `record ${record.number}`,
      when: { date: isoDate(record.field(DATE)) },
      note: notes === '' ? '' : record.field(notes),
      sameAs: JSON.stringify(record.fields),
      emptyBecause: 'nothing Spire has a place for',
    });
}

/** eMoods' table: its four scales are never made a mood of. */
export const emoodsCsv: TableFormat = {
  id: 'emoods-csv',
  isOurs: (table) => table.has(DATE) && (table.has('depressed') || table.has('elevated')),
  read,
};

export const emoods: ArchiveFormat = {
  id: 'emoods-zip',
  isOurs: (archive) =>
    [...archive.texts((name) => baseName(name) === 'entry.csv').values()].some((text) =>
      emoodsCsv.isOurs(tableOf(csvRows(text))),
    ),
  read: (archive, gathering) => {
    for (const text of archive.texts((name) => baseName(name) === 'entry.csv').values())
      read(tableOf(csvRows(text)), gathering);
  },
};
