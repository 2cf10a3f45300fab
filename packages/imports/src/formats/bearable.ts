import { writtenNumber } from '../moodNumbers.ts';
import { isoDate, wordDate } from '../text/dates.ts';
import type { FoundEntry } from '../gathering.ts';
import type { TableRecord } from '../text/csv.ts';
import type { TableFormat } from './format.ts';

const split = (detail: string) => detail.split(' | ');
/** Dots alone stand where nothing was written. */
const noted = (notes: string) => (/^[.\s]*$/.test(notes) ? '' : notes);

function partsOf(record: TableRecord): Omit<FoundEntry, 'at' | 'when'> | undefined {
  const [category, detail] = [record.field('category').trim().toLowerCase(), record.field('detail')];
  const note = noted(record.field('notes'));
  const value = writtenNumber(record.field('rating/amount'));
  if (category === 'mood')
    return { note, feelings: split(detail), ...(value === undefined ? {} : { mood: { value, from: 1, to: 10 } }) };
  if (category === 'factors') return { note, activities: split(detail) };
  if (category === 'gratitudes') return { note: [detail, note].filter((text) => text !== '').join('\n') };
  return undefined;
}

/** Bearable's table: a line for each thing, of which moods, factors and gratitudes are taken. */
export const bearable: TableFormat = {
  id: 'bearable-csv',
  isOurs: (table) => table.has('category', 'rating/amount', 'detail'),
  read: (table, gathering) => {
    for (const record of table.records) {
      const parts = partsOf(record);
      if (parts === undefined) {
        gathering.leave(record.field('category').trim());
        continue;
      }
      gathering.add({
        ...parts,
        at: `record ${record.number}`,
        when: {
          date: isoDate(record.field('date formatted')) ?? wordDate(record.field('date')),
          time: record.field('time of day'),
        },
        sameAs: JSON.stringify(record.fields),
      });
    }
  },
};
