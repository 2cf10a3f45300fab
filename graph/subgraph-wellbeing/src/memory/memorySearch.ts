import type { MemoryDraft } from '@spire/domain/memoryRules';

type Searched = Pick<MemoryDraft, 'title' | 'description'>;

/** As people look for things: large and small letters alike, and one form of each letter. */
const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('nb');

/** Whether a memory has every one of the words, anywhere in what the person has written of it. */
export function hasWords(search: string): (memory: Searched) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return ({ title, description }) => {
    const text = plain(`${title}\n${description}`);
    return words.every((word) => text.includes(word));
  };
}
