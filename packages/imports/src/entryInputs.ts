import { IMPORT_LIMITS } from '@spire/domain/importRules';
import type { ReadEntry } from './reading.ts';

/** What is sent of an entry. */
export interface EntryInput {
  date: string;
  time: string | null;
  moment: string | null;
  mood: number | null;
  moodName: string | null;
  title: string;
  text: string;
  activities: string[];
  feelings: string[];
  pictures: string[];
}

/** An entry as it is sent: with its words where they are wanted, and with pictures that have a place. */
export function entryInput(entry: ReadEntry, hasNotes: boolean, places: ReadonlyMap<string, string>): EntryInput {
  const {
    date,
    time,
    moment,
    mood,
    moodName = null,
    title = '',
    note,
    activities,
    feelings = [],
    pictures = [],
  } = entry;
  return {
    ...{ date, time, mood, moodName, activities, feelings },
    moment: moment === null ? null : new Date(moment).toISOString(),
    title: hasNotes ? title : '',
    text: hasNotes ? note : '',
    pictures: pictures.flatMap((name) => places.get(name) ?? []),
  };
}

/** Entries in parts that may be sent together. */
export function* entryBatches(entries: readonly EntryInput[]): Generator<EntryInput[]> {
  let batch: EntryInput[] = [];
  let characters = 0;
  for (const entry of entries) {
    const length = entry.title.length + entry.text.length;
    if (batch.length >= IMPORT_LIMITS.entriesAtOnce || characters + length > IMPORT_LIMITS.charactersAtOnce) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(entry);
    characters += length;
  }
  if (batch.length > 0) yield batch;
}

/** Whether anything of an entry is left when its words stay behind. */
export function hasContent({ mood, moodName, title, text, activities, feelings, pictures }: EntryInput): boolean {
  const words = [moodName ?? '', title, text].some((each) => each !== '');
  return mood !== null || words || activities.length + feelings.length + pictures.length > 0;
}
