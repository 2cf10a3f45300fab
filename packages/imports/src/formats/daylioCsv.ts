import { isoDate, wordDate } from '../text/dates.ts';
import { htmlText } from '../text/htmlText.ts';
import type { TableFormat } from './format.ts';

/** Daylio's table of 2018 to 2026. */
export const daylioCsv: TableFormat = {
  id: 'daylio-csv',
  isOurs: (table) =>
    table.has('mood', 'activities') && (table.has('full_date') || table.has('year', 'date', 'weekday')),
  read: (table, gathering) => {
    const fewest = table.headings.findIndex((heading) => heading.toLowerCase() === 'mood') + 1;
    if (table.has('scales')) gathering.leave('scales');
    for (const record of table.records) {
      const at = `record ${record.number}`;
      if (record.width < fewest) {
        gathering.skip(at, 'columns');
        continue;
      }
      const date = table.has('full_date')
        ? isoDate(record.field('full_date'))
        : wordDate(record.field('date'), Number(record.field('year')));
      gathering.add({
        at,
        when: { date, time: record.field('time') },
        mood: { name: record.field('mood') },
        title: htmlText(record.field('note_title')),
        note: htmlText(record.field('note')),
        activities: record.field('activities').split(' | '),
        sameAs: JSON.stringify(record.fields),
      });
    }
  },
};
