import { isObject, numberOf, textOf, textsOf } from '../jsonValues.ts';
import { isoDate } from '../text/dates.ts';
import { htmlText } from '../text/htmlText.ts';
import type { JsonFormat } from './format.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/;

export const diarium: JsonFormat = {
  id: 'diarium-json',
  isOurs: (item) => 'date' in item && 'html' in item,
  read: (items, gathering) => {
    gathering.leave('location', 'sun', 'lunar', 'weather');
    for (const [index, item] of items.entries()) {
      const at = `item ${index + 1}`;
      if (!isObject(item)) {
        gathering.skip(at, 'unreadable');
        continue;
      }
      const [, date = '', time = null] = LOCAL.exec(textOf(item['date'])) ?? [];
      const rating = numberOf(item['rating']) ?? 0;
      gathering.add({
        at,
        when: { date: isoDate(date), time },
        ...(rating === 0 ? {} : { mood: { value: rating, from: 1, to: 5 } }),
        title: textOf(item['heading']),
        note: htmlText(textOf(item['html'])),
        activities: textsOf(item['tags']),
        sameAs: JSON.stringify(item),
      });
    }
  },
};
