import type { MemoryCategory, MemoryOrder } from '@spire/domain/options';
import { useSettled } from '@spire/ui/useSettled.ts';
import { useMemo, useState } from 'react';
import { useLook, type Look } from './useLook.ts';
import type { Wish } from '../memories/useMemories.ts';

/** After so long without a key what was written is looked for, in ms. */
const REST = 300;

/** A person's search in the bank. */
export interface Finder {
  words: string;
  category: MemoryCategory | undefined;
  order: MemoryOrder;
  change: (part: { words?: string; category?: MemoryCategory | undefined; order?: MemoryOrder }) => void;
  /** The search in the form of a request. */
  wish: Wish;
  /** Whether it is less than everything that is looked for. */
  isNarrow: boolean;
  /** One year after the other; then the newest come first. */
  look: Look;
  setLook: (look: Look) => void;
}

export function useFinder(): Finder {
  const [{ words, category, order }, setState] = useState<Pick<Finder, 'words' | 'category' | 'order'>>({
    words: '',
    category: undefined,
    order: 'newest',
  });
  const [look, setLook] = useLook();
  const search = useSettled(words.trim(), REST);
  const wish = useMemo(
    () => ({
      ...(category === undefined ? {} : { category }),
      ...(search === '' ? {} : { search }),
      ...(order === 'newest' || look === 'years' ? {} : { order }),
    }),
    [category, search, order, look],
  );
  return {
    words,
    category,
    order,
    change: (part) => setState((before) => ({ ...before, ...part })),
    wish,
    isNarrow: category !== undefined || search !== '',
    look,
    setLook,
  };
}
