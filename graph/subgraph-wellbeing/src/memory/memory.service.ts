import type { FieldError } from '@spire/domain/errorCodes';
import { characterCount, LIMITS } from '@spire/domain/limits';
import { MEMORY_FIELDS, memoryErrors, MOST_SEEN_MEMORIES } from '@spire/domain/memoryRules';
import type { MemoryCategory } from '@spire/domain/options';
import { DEFAULT_TIME_ZONE, isAcceptedDate, isLocalDate, localDate } from '@spire/domain/dates';
import { memoryDateErrors, placeOfMemory } from '@spire/domain/memoryDate';
import { type Hit, searchFor } from '@spire/domain/search';
import { trimFields } from '@spire/domain/recordFields';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import { type Claims, UUID } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { type Page, type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found, idErrors, newRecordId, storedId } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import type {
  AddMemoryInput,
  ChangeMemoryInput,
  MemoryArguments,
  MemoryContentInput,
  MemoryPickArguments,
} from './memory.input.ts';
import type { MemoryContent, MemoryStore, SearchedTexts } from './memory.store.ts';
import { pictureErrors, voiceErrors, voiceOf } from './memory.files.ts';
import { pageFrom } from './memoryPlace.ts';
import { memoryVersion } from './memoryVersion.ts';
import { MEMORY_TEXTS } from './memory.texts.ts';
import type { Memory, MemoryCategoryCount, MemoryPage } from './memory.type.ts';

export interface MemoryService {
  /** A page of at most 50 memories (D17), in the order wished for, of one category or of all, and with the words searched for. */
  page(claims: Claims, wanted: MemoryArguments): Promise<MemoryPage>;
  /** How many there are, at a cost that does not grow with them. */
  count(claims: Claims, category: MemoryCategory | null): Promise<number>;
  /** The categories that have memories: what filters are offered (trap 69). */
  categories(claims: Claims): Promise<MemoryCategoryCount[]>;
  find(claims: Claims, id: string): Promise<Memory | null>;
  /** One memory to look at again; on a hard day never one that the person does not want then. */
  pick(claims: Claims, wanted: MemoryPickArguments): Promise<Memory | null>;
  /** Stores a memory; a repeat with the same id answers the stored one, so that a lost answer does no harm (D45). */
  add(claims: Claims, input: AddMemoryInput, now: Date): Promise<Memory>;
  /**
   * Replaces what a memory of the person's own holds; NOT_FOUND for any other id, and CHANGED_MEANWHILE where somebody
   * has changed it since the version named. A repeat whose answer was lost finds its own words there, and is answered.
   */
  change(claims: Claims, input: ChangeMemoryInput, now: Date): Promise<Memory>;
  /** Deletes the memory and keeps its points (trap 60); NOT_FOUND for what is not the person's own. */
  remove(claims: Claims, id: string): Promise<true>;
}

/** Searches the texts that the person has written of a memory. */
function hitsOf(words: string): (texts: SearchedTexts) => Hit | undefined {
  const hitOf = searchFor(words);
  return ({ title, description, voiceText }) => hitOf(`${title}\n${description}\n${voiceText}`);
}

/** The day it was written down, where the client does not tell: it is told no more exactly than by the memory's own date. */
function writingDay({ date, writtenOn }: AddMemoryInput, now: Date): string {
  if (typeof writtenOn === 'string') return writtenOn;
  const isDay = isLocalDate(date) && isAcceptedDate(date, now, LIMITS.lateDays);
  return isDay ? date : localDate(now, DEFAULT_TIME_ZONE);
}

function readContent(
  { sub }: Claims,
  input: MemoryContentInput,
): { content: Omit<MemoryContent, 'date'>; errors: FieldError[] } {
  const { picturePath = null, morePictures, voicePath } = input;
  const more = morePictures?.map(({ path, text }) => ({ path, text: text.trim() }));
  const content = { ...trimFields(MEMORY_FIELDS, input), picturePath, morePictures: more, voicePath };
  return {
    content,
    errors: [
      ...storableErrors(MEMORY_TEXTS.of({ ...content, morePictures: '' })),
      ...memoryErrors(content),
      ...pictureErrors(sub, picturePath, more ?? []),
      ...voiceErrors(sub, voicePath ?? null),
    ],
  };
}

export function createMemoryService(store: MemoryStore): MemoryService {
  async function newest(claims: Claims, category: MemoryCategory | null, wanted: PageArguments): Promise<Page<Memory>> {
    const page = await readPage(wanted, async (wish) =>
      (await store.list(claims, category, wish)).map((memory) => ({
        memory,
        id: memory.id,
        date: placeOfMemory(memory.date),
        createdAt: memory.createdAt,
      })),
    );
    return { ...page, nodes: page.nodes.map(({ memory }) => memory) };
  }
  const counts = async (claims: Claims) => (await store.counts(claims)).filter(({ count }) => count > 0);

  return {
    page: async (claims, { category = null, search, order, ...wanted }) => {
      const words = search?.trim() ?? '';
      if (characterCount(words) > LIMITS.title)
        refuseWhenWrong([{ field: 'search', code: 'TOO_LONG', limit: LIMITS.title }]);
      if (words !== '') {
        // Texts are sealed one by one: the server opens all of them, and keeps nothing of it (decision 0065).
        const found = await store.search(claims, { category, order }, hitsOf(words));
        const page = await pageFrom(wanted, (from, limit) => store.those(claims, found.slice(from, from + limit)));
        return { ...page, category, found: found.length };
      }
      const page: Page<Memory> =
        order === 'newest'
          ? await newest(claims, category, wanted)
          : await pageFrom(wanted, (from, limit) => store.inOrder(claims, { category, order }, { from, limit }));
      return { ...page, category, found: null };
    },
    pick: (claims, wanted) =>
      store.pick(claims, { ...wanted, seen: wanted.seen.filter((id) => UUID.test(id)).slice(-MOST_SEEN_MEMORIES) }),
    count: async (claims, category) => {
      const counted = (await counts(claims)).filter((each) => category === null || each.category === category);
      return counted.reduce((total, { count }) => total + count, 0);
    },
    categories: counts,
    find: async (claims, id) => (UUID.test(id) ? store.find(claims, id.toLowerCase()) : null),
    add: async (claims, input, now) => {
      const id = newRecordId(input.id);
      const { content, errors } = readContent(claims, input);
      const writtenOn = writingDay(input, now);
      const { date = writtenOn } = input;
      const writingErrors = acceptedDateErrors(writtenOn, now).map((error) => ({ ...error, field: 'writtenOn' }));
      refuseWhenWrong([...idErrors(id), ...memoryDateErrors(date, now), ...writingErrors, ...errors]);
      return store.addOnce(claims, {
        id,
        ...content,
        morePictures: content.morePictures ?? [],
        voicePath: content.voicePath ?? null,
        date,
        writtenOn,
        createdAt: now,
      });
    },
    change: async (claims, { version = null, date, ...input }, now) => {
      const { content: fields, errors } = readContent(claims, input);
      refuseWhenWrong([...memoryDateErrors(date ?? null, now), ...errors]);
      const content = { ...fields, date };
      const id = storedId(input.id);
      if (version === null) return found(await store.change(claims, id, content));
      const changed = await store.change(claims, id, content, (memory) => memoryVersion(memory) === version);
      if (changed !== null) return changed;
      const standing = found(await store.find(claims, id));
      const { morePictures = standing.morePictures } = fields;
      const voice = voiceOf(fields, standing);
      const sent = { ...standing, ...fields, morePictures, ...voice, ...(date === undefined ? {} : { date }) };
      if (memoryVersion(standing) !== memoryVersion(sent)) throw new ApplicationError('CHANGED_MEANWHILE');
      return standing;
    },
    remove: async (claims, id) => found(await store.remove(claims, storedId(id))),
  };
}
