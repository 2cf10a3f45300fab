import type { Gathering } from '../gathering.ts';
import { isObject, textOf } from '../jsonValues.ts';
import { writtenNumber } from '../moodNumbers.ts';
import type { JsonFormat, TableFormat } from './format.ts';

interface Fields {
  at: string;
  created: string;
  experienced: string;
  mood: unknown;
  texts: readonly string[];
  sameAs: string;
}

function add(gathering: Gathering, { at, created, experienced, mood, texts, sameAs }: Fields): void {
  const value = writtenNumber(mood);
  gathering.add({
    at,
    when: { instant: Date.parse(experienced || created), zone: gathering.zone },
    ...(value === undefined ? {} : { mood: { value, from: 0, to: 10 } }),
    note: texts.filter((text) => text.trim() !== '').join('\n\n'),
    sameAs,
  });
}

const LEFT = ['location', 'weather'];

/** MoodTracker's moods; its other exports have the same name and no mood. */
export const moodtrackerJson: JsonFormat = {
  id: 'moodtracker-json',
  isOurs: (item) => 'createdAt' in item && 'mood' in item,
  read: (items, gathering) => {
    gathering.leave(...LEFT.filter((key) => items.some((item) => isObject(item) && key in item)));
    for (const [index, item] of items.entries()) {
      const at = `item ${index + 1}`;
      if (!isObject(item)) gathering.skip(at, 'unreadable');
      else
        add(gathering, {
          at,
          created: textOf(item['createdAt']),
          experienced: textOf(item['experiencedAt']),
          mood: item['mood'],
          texts: [textOf(item['description']), textOf(item['exploration'])],
          sameAs: JSON.stringify(item),
        });
    }
  },
};

export const moodtrackerCsv: TableFormat = {
  id: 'moodtracker-csv',
  isOurs: (table) => table.has('createdat', 'mood'),
  read: (table, gathering) => {
    gathering.leave(...LEFT.filter((key) => table.headings.some((name) => name.startsWith(`${key}:`))));
    for (const record of table.records)
      add(gathering, {
        at: `record ${record.number}`,
        created: record.field('createdAt'),
        experienced: record.field('experiencedAt'),
        mood: record.field('mood'),
        texts: [record.field('description'), record.field('exploration')],
        sameAs: JSON.stringify(record.fields),
      });
  },
};
