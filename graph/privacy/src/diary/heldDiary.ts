import { createHash, randomUUID } from 'node:crypto';
import { ApplicationError } from '@spire/graph-kit/errors';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import { entryBatches, entryInput, hasContent } from '@spire/imports/entryInputs';
import { answered } from '@spire/imports/moodsByDate';
import { foldName } from '@spire/imports/text/fold';
import type { Column, ColumnRole, DateOrder, ReadEntry, ReadingOptions } from '@spire/imports/reading';
import type { PersonsPictures } from '../personsPictures.ts';
import {
  type DiaryHead,
  ENTRIES_IN_PART,
  filePartName,
  type HeldPicture,
  partName,
  pictureName,
} from './diaryParts.ts';
import { readDiary } from './readDiary.ts';
import type { ReceivedFile } from './receivedFile.ts';

const HEAD = 'head';

const HOLD = operation<{ holdImport: boolean }, { id: string; part: string; document: string }>(
  'mutation RestHoldImport($id: ID!, $part: String!, $document: String!) { holdImport(importId: $id, part: $part, document: $document) }',
);
const HELD = operation<{ me: { id: string; heldImport: string | null } }, { id: string; part: string }>(
  'query RestHeldImport($id: ID!, $part: String!) { me { id heldImport(importId: $id, part: $part) } }',
);
interface Added {
  addImportedEntries: { added: number; already: number };
}
const ADD = operation<Added, { input: object }>(
  'mutation RestAddImportedEntries($input: AddImportedEntriesInput!) { addImportedEntries(input: $input) { added already } }',
);

/** How the person answered what is asked about a file. */
export interface DiaryAnswers {
  moods: Readonly<Record<string, number | null>>;
  dateOrder: DateOrder;
  notes: boolean;
  /** Names of activities here, by those in the file; null for one that stays behind. */
  activities: Readonly<Record<string, string | null>>;
  /** Of a table: what columns are, by name; the others stay what they were taken for. */
  columns?: Readonly<Record<string, ColumnRole | null>> | undefined;
}

/** Reads a file, and holds it for whoever sent it until they have answered. */
export async function holdDiary(
  ask: AskGraph,
  file: ReceivedFile,
  options: ReadingOptions,
): Promise<DiaryHead & { id: string }> {
  const id = randomUUID();
  const head = await readDiary(file.bytes(), options, (part, document) => ask(HOLD, { id, part, document }));
  await ask(HOLD, { id, part: HEAD, document: JSON.stringify(head) });
  return { id, ...head };
}

async function heldPart<Content>(
  ask: AskGraph,
  id: string,
  part: string,
): Promise<{ owner: string; content?: Content }> {
  const { id: owner, heldImport } = (await ask(HELD, { id, part })).me;
  return heldImport === null ? { owner } : { owner, content: JSON.parse(heldImport) as Content };
}

/** A part that waits; NOT_FOUND once its hour is over, so that nothing is left out without a word. */
async function partOf<Content>(ask: AskGraph, id: string, part: string): Promise<{ owner: string; content: Content }> {
  const { owner, content } = await heldPart<Content>(ask, id, part);
  if (content === undefined) throw new ApplicationError('NOT_FOUND');
  return { owner, content };
}

/** Entries of a file that waits, from a place on; undefined when it waits no more. */
export async function heldEntries(
  ask: AskGraph,
  id: string,
  { from, limit }: { from: number; limit: number },
): Promise<{ entries: ReadEntry[]; next: number | null } | undefined> {
  const { content: head } = await heldPart<DiaryHead>(ask, id, HEAD);
  if (head === undefined) return undefined;
  const entries: ReadEntry[] = [];
  const [first, last] = [Math.floor(from / ENTRIES_IN_PART), Math.ceil((from + limit) / ENTRIES_IN_PART)];
  for (let number = first; number < Math.min(last, head.parts.dmy ?? 0); number += 1)
    entries.push(...(await partOf<ReadEntry[]>(ask, id, partName('dmy', number))).content);
  const skipped = from - first * ENTRIES_IN_PART;
  const next = from + limit;
  return { entries: entries.slice(skipped, skipped + limit), next: next < head.counts.entries ? next : null };
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Pictures of an import have this prefix in their names, so that they are deleted with it. */
export const picturesOf = (id: string) => `import-${id.replaceAll('-', '')}-`;

/** Where each picture of a file is put; the same picture of the same import has the same place. */
async function placePictures(ask: AskGraph, pictures: PersonsPictures, id: string, head: DiaryHead) {
  const places = new Map<string, string>();
  for (const number of head.pictures.keys()) {
    const { owner, content } = await partOf<HeldPicture>(ask, id, pictureName(number));
    const { name, type, base64 } = content;
    const mark = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const path = `${owner}/${picturesOf(id)}${mark}.${ENDINGS[type] ?? 'jpg'}`;
    await pictures.put(owner, { path, type, base64 });
    places.set(name, path);
  }
  return places;
}

/** The roles of all columns of a table, once some of them are told: each role has one column. */
function rolesWith(
  columns: readonly Column[],
  told: Readonly<Record<string, ColumnRole | null>>,
): Record<string, ColumnRole | null> {
  const taken = new Set(Object.values(told));
  return Object.fromEntries(
    columns.map(({ name, role }) => [name, name in told ? (told[name] ?? null) : taken.has(role) ? null : role]),
  );
}

/** Entries of a file that waits, part by part, with the head of what was read. */
interface Waiting {
  head: DiaryHead;
  entriesOf: (order: DateOrder, number: number) => Promise<ReadEntry[]>;
}

/** Reads a table that waits once more, with its columns as they were told. */
async function readAnew(
  ask: AskGraph,
  id: string,
  { fileParts }: DiaryHead,
  options: ReadingOptions,
): Promise<Waiting> {
  const bytes: Buffer[] = [];
  for (let number = 0; number < fileParts; number += 1)
    bytes.push(Buffer.from((await partOf<string>(ask, id, filePartName(number))).content, 'base64'));
  const parts = new Map<string, string>();
  const keep = (name: string, content: string) => Promise.resolve(parts.set(name, content));
  const head = await readDiary(new Uint8Array(Buffer.concat(bytes)), options, keep);
  return {
    head,
    entriesOf: (order, number) =>
      Promise.resolve(JSON.parse(parts.get(partName(order, number)) ?? '[]') as ReadEntry[]),
  };
}

/** The columns of a table that waits; undefined when it waits no more. */
export async function heldColumns(ask: AskGraph, id: string): Promise<Column[] | undefined> {
  return (await heldPart<DiaryHead>(ask, id, HEAD)).content?.columns;
}

/** Takes in a file that waits, as the person answered; undefined when it waits no more. */
export async function confirmDiary(
  ask: AskGraph,
  pictures: PersonsPictures,
  id: string,
  { answers, ...options }: { answers: DiaryAnswers } & Pick<ReadingOptions, 'zone' | 'today'>,
): Promise<{ added: number; already: number } | undefined> {
  const { content: held } = await heldPart<DiaryHead>(ask, id, HEAD);
  if (held === undefined) return undefined;
  const { columns = {} } = answers;
  const { head, entriesOf }: Waiting =
    Object.keys(columns).length > 0 && held.fileParts > 0
      ? await readAnew(ask, id, held, { ...options, columns: rolesWith(held.columns, columns) })
      : {
          head: held,
          entriesOf: async (order, number) => (await partOf<ReadEntry[]>(ask, id, partName(order, number))).content,
        };
  const order = head.unsureDates === null ? 'dmy' : answers.dateOrder;
  const places = await placePictures(ask, pictures, id, head);
  const called = new Map(Object.entries(answers.activities).map(([name, told]) => [foldName(name), told]));
  const callActivity = (name: string) => called.get(foldName(name)) ?? (called.has(foldName(name)) ? null : name);
  const wishes = { hasNotes: answers.notes, places, callActivity };
  const sum = { added: 0, already: 0 };
  for (let number = 0; number < (head.parts[order] ?? 0); number += 1) {
    const content = await entriesOf(order, number);
    const entries = answered(content, answers.moods).map((entry) => entryInput(entry, wishes));
    for (const batch of entryBatches(entries.filter(hasContent))) {
      const input = { importId: id, source: head.format, entries: batch };
      const { added, already } = (await ask(ADD, { input })).addImportedEntries;
      sum.added += added;
      sum.already += already;
    }
  }
  return sum;
}
