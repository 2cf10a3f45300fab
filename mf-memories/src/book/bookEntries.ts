import { partsOfMemoryDate } from '@spire/domain/memoryDate';
import { wordsOf } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import type { BookEntry } from './BookSheets.tsx';

interface Wordings {
  /** The heading for memories of that date. */
  chapterOf: (date: string | null) => string;
  detailsOf: (memory: Memory) => string;
}

/**
 * The entries of a book, the oldest first and those without a date last. The text of a memory with a picture is one of its
 * own, which may begin the next page; further pictures follow.
 */
export function bookEntries(memories: readonly Memory[], { chapterOf, detailsOf }: Wordings): BookEntry[] {
  const isDated = ({ date }: Memory) => date !== null;
  const inOrder = [...memories.filter(isDated).toReversed(), ...memories.filter((memory) => !isDated(memory))];
  return inOrder.flatMap((memory) => {
    const { id, emoji, title, description, date, picturePath, morePictures } = memory;
    const chapter = chapterOf(date);
    const first = picturePath === null ? undefined : { path: picturePath, alt: wordsOf(memory) };
    const head = { key: id, chapter, title: `${emoji} ${title}`, details: detailsOf(memory), isTied: false };
    const further = morePictures.map(({ path, text }) => ({
      ...{ key: path, chapter, title: '', details: text, text: '', isTied: false },
      picture: { path, alt: text === '' ? title : text },
    }));
    if (first === undefined) return [{ ...head, text: description, picture: undefined }, ...further];
    const text = { key: `${id} text`, chapter, title: '', details: '', text: description, picture: undefined };
    return [{ ...head, text: '', picture: first }, { ...text, isTied: true }, ...further];
  });
}

/** The years that memories are of, from the first to the last; empty where none is known. */
export function yearsOf(memories: readonly Pick<Memory, 'date'>[]): string {
  const years = memories.flatMap(({ date }) => (date === null ? [] : (partsOfMemoryDate(date)?.year ?? []))).toSorted();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first}–${last}`;
}
