import { DAY_LIMITS } from './dailyRules.ts';
import { addDays, isLocalDate, isTodaySomewhere, type LocalDate } from './dates.ts';
import type { FieldError } from './errorCodes.ts';
import { optionErrors } from './fieldChecks.ts';
import { IMPORT_SOURCES } from './importSources.ts';
import { characterCount } from './limits.ts';

/** Bounds of what is brought along from another app (D73). */
export const IMPORT_LIMITS = {
  /** Entries that are sent at once, and characters of all their words. */
  entriesAtOnce: 100,
  charactersAtOnce: 200_000,
  text: 20_000,
  name: 200,
  list: 100,
  /** Minutes that a file which was read waits for its answer. */
  previewMinutes: 60,
  undoDays: 30,
  firstDate: '1900-01-01',
} as const;

/** Words of other days are old; those of the last week are screened as new ones are. */
export const NEW_WORDS_DAYS = 7;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** One entry of another app as it is kept. */
export interface ImportedContent {
  date: string;
  /** hh:mm, or null. */
  time: string | null;
  /** By which the entries of a day are ordered, ISO in UTC; null without a time. */
  moment: string | null;
  mood: number | null;
  moodName: string | null;
  title: string;
  text: string;
  activities: readonly string[];
  /** The other app's own words for them, where they are called otherwise here; by these the same entry is known again. */
  toldActivities: readonly string[];
  feelings: readonly string[];
  pictures: readonly string[];
}

const tooLong = (field: string, text: string, limit: number): FieldError[] =>
  characterCount(text) > limit ? [{ field, code: 'TOO_LONG', limit }] : [];

function listErrors(field: string, names: readonly string[]): FieldError[] {
  if (names.length > IMPORT_LIMITS.list) return [{ field, code: 'TOO_MANY', limit: IMPORT_LIMITS.list }];
  return names.flatMap((name) => tooLong(field, name, IMPORT_LIMITS.name)).slice(0, 1);
}

/** The faults in the name of where something is brought from. */
export function sourceErrors(source: string): FieldError[] {
  return optionErrors('source', source, IMPORT_SOURCES);
}

/** The faults in an entry of another app; its day may be as old as it is, but not ahead. */
export function importedEntryErrors(entry: ImportedContent, now: Date): FieldError[] {
  const { date, mood } = entry;
  const isPast = date < now.toISOString().slice(0, 10) || isTodaySomewhere(date, now);
  const { min, max } = DAY_LIMITS.mood;
  return [
    ...(isLocalDate(date) && date >= IMPORT_LIMITS.firstDate && isPast
      ? []
      : [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: 0 } as const]),
    ...(entry.time === null || TIME.test(entry.time) ? [] : [{ field: 'time', code: 'INVALID' } as const]),
    ...(mood === null || (Number.isInteger(mood) && mood >= min && mood <= max)
      ? []
      : [{ field: 'mood', code: 'OUT_OF_RANGE', limit: max } as const]),
    ...tooLong('moodName', entry.moodName ?? '', IMPORT_LIMITS.name),
    ...tooLong('title', entry.title, IMPORT_LIMITS.text),
    ...tooLong('text', entry.text, IMPORT_LIMITS.text),
    ...listErrors('activities', entry.activities),
    ...listErrors('toldActivities', entry.toldActivities),
    ...listErrors('feelings', entry.feelings),
    ...listErrors('pictures', entry.pictures),
  ];
}

/** The last date on which an import can be undone as a whole. */
export function lastUndoDate(importedOn: LocalDate): LocalDate {
  return addDays(importedOn, IMPORT_LIMITS.undoDays);
}

interface TimedMood {
  /** Of anything that is ordered; null without a time. */
  moment: number | null;
  mood: number;
}

/** The mean of moods, halves up. */
export const meanMood = (moods: readonly number[]): number =>
  Math.floor(moods.reduce((sum, mood) => sum + mood, 0) / moods.length + 0.5 + 1e-9);

/** The mood of a day by its entries: the latest; the mean where one of them has no time. */
export function moodOfDay(entries: readonly TimedMood[]): number | null {
  if (entries.length === 0) return null;
  if (entries.some(({ moment }) => moment === null)) return meanMood(entries.map(({ mood }) => mood));
  return entries.reduce((latest, entry) => ((entry.moment ?? 0) > (latest.moment ?? 0) ? entry : latest)).mood;
}
