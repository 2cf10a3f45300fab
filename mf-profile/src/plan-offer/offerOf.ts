import { addDays, type LocalDate } from '@spire/domain/dates';
import { isPlanEmpty } from '@spire/domain/safetyPlan';
import type { PlanOfferQuery } from './PlanOffer.generated.ts';

/** The days that are looked at, today among them, and how many of them have to be good ones. */
export const DAYS_LOOKED_AT = 7;
const GOOD_DAYS = 2;
const GOOD_MOOD = 4;

/** Days from one offer to the next, and after a no. */
export const OFFERED_EVERY = 60;
export const AFTER_NO = 365;

/**
 * Whether making a plan is offered today: today is a good day and not the only one of the week, there is no plan, no
 * help was found yesterday, and it was not offered lately (D96). `isOn` also for the rest of the day it was first shown.
 */
export function planOfferOf({ day, moods, safetyPlan }: PlanOfferQuery['me'], today: LocalDate) {
  const { offerFrom } = safetyPlan;
  const isFirst = offerFrom === null || offerFrom <= today;
  const isTodays = offerFrom === addDays(today, OFFERED_EVERY);
  const from = addDays(today, 1 - DAYS_LOOKED_AT);
  const good = moods.nodes.filter(({ date, mood }) => date >= from && date <= today && (mood ?? 0) >= GOOD_MOOD);
  const isGood = good.some(({ date }) => date === today) && good.length >= GOOD_DAYS;
  const isKept = day.date === today && day.wasHelpYesterday;
  return { isOn: (isFirst || isTodays) && isGood && !isKept && isPlanEmpty(safetyPlan), isFirst };
}
