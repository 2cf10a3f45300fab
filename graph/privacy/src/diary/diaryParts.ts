import { keptPictures } from '@spire/imports/keptPictures';
import { readImport } from '@spire/imports/readImport';
import {
  type Column,
  type DateOrder,
  type NamedMood,
  type ReadEntry,
  type ReadingOptions,
  type Skipped,
  type SkippedPicture,
  UnreadableFile,
  type UnsureDates,
} from '@spire/imports/reading';

/** Entries in a part of what is held. */
export const ENTRIES_IN_PART = 100;
/** The person is told of so many parts one by one; the rest is counted. */
const MOST_TOLD = 2000;

/** The part of a file that is known without its entries. */
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
  /** Of a table: what its columns are taken for, and how many parts the file itself is in, to be read by others. */
  columns: Column[];
  fileParts: number;
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

/** Bytes of a table in one part: as base64 it is smaller than a part may be. */
const FILE_BYTES = 6_000_000;
export const filePartName = (number: number) => `file-${number}`;

function fileParts({ length }: Uint8Array, format: string): Map<string, [from: number, to: number]> {
  const count = format === 'table' ? Math.ceil(length / FILE_BYTES) : 0;
  return new Map(
    Array.from({ length: count }, (_, at) => [filePartName(at), [at * FILE_BYTES, (at + 1) * FILE_BYTES]]),
  );
}

/** Reads a file and takes it apart. */
export function diaryPartsOf(bytes: Uint8Array, options: ReadingOptions): DiaryParts {
  const reading = readImport(bytes, { ...options, dateOrder: 'dmy' });
  if (reading.format === 'table' && !reading.columns.some(({ role }) => role === 'date'))
    throw new UnreadableFile('notADiary');
  const orders = new Map([['dmy' as DateOrder, batchesOf(reading.entries)]]);
  if (reading.unsureDates !== null)
    orders.set('mdy', batchesOf(readImport(bytes, { ...options, dateOrder: 'mdy' }).entries));
  const { kept, skipped } = keptPictures(reading);
  const file = fileParts(bytes, reading.format);
  const contents = new Map<string, unknown>();
  for (const [order, batches] of orders)
    for (const [number, batch] of batches.entries()) contents.set(partName(order, number), batch);
  for (const [number, [name, { type, bytes: content }]] of kept.entries())
    contents.set(pictureName(number), {
      name,
      type,
      base64: Buffer.from(content).toString('base64'),
    } satisfies HeldPicture);
  const { format, entries, moodNames, unsureDates, left, columns } = reading;
  const head: DiaryHead = {
    ...{ format, moodNames, unsureDates, left, columns },
    counts: {
      entries: entries.length,
      moods: entries.filter(({ mood }) => mood !== null).length,
      texts: entries.filter(({ note, title = '' }) => note !== '' || title !== '').length,
      pictures: kept.length,
    },
    skipped: reading.skipped.slice(0, MOST_TOLD),
    skippedPictures: [...reading.skippedPictures, ...skipped].slice(0, MOST_TOLD),
    parts: Object.fromEntries([...orders].map(([order, { length }]) => [order, length])),
    pictures: kept.map(([name]) => name),
    fileParts: file.size,
  };
  const part = (name: string) => {
    const place = file.get(name);
    const text = place === undefined ? contents.get(name) : Buffer.from(bytes.subarray(...place)).toString('base64');
    return JSON.stringify(text);
  };
  return { head, names: [...contents.keys(), ...file.keys()], part };
}
