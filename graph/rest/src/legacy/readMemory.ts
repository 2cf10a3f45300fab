import { isMemoryDate } from '@spire/domain/memoryDate';
import { MEMORY_FIELDS, memoryErrors, type MemoryDraft } from '@spire/domain/memoryRules';
import { date, type Moment, number, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading, Refusal } from './readBody.ts';
import type { MemoryCategory } from '@spire/domain/options';
import { shownAs } from './labels.ts';
import { readFields } from './readFields.ts';
import { option } from './spellings.ts';

type Draft = MemoryDraft & {
  id: string | null;
  picturePath: string | null;
  /** Null where it is not known, undefined where nothing is said of it. */
  date: string | null | undefined;
};

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

/** When it was: as exactly as it is known, or as the instant that older records carry. */
const memoryDate =
  (moment: Moment): Parse<string> =>
  (sent) =>
    isMemoryDate(sent) ? sent : date(moment)(sent);

/** Null says that the date is not known; left out, nothing is said of it. */
const isUnknown = (body: unknown) => typeof body === 'object' && body !== null && 'date' in body && body.date === null;

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
        date: isUnknown(body) ? null : read('date', [['date'], memoryDate(moment)]),
      };
    },
    memoryErrors,
  );
}
