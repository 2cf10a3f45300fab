import { localDate } from '@spire/domain/dates';
import { MEMORY_FIELDS, memoryErrors, type MemoryDraft } from '@spire/domain/memoryRules';
import { date, type Moment, number, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading, Refusal } from './readBody.ts';
import type { MemoryCategory } from '@spire/domain/options';
import { shownAs } from './labels.ts';
import { readFields } from './readFields.ts';
import { option } from './spellings.ts';

type Draft = MemoryDraft & { id: string | null; picturePath: string | null; date: string };

/** A picture of ours in any form it has been named: its path in the bucket, or an address that ends in it. */
const picturePath: Parse<string> = (sent) => {
  if (typeof sent !== 'string') return new Refusal('INVALID');
  const [address = ''] = sent.trim().split(/[?#]/);
  if (address === '') return undefined;
  const path = /\/memories\/(.+)$/.exec(address)?.[1] ?? address.replace(/^(memories)?\//, '');
  return /^[\w-]+(\/[\w.-]+)+$/.test(path) && !path.includes('..') ? path : new Refusal('INVALID');
};

/** A category by its id, or by the word on screen. */
export const category = option(shownAs<MemoryCategory>(({ memoryCategories }) => memoryCategories));

/** Pictures are the only media there are (spec 2 §3): `image`, or a type such as `image/jpeg`. */
const mediaType: Parse<string> = (sent) => {
  if (typeof sent !== 'string') return new Refusal('INVALID');
  return sent === '' || /^image(\/|$)/.test(sent) ? sent : new Refusal('UNKNOWN_OPTION');
};

/** A memory to be saved, in either casing; what is not told has the values the form starts with (spec 2 §5). */
export function readMemory(body: unknown, moment: Moment): Reading<Draft> {
  return readBody(
    body,
    (read) => {
      read('mediaType', [['mediaType', 'media_type'], mediaType]);
      return {
        id: read('id', [['id'], uuid]) ?? null,
        ...readFields(read, MEMORY_FIELDS, {
          category: [[['category'], category]],
          goodnessRating: [[['goodnessRating', 'goodness_rating', 'joy'], number]],
        }),
        picturePath: read('picturePath', [['picturePath', 'mediaUrl', 'media_url'], picturePath]) ?? null,
        date: read('date', [['date'], date(moment)]) ?? localDate(moment.now, moment.timeZone),
      };
    },
    memoryErrors,
  );
}
