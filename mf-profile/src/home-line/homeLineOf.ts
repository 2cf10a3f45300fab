import type { LocalDate } from '@spire/domain/dates';
import { isLowTime } from '@spire/domain/lowDays';
import { isRemindersOffered, isScalesOffered, questionOf } from '../later-question/questionOf.ts';
import { planOfferOf } from '../plan-offer/offerOf.ts';
import { isWeekTold } from '../week/toldWeek.ts';
import type { HomeLineQuery } from './HomeLine.generated.ts';

/** The quiet lines of Home, each before those after it: a person's safety first, offers last (D95). */
export const HOME_LINES = ['someone', 'morning', 'plan', 'question', 'week', 'reminders', 'scales'] as const;
export type HomeLine = (typeof HOME_LINES)[number];

export type HomeLineFacts = HomeLineQuery['me'];

/**
 * The one quiet line of the day, or null: whatever else would have one waits for another day. A line that has been
 * answered keeps its day, so that no other comes in its place. `someone` is drawn where the day has it already.
 */
export function homeLineOf(me: HomeLineFacts, today: LocalDate, now: Date): HomeLine | null {
  const { day, moods, scaleEntries, pacing } = me;
  const holds: Record<HomeLine, boolean> = {
    someone: (day.date === today && day.wasHelpYesterday) || isLowTime(moods.nodes, scaleEntries.nodes, today),
    morning: pacing !== undefined && (pacing.line !== null || pacing.morning !== null),
    plan: planOfferOf(me, today).hasDay,
    question: questionOf(me, today, now) !== undefined,
    week: isWeekTold(me.createdAt, today, now),
    reminders: isRemindersOffered(me, today, now),
    scales: isScalesOffered(me, today),
  };
  return HOME_LINES.find((line) => holds[line]) ?? null;
}
