import type { MemoryDraft } from '@spire/domain/memoryRules';
import { bothCasings } from './bothCasings.ts';

/** A stored memory as the facade answers it; `mediaUrl` is what the caller can show, or the path itself. */
export function writeMemory(memory: MemoryDraft & { id: string; date: string; picturePath: string | null }) {
  const { id, title, description, emoji, category, goodnessRating, effortRating, picturePath, date } = memory;
  return bothCasings({
    id,
    title,
    description,
    emoji,
    category,
    goodnessRating,
    effortRating,
    mediaUrl: picturePath,
    mediaType: picturePath === null ? null : 'image',
    date,
  });
}
