import { usePages, type Loaded, type Pages } from '@spire/client';
import { MemoriesDocument, type MemoriesQuery } from './Memories.generated.ts';

export type Memory = MemoriesQuery['me']['memories']['nodes'][number];

/** The person's memories, newest first, page by page. */
export function useMemories(): Loaded<Pages<Memory>> {
  return usePages(MemoriesDocument, { pick: ({ me }) => me.memories });
}
