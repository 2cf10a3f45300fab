import type { Skipped } from '@spire/imports/reading';
import { moodsByDate } from '@spire/imports/moodsByDate';
import type { Outline } from './readBlob.ts';

const REASONS = ['date', 'future', 'duplicate', 'empty'] as const;
export type SkippedKind = (typeof REASONS)[number] | 'mood' | 'other';

/** Why a line stays behind, as people are told it. */
function kindOf({ why }: Skipped): SkippedKind {
  return REASONS.find((each) => each === why) ?? (why.startsWith('mood') ? 'mood' : 'other');
}

/** What stays behind, by why. */
export function skippedByKind(skipped: readonly Skipped[]): [SkippedKind, Skipped[]][] {
  const kinds = new Map<SkippedKind, Skipped[]>();
  for (const each of skipped) kinds.set(kindOf(each), [...(kinds.get(kindOf(each)) ?? []), each]);
  return [...kinds];
}

/** What comes along, counted. */
export function outlineFacts({ entries }: Outline) {
  const dates = entries.map(({ date }) => date).toSorted();
  const felt = new Map<string, number>();
  for (const { date, mood, asked } of entries)
    if (mood !== null || asked !== undefined) felt.set(date, (felt.get(date) ?? 0) + 1);
  return {
    first: dates[0],
    last: dates.at(-1),
    days: new Set(dates).size,
    moodDays: Math.max(felt.size, moodsByDate(entries).size),
    severalDays: [...felt.values()].filter((count) => count > 1).length,
    activities: new Set(entries.flatMap(({ activities }) => activities)).size,
    notes: entries.filter(({ note, title = '' }) => note !== '' || title !== '').length,
  };
}
