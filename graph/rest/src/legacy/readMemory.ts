import { isMemoryDate } from '@spire/domain/memoryDate';
import { MEMORY_FIELDS, memoryErrors, type MemoryDraft } from '@spire/domain/memoryRules';
import { date, type Moment, number, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading, Refusal } from './readBody.ts';
import type { MemoryCategory } from '@spire/domain/options';
import { shownAs } from './labels.ts';
import { readFields } from './readFields.ts';
import { option } from './spellings.ts';

/** One of several pictures, by its place in the bucket. */
export interface MemoryPicture {
  path: string;
  text: string;
}

type Draft = MemoryDraft & {
  id: string | null;
  picturePath: string | null;
  /** Those after the first; undefined where nothing is said of several. */
  morePictures: MemoryPicture[] | undefined;
  /** Undefined where nothing is said of it. */
  voicePath: string | null | undefined;
  /** Null where it is not known, undefined where nothing is said of it. */
  date: string | null | undefined;
};

/** A file of ours in any form it has been named: its path in its bucket, or an address that ends in it. */
const filePath = (sent: unknown): string | undefined | Refusal => {
  if (typeof sent !== 'string') return new Refusal('INVALID');
  const [address = ''] = sent.trim().split(/[?#]/);
  if (address === '') return undefined;
  const path = /\/(?:memories|voices)\/(.+)$/.exec(address)?.[1] ?? address.replace(/^(memories|voices)?\//, '');
  return /^[\w-]+(\/[\w.-]+)+$/.test(path) && !path.includes('..') ? path : new Refusal('INVALID');
};

/** Pictures in their order, each with an address and words for what it shows. */
const pictureList: Parse<MemoryPicture[]> = (sent) => {
  if (!Array.isArray(sent)) return new Refusal('INVALID');
  const read = sent.map((each: unknown) => {
    const { url, alt = '' }: { url?: unknown; alt?: unknown } = { ...(each as object) };
    const path = filePath(url);
    return typeof path === 'string' && (typeof alt === 'string' || alt === null) ? [{ path, text: alt ?? '' }] : [];
  });
  return read.every((each) => each.length > 0) ? read.flat() : new Refusal('INVALID');
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

/** Null says that there is none, or that it is not known; left out, nothing is said of it. */
const isNone = (body: unknown, ...names: string[]) =>
  typeof body === 'object' && body !== null && names.some((name) => name in body && Reflect.get(body, name) === null);

/** A memory to be saved, in either casing; what is not told has the values the form starts with (spec 2 §5). */
export function readMemory(body: unknown, moment: Moment): Reading<Draft> {
  return readBody(
    body,
    (read) => {
      read('mediaType', [['mediaType', 'media_type'], mediaType]);
      const fields = readFields(read, MEMORY_FIELDS, {
        category: [[['category'], category]],
        goodnessRating: [[['goodnessRating', 'goodness_rating', 'joy'], number]],
      });
      const one = read('picturePath', [['picturePath', 'mediaUrl', 'media_url'], filePath]) ?? null;
      // Where several are told, they are what holds; the first of them is the one that older clients know.
      const [first, ...more] = read('pictures', [['pictures'], pictureList]) ?? [];
      const several = first === undefined ? {} : { pictureText: first.text || fields.pictureText };
      const isTold = typeof body === 'object' && body !== null && 'pictures' in body && Array.isArray(body.pictures);
      return {
        id: read('id', [['id'], uuid]) ?? null,
        ...fields,
        ...several,
        picturePath: isTold ? (first?.path ?? null) : one,
        morePictures: isTold ? more : undefined,
        voicePath: isNone(body, 'voiceUrl', 'voice_url')
          ? null
          : read('voicePath', [['voicePath', 'voiceUrl', 'voice_url'], filePath]),
        date: isNone(body, 'date') ? null : read('date', [['date'], memoryDate(moment)]),
      };
    },
    memoryErrors,
  );
}
