import { isObject, numberOf, objectsOf, textOf } from '../jsonValues.ts';
import { isoDate } from '../text/dates.ts';
import type { JsonFormat } from './format.ts';

/** Daily You's log; its pictures lie apart from it. */
export const dailyYou: JsonFormat = {
  id: 'dailyyou-json',
  isOurs: (item) => 'timeCreated' in item && 'text' in item,
  read: (items, gathering) => {
    gathering.leave('timeModified');
    for (const [index, item] of items.entries()) {
      const at = `item ${index + 1}`;
      if (!isObject(item)) {
        gathering.skip(at, 'unreadable');
        continue;
      }
      const created = textOf(item['timeCreated']);
      const mood = numberOf(item['mood']);
      const named = [...objectsOf(item['images']).map((image) => textOf(image['imgPath'])), textOf(item['imgPath'])];
      for (const picture of named) if (picture !== '') gathering.skipPicture(at, 'not in the archive', picture);
      gathering.add({
        at,
        when: { date: isoDate(created.slice(0, 10)), time: created.slice(10, 16) },
        ...(mood === undefined ? {} : { mood: { value: mood, from: -2, to: 2 } }),
        note: textOf(item['text']),
        sameAs: JSON.stringify(item),
      });
    }
  },
};
