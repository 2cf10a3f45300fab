import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { barePicture } from '@spire/imports/barePicture';
import { readImport } from '@spire/imports/readImport';
import {
  type DateOrder,
  type NamedMood,
  type ReadEntry,
  type Reading,
  type ReadingOptions,
  type Skipped,
  type SkippedPicture,
  UnreadableFile,
  type UnsureDates,
} from '@spire/imports/reading';

/** Entries in a part of what is held. */
export const ENTRIES_IN_PART = 100;
/** What a person is told of one by one; the rest is counted. */
const MOST_TOLD = 2000;

/** What is known of a file without its entries. */
export interface DiaryHead {
  format: string;
  counts: { entries: number; moods: number; texts: number; pictures: number };
  moodNames: NamedMood[];
  unsureDates: UnsureDates | null;
  skipped: Skipped[];
  skippedPictures: SkippedPicture[];
  left: string[];
  /** How many parts the entries are in, for each order that the dates may be read in. */
  parts: Partial<Record<DateOrder, number>>;
  pictures: string[];
}

/** A picture as it is held. */
export interface HeldPicture {
  name: string;
  type: string;
  base64: string;
}

/** A file that was read, in parts that can be held one by one. */
export interface DiaryParts {
  head: DiaryHead;
  names: string[];
  part(name: string): string;
}

export const partName = (order: DateOrder, number: number) => `${order}-${number}`;
export const pictureName = (number: number) => `picture-${number}`;

function batchesOf(entries: readonly ReadEntry[]): ReadEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / ENTRIES_IN_PART) }, (_, at) =>
    entries.slice(at * ENTRIES_IN_PART, (at + 1) * ENTRIES_IN_PART),
  );
}

/** Pictures without their words; what is too large or not put together as it says is left out, with why. */
function heldPictures(reading: Reading): { held: HeldPicture[]; skipped: SkippedPicture[] } {
  const skipped: SkippedPicture[] = [];
  const at = new Map(reading.entries.flatMap(({ pictures = [], at: place }) => pictures.map((name) => [name, place])));
  const held = [...reading.pictures].flatMap(([name, picture]) => {
    const bare = barePicture(picture);
    const isLarge = bare !== undefined && bare.bytes.length > PICTURE_BUCKET.mostBytes;
    if (bare === undefined || isLarge)
      skipped.push({ at: at.get(name) ?? '', why: isLarge ? 'too large' : 'type', picture: name });
    return bare === undefined || isLarge
      ? []
      : [{ name, type: bare.type, base64: Buffer.from(bare.bytes).toString('base64') }];
  });
  return { held, skipped };
}

/** Reads a file and takes it apart. */
export function diaryPartsOf(bytes: Uint8Array, options: ReadingOptions): DiaryParts {
  const reading = readImport(bytes, { ...options, dateOrder: 'dmy' });
  if (reading.format === 'table' && !reading.columns.some(({ role }) => role === 'date'))
    throw new UnreadableFile('notADiary');
  const orders = new Map([['dmy' as DateOrder, batchesOf(reading.entries)]]);
  if (reading.unsureDates !== null)
    orders.set('mdy', batchesOf(readImport(bytes, { ...options, dateOrder: 'mdy' }).entries));
  const { held, skipped } = heldPictures(reading);
  const contents = new Map<string, unknown>();
  for (const [order, batches] of orders)
    for (const [number, batch] of batches.entries()) contents.set(partName(order, number), batch);
  for (const [number, picture] of held.entries()) contents.set(pictureName(number), picture);
  const { format, entries, moodNames, unsureDates, left } = reading;
  const head: DiaryHead = {
    ...{ format, moodNames, unsureDates, left },
    counts: {
      entries: entries.length,
      moods: entries.filter(({ mood }) => mood !== null).length,
      texts: entries.filter(({ note, title = '' }) => note !== '' || title !== '').length,
      pictures: held.length,
    },
    skipped: reading.skipped.slice(0, MOST_TOLD),
    skippedPictures: [...reading.skippedPictures, ...skipped].slice(0, MOST_TOLD),
    parts: Object.fromEntries([...orders].map(([order, { length }]) => [order, length])),
    pictures: held.map(({ name }) => name),
  };
  return { head, names: [...contents.keys()], part: (name) => JSON.stringify(contents.get(name)) };
}
