import { knownOf, useLatestSave, useRead, useSave, useToday } from '@spire/client';
import { useSession } from '@spire/remote-kit';
import { useState } from 'react';
import { AddDailyProgressDocument } from './AddDailyProgress.generated.ts';
import { isLowTime } from './lowDays.ts';
import { SaveMoodDocument } from './SaveMood.generated.ts';
import { TodayDocument } from './Today.generated.ts';

/** Minutes that one press adds (D20). */
export const MEDITATED = 5;

/** The day on which help was last offered on this device; beside the drafts, so that it goes with them. */
const offeredKey = (userId: string) => `spire.draft.helpOffered.${userId}`;

/** How today has been so far: its mood, what was drunk and how long was sat still, and the ways to say so (D20). */
export function useTodaysLife() {
  const { userId } = useSession();
  const read = useRead(TodayDocument, { pick: ({ me }) => me });
  const meditation = useSave(AddDailyProgressDocument, { makesId: true });
  const water = useSave(AddDailyProgressDocument, { makesId: true });
  const today = useToday();
  const mood = useLatestSave(SaveMoodDocument, (value: number) => ({ date: today, mood: value }));
  const [offeredBefore] = useState(() => localStorage.getItem(offeredKey(userId)));
  const known = knownOf(read);
  const todays = known?.todaysMood?.date === today ? known.todaysMood : null;
  const progress = known?.dailyProgress.date === today ? known.dailyProgress : undefined;
  const moods = [...(todays === null ? [] : [todays]), ...(known?.moods.nodes ?? [])];
  const isLow = isLowTime(moods, today) && offeredBefore !== today;

  return {
    read,
    mood: mood.wanted ?? todays?.mood ?? null,
    meditationMinutes: progress?.meditationMinutes ?? 0,
    waterGlasses: progress?.waterGlasses ?? 0,
    goals: { meditation: known?.dailyProgress.meditationGoal, water: known?.dailyProgress.waterGoal },
    states: [mood.state, meditation.state, water.state],
    /** Help is offered in one line, for as long as this visit lasts; not again today (S13). */
    isHelpOffered: isLow,
    noteOffered: () => localStorage.setItem(offeredKey(userId), today),
    feel: mood.want,
    meditate: () => void meditation.save({ date: today, meditationMinutes: MEDITATED, waterGlasses: 0 }),
    drink: () => void water.save({ date: today, meditationMinutes: 0, waterGlasses: 1 }),
  };
}
