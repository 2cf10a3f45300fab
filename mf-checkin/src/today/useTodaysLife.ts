import { knownOf, useLatestSave, useRead, useSave, useToday, type SaveState } from '@spire/client';
import { daysBetween } from '@spire/domain/dates';
import { isLowTime } from '@spire/domain/lowDays';
import { useSession } from '@spire/remote-kit';
import { useEffect, useState } from 'react';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { AddDailyProgressDocument } from './AddDailyProgress.generated.ts';
import { SaveMoodDocument } from './SaveMood.generated.ts';
import { TodayDocument } from './Today.generated.ts';

/** Minutes that one press adds (D20). */
export const MEDITATED = 5;

const WEEK = 7;

/** The note that help was offered today. */
const OFFERED = 'helpOffered';

interface Saved {
  state: SaveState;
}
const isUnderWay = ({ state }: Saved) => state.kind === 'saving';
const isKept = ({ state }: Saved) => state.kind === 'saved' || state.kind === 'waiting';

/** How today has been so far: its mood, what was drunk and how long was sat still, and the ways to say so (D20). */
export function useTodaysLife() {
  const { userId } = useSession();
  const read = useRead(TodayDocument, { pick: ({ me }) => me });
  const meditation = useSave(AddDailyProgressDocument, { makesId: true });
  const water = useSave(AddDailyProgressDocument, { makesId: true });
  const today = useToday();
  const mood = useLatestSave(SaveMoodDocument, (value: number) => ({ date: today, mood: value }));
  const [wasOffered] = useState(() => isNoted(OFFERED, userId, today));
  const known = knownOf(read);
  const todays = known?.todaysMood?.date === today ? known.todaysMood : null;
  const progress = known?.dailyProgress.date === today ? known.dailyProgress : undefined;
  const hasProgress = progress !== undefined && progress.meditationMinutes + progress.waterGlasses > 0;
  const moods = [...(todays === null ? [] : [todays]), ...(known?.moods.nodes ?? [])];
  /** The offer stays for as long as this visit lasts, and does not come again today (S13). */
  const isHelpOffered = isLowTime(moods, known?.scaleEntries.nodes ?? [], today) && !wasOffered;
  useEffect(() => {
    if (isHelpOffered) note(OFFERED, userId, today);
  }, [isHelpOffered, userId, today]);

  return {
    read,
    mood: mood.wanted ?? todays?.mood ?? null,
    meditationMinutes: progress?.meditationMinutes ?? 0,
    waterGlasses: progress?.waterGlasses ?? 0,
    goals: { meditation: known?.dailyProgress.meditationGoal, water: known?.dailyProgress.waterGoal },
    states: [mood.state, meditation.state, water.state],
    /** Whether another glass is still on its way, or more minutes: one at a time. */
    isSaving: { meditation: isUnderWay(meditation), water: isUnderWay(water) },
    /** Whether the last press is counted. */
    isAdded: { meditation: isKept(meditation), water: isKept(water) },
    isHelpOffered,
    /** Whether it was used today or on one of the six days before. */
    isUsed: moods.some(({ date, mood: felt }) => felt !== null && daysBetween(date, today) < WEEK) || hasProgress,
    feel: mood.want,
    meditate: () => void meditation.save({ date: today, meditationMinutes: MEDITATED, waterGlasses: 0 }),
    drink: () => void water.save({ date: today, meditationMinutes: 0, waterGlasses: 1 }),
  };
}
