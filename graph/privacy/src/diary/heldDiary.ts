import { createHash, randomUUID } from 'node:crypto';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import { entryBatches, entryInput, hasContent } from '@spire/imports/entryInputs';
import { answered } from '@spire/imports/moodsByDate';
import type { DateOrder, ReadEntry, ReadingOptions } from '@spire/imports/reading';
import type { PersonsPictures } from '../personsPictures.ts';
import { type DiaryHead, ENTRIES_IN_PART, type HeldPicture, partName, pictureName } from './diaryParts.ts';
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
    entries.push(...((await heldPart<ReadEntry[]>(ask, id, partName('dmy', number))).content ?? []));
  const skipped = from - first * ENTRIES_IN_PART;
  const next = from + limit;
  return { entries: entries.slice(skipped, skipped + limit), next: next < head.counts.entries ? next : null };
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** What the names of an import's pictures begin with, so that they go with it. */
export const picturesOf = (id: string) => `import-${id.replaceAll('-', '')}-`;

/** Where each picture of a file is put; the same picture of the same import has the same place. */
async function placePictures(ask: AskGraph, pictures: PersonsPictures, id: string, head: DiaryHead) {
  const places = new Map<string, string>();
  for (const number of head.pictures.keys()) {
    const { owner, content } = await heldPart<HeldPicture>(ask, id, pictureName(number));
    if (content === undefined) continue;
    const { name, type, base64 } = content;
    const mark = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const path = `${owner}/${picturesOf(id)}${mark}.${ENDINGS[type] ?? 'jpg'}`;
    await pictures.put(owner, { path, type, base64 });
    places.set(name, path);
  }
  return places;
}

/** Takes in a file that waits, as the person answered; undefined when it waits no more. */
export async function confirmDiary(
  ask: AskGraph,
  pictures: PersonsPictures,
  id: string,
  answers: DiaryAnswers,
): Promise<{ added: number; already: number } | undefined> {
  const { content: head } = await heldPart<DiaryHead>(ask, id, HEAD);
  if (head === undefined) return undefined;
  const order = head.unsureDates === null ? 'dmy' : answers.dateOrder;
  const places = await placePictures(ask, pictures, id, head);
  const sum = { added: 0, already: 0 };
  for (let number = 0; number < (head.parts[order] ?? 0); number += 1) {
    const { content = [] } = await heldPart<ReadEntry[]>(ask, id, partName(order, number));
    const entries = answered(content, answers.moods).map((entry) => entryInput(entry, answers.notes, places));
    for (const batch of entryBatches(entries.filter(hasContent))) {
      const input = { importId: id, source: head.format, entries: batch };
      const { added, already } = (await ask(ADD, { input })).addImportedEntries;
      sum.added += added;
      sum.already += already;
    }
  }
  return sum;
}
