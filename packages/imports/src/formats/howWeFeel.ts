import { columnKey } from '../text/csv.ts';
import { isoDate, wordDate } from '../text/dates.ts';
import type { TableFormat } from './format.ts';

const TAGS = ['Tags (People)', 'Tags (Places)', 'Tags (Events)'];
const WORDS = ['Notes', 'Reflections', 'Takeaways'];
const KEYS = ['Mood Keys', 'Mood Key'];
const TAKEN = new Set(['Date', 'Mood', ...TAGS, ...WORDS, ...KEYS].map(columnKey));

const split = (field: string) =>
  field
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** How We Feel's check-ins: feelings in words, of which each is asked about once. */
export const howWeFeel: TableFormat = {
  id: 'howwefeel-csv',
  isOurs: (table) => table.has('date', 'mood', 'tags (people)'),
  read: (table, gathering) => {
    gathering.leave(
      ...table.headings.filter((name) => {
        const key = columnKey(name);
        return key !== '' && !TAKEN.has(key) && !key.startsWith('tags key');
      }),
    );
    const key = KEYS.find((each) => table.has(each));
    for (const record of table.records) {
      const written = record.field('Date');
      const shown = (key === undefined ? '' : record.field(key)) || record.field('Mood');
      const feelings = split(shown.toLowerCase());
      gathering.add({
        at: `record ${record.number}`,
        when: { date: isoDate(written) ?? wordDate(written.replace(/\d{1,2}:\d{2}.*$/, '')), time: written },
        ...(feelings.length > 0 ? { mood: { asked: feelings, shown } } : {}),
        note: WORDS.map((name) => record.field(name).trim())
          .filter((text) => text !== '' && text !== '[]')
          .join('\n\n'),
        activities: TAGS.flatMap((name) => split(record.field(name))),
        feelings,
        sameAs: JSON.stringify(record.fields),
      });
    }
  },
};
