import { IMPORT_LIMITS } from '@spire/domain/importRules';
import type { ReadEntry } from './reading.ts';

/** The fields of an entry that are sent. */
export interface EntryInput {
  date: string;
  time: string | null;
  moment: string | null;
  mood: number | null;
  moodName: string | null;
  title: string;
  text: string;
  activities: string[];
  /** As the other app has them, where they are called otherwise here. */
  toldActivities: string[];
  feelings: string[];
  pictures: string[];
}

/** How the person wants what was read. */
export interface Wishes {
  hasNotes: boolean;
  /** Where pictures are put; those without a place stay behind. */
  places: ReadonlyMap<string, string>;
  /** The name of an activity here; null where it stays behind. */
  callActivity?: (name: string) => string | null;
}

/** An entry as it is sent: with its words where they are wanted, and with pictures that have a place. */
export function entryInput(entry: ReadEntry, { hasNotes, places, callActivity = (name) => name }: Wishes): EntryInput {
  const {
    date,
    time,
    moment,
    mood,
    moodName = null,
    title = '',
    note,
    activities: told,
    feelings = [],
    pictures = [],
  } = entry;
  const activities = [...new Set(told.flatMap((name) => callActivity(name) ?? []))];
  const isAsTold = activities.join('\n') === told.join('\n');
  return {
    ...{ date, time, mood, moodName, activities, feelings },
    toldActivities: isAsTold ? [] : told,
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
