import type { CapacityLevel } from '@spire/domain/capacity';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { addDays, type LocalDate } from '@spire/domain/dates';
import { type DayMode, dayMode } from '@spire/domain/dayMode';
import { isHardDay } from '@spire/domain/hardDay';
import type { Weight } from '@spire/domain/weights';
import type { HelpHere } from './foundHelp.ts';

/** The part of the graph that tells a page what kind of day it is. */
export interface DayAnswer {
  day: {
    date: LocalDate;
    helpKind: CrisisKind | null;
    wasHelpYesterday: boolean;
    isAllShown: boolean;
    weight: { kind: Weight | null } | null;
  };
  todaysCheckIn: { date: LocalDate; whatIsGoodText: string } | null;
  todaysMood: { date: LocalDate; mood: number | null } | null;
  growth: { isRestDayToday: boolean };
  settings: { lowEnergyToday: boolean; brainInjuryMode: boolean };
  profile: { capacityLevel: CapacityLevel | null } | null;
}

/** The kind of day, and what follows from it for a page. */
export interface Day {
  mode: DayMode;
  /** The kind of help that was found; null on every other day. */
  helpKind: CrisisKind | null;
  /** Whether help was found the day before: a way to somebody stays in sight. */
  isDayAfterHelp: boolean;
  /** Whether something heavy was written, so that nothing plays or celebrates (D61). */
  isWeighty: boolean;
}

/** Whether what is known of a day is yesterday's. */
const wasYesterday = ({ date }: { date: LocalDate }, today: LocalDate) => date === addDays(today, -1);

/**
 * The day by the same function as the server's, from the cache, from changes that wait to be sent, and from the
 * findings of this device (D58). The server's finding of help holds until it has heard that it was set aside: a help
 * line too many is better than one too few.
 */
export function dayOf(me: DayAnswer, today: LocalDate, here: HelpHere): Day {
  const isOfToday = me.day.date === today;
  const helpKind = here.kind ?? (isOfToday ? me.day.helpKind : null);
  const checkIn = me.todaysCheckIn?.date === today ? me.todaysCheckIn : null;
  const mode = dayMode(
    {
      isHelpFound: helpKind !== null,
      isHardDay: checkIn !== null && isHardDay(checkIn),
      mood: me.todaysMood?.date === today ? me.todaysMood.mood : null,
      isRestDay: me.growth.isRestDayToday,
      isAllShown: isOfToday && me.day.isAllShown,
    },
    { ...me.settings, capacityLevel: me.profile?.capacityLevel ?? null },
  );
  const isDayAfterHelp = isOfToday ? me.day.wasHelpYesterday : wasYesterday(me.day, today) && me.day.helpKind !== null;
  return { mode, helpKind, isDayAfterHelp, isWeighty: isOfToday && me.day.weight !== null };
}
