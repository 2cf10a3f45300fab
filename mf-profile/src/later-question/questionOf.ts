import { daysBetween, localDate, partOfDay, type LocalDate } from '@spire/domain/dates';
import { laterQuestion, type LaterQuestion, offersReminders } from '@spire/domain/laterQuestions';
import type { LaterQuestionQuery } from './LaterQuestion.generated.ts';

/** For so many days nothing beside the start is offered. */
const FIRST_WEEK = 7;

type Offered = Pick<LaterQuestionQuery['me'], 'day' | 'createdAt' | 'followedScales'>;

/** Whether it is offered to follow something: after the first week, until it is answered once (D70, D95). */
export function isScalesOffered({ day, createdAt, followedScales }: Offered, today: LocalDate): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (followedScales.updatedAt !== null || (day.date === today && day.wasHelpYesterday)) return false;
  return daysBetween(localDate(new Date(createdAt), timeZone), today) >= FIRST_WEEK;
}

/** The question of this moment; in the evening, and where somebody to talk with stands already, there is none (D95). */
export function questionOf(
  {
    day,
    profile,
    settings,
    reminder,
    growth,
  }: Omit<LaterQuestionQuery['me'], 'id' | 'consents' | 'createdAt' | 'followedScales'>,
  today: LocalDate,
  now: Date,
): LaterQuestion | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isLate = ['evening', 'night'].includes(partOfDay(now.getHours()));
  if (profile === null || isLate || (day.date === today && day.wasHelpYesterday)) return undefined;
  const told = { ...profile, toldOn: localDate(new Date(profile.updatedAt), timeZone) };
  const been = { checkInDays: growth.checkInDays, isReminded: reminder.isOn };
  return laterQuestion(told, settings, today) ?? (offersReminders(been, settings, today) ? 'reminders' : undefined);
}
