import type { Told, WhenAway, Written } from '@spire/remote-kit';
import { withFiles } from '@spire/written/told.ts';
import { AddMemoryDocument } from './add/AddMemory.generated.ts';
import { MemoriesDocument, type MemoriesQuery } from './memories/Memories.generated.ts';
import { PAGE_SIZE } from './memories/pageSize.ts';
import { MemoryCategoriesDocument } from './memories/MemoryCategories.generated.ts';
import type { writes } from './writes.ts';

const named = ({ title }: Written) => (typeof title === 'string' ? title : '');
const at = ({ id }: Written) => ({ page: 'memoryBank', query: `memory=${String(id)}`, icon: 'image' }) as const;

const told: Told<typeof writes> = {
  changeMemory: (input) => ({
    own: [input['title'], input['description'], input['voiceText']],
    title: { no: `Endringer i «${named(input)}»`, en: `Changes to “${named(input)}”` },
    ...withFiles(input),
    ...at(input),
    query: `${at(input).query}&view=edit`,
  }),
  deleteMemory: () => ({
    title: { no: 'Et minne du slettet', en: 'A memory you deleted' },
    page: 'memoryBank',
    icon: 'image',
  }),
};

export default {
  told,
  asNew: {
    changeMemory: ({ id: _, version: __, ...words }, date) => ({
      document: AddMemoryDocument,
      // A file goes with its record.
      input: {
        date,
        ...words,
        id: crypto.randomUUID(),
        writtenOn: date,
        picturePath: null,
        pictureText: '',
        morePictures: [],
        voicePath: null,
        voiceText: '',
      },
    }),
  },
  reads: () => [
    {
      query: MemoriesDocument,
      variables: { first: PAGE_SIZE },
      next: ({ me }: MemoriesQuery) =>
        me.memories.hasNextPage ? { first: PAGE_SIZE, after: me.memories.endCursor } : undefined,
      picturesIn: ({ me }: MemoriesQuery) => me.memories.nodes.flatMap(({ picturePath }) => picturePath ?? []),
    },
    { query: MemoryCategoriesDocument },
  ],
} satisfies WhenAway;
