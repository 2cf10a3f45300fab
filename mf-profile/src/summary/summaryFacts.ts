/** The possible parts of the page, in its order; the most private wait to be asked for. */
export const PARTS = [
  { id: 'about', isOnFirst: false },
  { id: 'days', isOnFirst: true },
  { id: 'mood', isOnFirst: true },
  { id: 'needs', isOnFirst: true },
  { id: 'good', isOnFirst: true },
  { id: 'words', isOnFirst: false },
] as const;
export type PartId = (typeof PARTS)[number]['id'];

/** How often each was chosen, the most frequent first; those that are equal keep their order. */
export function countEach<Id extends string>(lists: readonly (readonly Id[])[]): { id: Id; count: number }[] {
  const counts = new Map<Id, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((one, other) => other.count - one.count);
}

/** The facts of a run of moods; undefined when there is none. */
export function moodFacts(moods: readonly number[]) {
  if (moods.length === 0) return undefined;
  return {
    average: moods.reduce((sum, mood) => sum + mood, 0) / moods.length,
    count: moods.length,
    low: Math.min(...moods),
    high: Math.max(...moods),
  };
}
