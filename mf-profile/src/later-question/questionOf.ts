import { dateHere, daysBetween, partOfDay, type LocalDate } from '@spire/domain/dates';
import { laterQuestion, offersReminders, type ProfileQuestion } from '@spire/domain/laterQuestions';
import type { HomeLineQuery } from '../home-line/HomeLine.generated.ts';

type Facts = HomeLineQuery['me'];

/** For so many days nothing beside the start is offered. */
const FIRST_WEEK = 7;

/** Whether it is offered to follow something: after the first week, until it is answered once (D70, D95). */
export function isScalesOffered(
  { createdAt, followedScales }: Pick<Facts, 'createdAt' | 'followedScales'>,
  today: LocalDate,
): boolean {
  return followedScales.updatedAt === null && daysBetween(dateHere(new Date(createdAt)), today) >= FIRST_WEEK;
}

/** In the evening and at night nothing is asked (D95). */
const isForTomorrow = (now: Date) => ['evening', 'night'].includes(partOfDay(now.getHours()));

/** The question of this moment. */
export function questionOf(
  { profile, settings }: Pick<Facts, 'profile' | 'settings'>,
  today: LocalDate,
  now: Date,
): ProfileQuestion | undefined {
  if (profile === null || isForTomorrow(now)) return undefined;
  return laterQuestion({ ...profile, toldOn: dateHere(new Date(profile.updatedAt)) }, settings, today);
}

/** Whether reminders are offered at this moment. */
export const isRemindersOffered = (
  { profile, settings, reminder, growth }: Pick<Facts, 'profile' | 'settings' | 'reminder' | 'growth'>,
  today: LocalDate,
  now: Date,
): boolean =>
  profile !== null &&
  !isForTomorrow(now) &&
  offersReminders({ checkInDays: growth.checkInDays, isReminded: reminder.isOn }, settings, today);
