import { addDays, localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import {
  IMPORT_LIMITS,
  type ImportedContent,
  importedEntryErrors,
  lastUndoDate,
  moodOfDay,
  NEW_WORDS_DAYS,
  sourceErrors,
} from '@spire/domain/importRules';
import { isOwnPicturePath } from '@spire/domain/pictureBucket';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found, idErrors, storedId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { isStorable } from '@spire/graph-kit/texts';
import type { AddImportedEntriesInput, ImportedEntryInput, ImportedMoodArguments } from './importedEntry.input.ts';
import type { ImportedEntryStore, StoredImport } from './importedEntry.store.ts';
import type { AddedEntries, DiaryImport, ImportedEntryConnection, ImportedMood } from './importedEntry.type.ts';
import { areHeavy } from './heavyWords.ts';

export interface ImportedEntryService {
  /** A page of imported entries, newest first. */
  page(claims: Claims, wanted: PageArguments): Promise<ImportedEntryConnection>;
  /** The moods of days that have none of their own: of several in a day the latest, the mean where one has no time. */
  moods(claims: Claims, wanted: ImportedMoodArguments): Promise<ImportedMood[]>;
  /** Every import, newest first, those that were undone too. */
  imports(claims: Claims): Promise<DiaryImport[]>;
  /** Adds entries to their import; the same entry once more adds nothing, so that a lost answer does no harm (D45). */
  add(context: RequestContext, input: AddImportedEntriesInput): Promise<AddedEntries>;
  /** Takes all entries of an import away, until its last date; NOT_FOUND for what cannot be undone any more. */
  undo(context: RequestContext, id: string): Promise<DiaryImport>;
  /** Deletes an imported entry; NOT_FOUND for what is not the person's own. */
  remove(claims: Claims, id: string): Promise<true>;
}

const LAST_DATE = '9999-12-31';

function contentOf(entry: ImportedEntryInput): ImportedContent {
  const { moment = null } = entry;
  return {
    date: entry.date,
    time: entry.time ?? null,
    moment: moment === null ? null : moment.toISOString(),
    mood: entry.mood ?? null,
    moodName: entry.moodName?.trim() || null,
    title: (entry.title ?? '').trim(),
    text: (entry.text ?? '').trim(),
    activities: entry.activities ?? [],
    toldActivities: entry.toldActivities ?? [],
    feelings: entry.feelings ?? [],
    pictures: entry.pictures ?? [],
  };
}

/** Texts with what cannot be stored replaced, so that one odd letter stops nothing. */
const storable = (text: string) => (isStorable(text) ? text : text.toWellFormed().replaceAll('\0', ''));

function wellFormed(entry: ImportedContent): ImportedContent {
  const lists = {
    activities: entry.activities.map(storable),
    toldActivities: entry.toldActivities.map(storable),
    feelings: entry.feelings.map(storable),
  };
  const moodName = entry.moodName === null ? null : storable(entry.moodName);
  return { ...entry, moodName, title: storable(entry.title), text: storable(entry.text), ...lists };
}

function entriesErrors({ sub }: Claims, entries: readonly ImportedContent[], now: Date): FieldError[] {
  if (entries.length === 0) return [{ field: 'entries', code: 'REQUIRED' }];
  if (entries.length > IMPORT_LIMITS.entriesAtOnce)
    return [{ field: 'entries', code: 'TOO_MANY', limit: IMPORT_LIMITS.entriesAtOnce }];
  const characters = entries.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  if (characters > IMPORT_LIMITS.charactersAtOnce)
    return [{ field: 'entries', code: 'TOO_LONG', limit: IMPORT_LIMITS.charactersAtOnce }];
  return entries.flatMap((entry, index) =>
    [
      ...importedEntryErrors(entry, now),
      ...(entry.pictures.every((path) => isOwnPicturePath(sub, path))
        ? []
        : [{ field: 'pictures', code: 'INVALID' } as const]),
    ].map((error) => ({ ...error, field: `entries.${index}.${error.field}` })),
  );
}

export function createImportedEntryService(store: ImportedEntryStore): ImportedEntryService {
  const told = ({ undoneEntries, ...stored }: StoredImport): DiaryImport => ({
    ...stored,
    entries: undoneEntries ?? stored.entries,
    undoUntil: lastUndoDate(stored.date),
  });

  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wish)),
    moods: async (claims, { from, to }) => {
      const days = Map.groupBy(await store.moods(claims, from, to ?? LAST_DATE), ({ date }) => date);
      return [...days].flatMap(([date, entries]) => {
        const mood = moodOfDay(entries);
        const [{ source } = { source: '' }] = entries;
        return mood === null ? [] : [{ date, mood, source }];
      });
    },
    imports: async (claims) => (await store.imports(claims)).map(told),
    add: async ({ claims, now, timeZone }, { source, ...input }) => {
      const importId = input.importId.toLowerCase();
      const entries = input.entries.map((entry) => wellFormed(contentOf(entry)));
      refuseWhenWrong([
        ...idErrors(importId, 'importId'),
        ...sourceErrors(source),
        ...entriesErrors(claims, entries, now),
      ]);
      const date = localDate(now, timeZone);
      const added = found(await store.add(claims, { id: importId, source, date, createdAt: now }, entries));
      const lastOld = addDays(date, -NEW_WORDS_DAYS);
      const old = entries.filter(({ date }) => date < lastOld).flatMap(({ title, text }) => [title, text]);
      return { added, already: entries.length - added, isHeavy: await areHeavy(old) };
    },
    undo: async (context, id) => {
      const { claims, now, timeZone } = context;
      const stored = (await store.imports(claims)).find((each) => each.id === storedId(id));
      const isLate = localDate(now, timeZone) > told(found(stored)).undoUntil;
      return told(found(!isLate && (await store.undo(claims, storedId(id), now))));
    },
    remove: async (claims, id) => found(await store.remove(claims, storedId(id))),
  };
}
