import type { FieldError } from '@spire/domain/errorCodes';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { isTold, MEMORY_FIELDS, memoryErrors, type MemoryDraft } from '@spire/domain/memoryRules';
import {
  DEFAULT_MEMORY_CATEGORY,
  DEFAULT_MEMORY_EMOJI,
  MEMORY_CATEGORIES,
  MEMORY_EMOJIS,
  MEMORY_MARKS,
  MEMORY_TOLD,
  type MemoryCategory,
  type MemoryMark,
  type MemoryTold,
} from '@spire/domain/options';
import { blankDraft, namesOf, pickFields, trimFields } from '@spire/domain/recordFields';
import type { AddMemoryInput, ChangeMemoryInput } from '../graphTypes.generated.ts';
import { memoryDateErrors } from '@spire/domain/memoryDate';
import type { Memory } from '../memories/useMemories.ts';
import type { DraftPicture } from '../picture/draftPictures.ts';
import type { DraftDate } from './memoryTime.ts';

/** A memory being written. Its id is made here and kept with it, so that saving twice makes one memory (D45). */
export interface NewMemory extends MemoryDraft {
  id: string;
  picturePath: string | null;
  /** Those after the first, in their order. */
  morePictures: readonly DraftPicture[];
  voicePath: string | null;
  date: DraftDate;
  /** The memory when somebody began to change it, by which they hear that it has changed since. */
  begunFrom: string;
  /** Its version then, as the server names it; empty where it is not known. */
  version: string;
}

export function blankMemory(id: string): NewMemory {
  return {
    id,
    ...blankDraft(MEMORY_FIELDS),
    picturePath: null,
    morePictures: [],
    voicePath: null,
    date: '',
    begunFrom: '',
    version: '',
  };
}

/** All that can be changed of a memory, as one text to compare. */
export function contentOf(
  memory: MemoryDraft & Pick<NewMemory, 'picturePath' | 'morePictures' | 'voicePath' | 'date'>,
): string {
  const { picturePath, voicePath, date } = memory;
  const morePictures = memory.morePictures.map(({ path, text }) => ({ path, text }));
  return JSON.stringify({ ...pickFields(MEMORY_FIELDS, memory), picturePath, morePictures, voicePath, date });
}

/** A memory as its form begins. Fields the memory bank shows as told by the person count as told here too (D52). */
export function draftOf(memory: Memory): NewMemory {
  const { id, picturePath, voicePath, date, version } = memory;
  const told = MEMORY_TOLD.filter((name) => isTold(memory, name));
  const morePictures = memory.morePictures.map(({ path, text }) => ({ path, text }));
  return {
    id,
    ...pickFields(MEMORY_FIELDS, memory),
    told,
    picturePath,
    morePictures,
    voicePath,
    date,
    begunFrom: contentOf(memory),
    version,
  };
}

/** Whether somebody has begun to write: only then is there something to continue or to throw away. */
export function isBegun(draft: NewMemory): boolean {
  const { picturePath, voicePath } = withKnownChoices(draft);
  const hasFile = picturePath !== null || voicePath !== null;
  return hasFile || namesOf(MEMORY_FIELDS, 'text').some((name) => withKnownChoices(draft)[name].trim() !== '');
}

function categoryOf(draft: NewMemory): MemoryCategory {
  return isOneOf(keysOf(MEMORY_CATEGORIES), draft.category) ? draft.category : DEFAULT_MEMORY_CATEGORY;
}

/** A value that the person has chosen, said to be theirs. */
export function telling(draft: NewMemory, value: Partial<Pick<NewMemory, MemoryTold>>): Partial<NewMemory> {
  return { ...value, told: [...new Set([...draft.told, ...keysOf(value)])] };
}

/** A value that is taken back: what a memory begins with stands there again, and is nobody's word. */
export function notTelling(draft: NewMemory, name: MemoryTold): Partial<NewMemory> {
  return { [name]: MEMORY_FIELDS[name].default, told: draft.told.filter((each) => each !== name) };
}

/** A draft from an earlier version of the app may hold choices that no longer exist, and lack what is new: they become the defaults. */
export function withKnownChoices(draft: NewMemory) {
  const emoji = isOneOf(MEMORY_EMOJIS, draft.emoji) ? draft.emoji : DEFAULT_MEMORY_EMOJI;
  const voice: { voicePath?: string | null; voiceText?: string } = draft;
  return {
    ...draft,
    voicePath: voice.voicePath ?? null,
    voiceText: voice.voiceText ?? '',
    emoji,
    category: categoryOf(draft),
    told: MEMORY_TOLD.filter((each) => draft.told.includes(each)),
    marks: MEMORY_MARKS.filter((each) => draft.marks.includes(each)),
  };
}

/** Its marks with one put on or taken off. */
export function withMark(marks: readonly MemoryMark[], mark: MemoryMark, isOn: boolean): MemoryMark[] {
  const others = marks.filter((each) => each !== mark);
  return isOn ? [...others, mark] : others;
}

/** Everything that keeps the draft from being saved, one error a field; empty when it can be. */
export function draftErrors(draft: NewMemory): FieldError[] {
  const dateErrors = draft.date === '' ? [] : memoryDateErrors(draft.date, new Date());
  return [...memoryErrors(withKnownChoices(draft)), ...dateErrors];
}

function content(draft: NewMemory) {
  const { picturePath } = draft;
  const morePictures = draft.morePictures.map(({ path, text }) => ({ path, text: text.trim() }));
  const { voicePath, ...known } = withKnownChoices(draft);
  const fields = trimFields(MEMORY_FIELDS, known);
  return {
    id: draft.id,
    ...fields,
    pictureText: picturePath === null ? '' : fields.pictureText,
    picturePath,
    morePictures,
    voiceText: voicePath === null ? '' : fields.voiceText,
    voicePath,
  };
}

/** The input of the mutation: texts trimmed, written down `today` and of that day unless told. */
export function memoryInput(draft: NewMemory, today: string): AddMemoryInput {
  return { ...content(draft), date: draft.date === '' ? today : draft.date, writtenOn: today };
}

/**
 * The same for a memory that is there. It is sent with the version it began from, so that the server
 * refuses it where somebody has changed the memory since; where they have written the very same, that is no change.
 */
export function changeInput(draft: NewMemory, standing: Memory): ChangeMemoryInput {
  const version = draft.begunFrom === contentOf(standing) ? standing.version : draft.version;
  return { ...content(draft), date: draft.date, ...(version === '' ? {} : { version }) };
}
