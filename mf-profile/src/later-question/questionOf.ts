import { localDate, partOfDay, type LocalDate } from '@spire/domain/dates';
import { laterQuestion, type LaterQuestion, offersReminders } from '@spire/domain/laterQuestions';
import type { LaterQuestionQuery } from './LaterQuestion.generated.ts';

/** The question of this moment; in the evening, and where somebody to talk with stands already, there is none (D95). */
export function questionOf(
  { day, profile, settings, reminder, growth }: Omit<LaterQuestionQuery['me'], 'id' | 'consents'>,
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
