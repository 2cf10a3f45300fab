import { isAcceptedDate } from '@spire/domain/dates';
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

/** A memory made of an entry's words: as much of them as a memory can hold. Its day where a memory takes it, else today. */
export function memoryOf(
  { date, title, text }: Words,
  { now, today }: { now: Date; today: string },
): Omit<AddMemoryInput, 'id'> {
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
    date: isAcceptedDate(date, now, LIMITS.lateDays) ? date : today,
  };
}
