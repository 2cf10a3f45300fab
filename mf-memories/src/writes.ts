import type { WriteRules } from '@spire/client';

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = {
  changeMemory: {
    changes: [{ forgetParts: 'memories' }, { forget: ['memoryCategories', 'pickedMemory', 'activities'] }],
    record: ({ id }, { record }) => ({ __typename: 'Memory', ...record('Memory', id) }),
  },
  deleteMemory: {
    changes: [
      { goneFrom: { list: 'memories', type: 'Memory' } },
      // Sorted and searched lists are paged by position, where the next page would begin one too late.
      { forgetParts: 'memories' },
      { removed: 'Memory' },
      { forget: ['memoryCategories', 'pickedMemory', 'activities'] },
    ],
    isDoneWhenGone: true,
    answer: () => true,
  },
} as const satisfies WriteRules;
