import type { Skipped } from '@spire/imports/reading';
import { moodsByDate } from '@spire/imports/moodsByDate';
import { activityNames } from '@spire/imports/activityNames';
import type { Outline } from './readBlob.ts';

const REASONS = ['date', 'future', 'duplicate', 'empty'] as const;
/** Why a picture stays behind. */
const PICTURE_REASONS = ['too large', 'audio', 'not in the archive'] as const;
export type PictureKind = 'tooLarge' | 'audio' | 'missing' | 'type';
const PICTURE_KINDS = { 'too large': 'tooLarge', audio: 'audio', 'not in the archive': 'missing' } as const;

export type SkippedKind = (typeof REASONS)[number] | 'mood' | 'other';

/** Why a line stays behind, as people are told it. */
function kindOf({ why }: Skipped): SkippedKind {
  return REASONS.find((each) => each === why) ?? (why.startsWith('mood') ? 'mood' : 'other');
}

/** How many pictures stay behind, by why. */
export function picturesByKind(skipped: Outline['skippedPictures']): [PictureKind, number][] {
  const kinds = new Map<PictureKind, number>();
  for (const { why } of skipped) {
    const reason = PICTURE_REASONS.find((each) => each === why);
    const kind = reason === undefined ? 'type' : PICTURE_KINDS[reason];
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds];
}

/** The parts that stay behind, by their reason. */
export function skippedByKind(skipped: readonly Skipped[]): [SkippedKind, Skipped[]][] {
  const kinds = new Map<SkippedKind, Skipped[]>();
  for (const each of skipped) kinds.set(kindOf(each), [...(kinds.get(kindOf(each)) ?? []), each]);
  return [...kinds];
}

/** The days of a file that have a mood, each with how many. */
export function feltDates({ entries }: Pick<Outline, 'entries'>): ReadonlyMap<string, number> {
  const felt = new Map<string, number>();
  for (const { date, mood, asked } of entries)
    if (mood !== null || asked !== undefined) felt.set(date, (felt.get(date) ?? 0) + 1);
  return felt;
}

/** The parts that come along, counted. */
export function outlineFacts({ entries, pictures }: Outline) {
  const dates = entries.map(({ date }) => date).toSorted();
  const felt = feltDates({ entries });
  return {
    first: dates[0],
    last: dates.at(-1),
    days: new Set(dates).size,
    moodDays: Math.max(felt.size, moodsByDate(entries).size),
    severalDays: [...felt.values()].filter((count) => count > 1).length,
    activities: activityNames(entries).length,
    activityTimes: entries.reduce((sum, { activities }) => sum + activities.length, 0),
    pictures: pictures.size,
    notes: entries.filter(({ note, title = '' }) => note !== '' || title !== '').length,
  };
}
