import { LIMITS } from '@spire/domain/limits';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { DEFAULT_MEMORY_CATEGORY } from '@spire/domain/options';
import type { AddMemoryInput } from '../graphTypes.generated.ts';

interface Words {
  date: string;
  title: string;
  text: string;
}

const firstOf = (text: string, characters: number) => [...text].slice(0, characters).join('').trim();

/** A memory of an entry's day, made of its words: as much of them as a memory can hold; points are those of today (D69). */
export function memoryOf({ date, title, text }: Words, today: string): Omit<AddMemoryInput, 'id'> {
  const line = text.split('\n', 1)[0] ?? '';
  return {
    title: firstOf(title === '' ? line : title, LIMITS.title),
    description: firstOf(text === '' ? title : text, LIMITS.freeText),
    emoji: MEMORY_FIELDS.emoji.default,
    category: DEFAULT_MEMORY_CATEGORY,
    goodnessRating: MEMORY_FIELDS.goodnessRating.default,
    effortRating: MEMORY_FIELDS.effortRating.default,
    told: [],
    marks: [],
    pictureText: '',
    voiceText: '',
    date,
    writtenOn: today,
  };
}
