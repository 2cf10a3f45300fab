import { isObject, type JsonObject, objectsOf, textOf, textsOf } from '../jsonValues.ts';
import { writtenNumber } from '../moodNumbers.ts';
import { isoDate } from '../text/dates.ts';
import type { JsonFormat } from './format.ts';

const isMood = (item: JsonObject) => textOf(item['type']).toLowerCase() === 'mood';

/** The moods of a day: in the day itself, or as in 2022 among its entries. */
function moodsOf(item: JsonObject): JsonObject[] {
  return 'entries' in item && !('scores' in item) ? objectsOf(item['entries']).filter(isMood) : [item].filter(isMood);
}

function valuesOf(mood: JsonObject): number[] {
  const values = mood['scores'] ?? mood['value'];
  return (Array.isArray(values) ? values : [values]).map(writtenNumber).filter((value) => value !== undefined);
}

/** Pixels' backup: a day an object, of which other things than the mood are left. */
export const pixels: JsonFormat = {
  id: 'pixels-json',
  isOurs: (item) => 'date' in item && (('type' in item && 'scores' in item) || Array.isArray(item['entries'])),
  read: (items, gathering) => {
    for (const [index, item] of items.entries()) {
      const at = `item ${index + 1}`;
      const moods = isObject(item) ? moodsOf(item) : [];
      if (!isObject(item)) gathering.skip(at, 'unreadable');
      else if (moods.length === 0) {
        gathering.skip(at, 'type');
        gathering.leave('other types');
      } else {
        const values = moods.flatMap(valuesOf);
        gathering.add({
          at,
          when: { date: isoDate(textOf(item['date'])) },
          ...(values.length === 0 ? {} : { mood: { values, from: 1, to: 5 } }),
          note: moods.map((mood) => textOf(mood['notes'])).join('\n\n'),
          activities: moods.flatMap((mood) => objectsOf(mood['tags']).flatMap((tag) => textsOf(tag['entries']))),
          sameAs: JSON.stringify(item),
        });
      }
    }
  },
};
