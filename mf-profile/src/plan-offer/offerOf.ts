import { addDays, type LocalDate } from '@spire/domain/dates';
import { isLowDay } from '@spire/domain/lowDays';
import { dayNumber } from '@spire/domain/patterns/days';
import { usualOn } from '@spire/domain/patterns/usual';
import { isPlanEmpty } from '@spire/domain/safetyPlan';
import type { HomeLineQuery } from '../home-line/HomeLine.generated.ts';

/** The days that are looked at, today among them, and how many of them have to be good ones. */
export const DAYS_LOOKED_AT = 7;
const GOOD_DAYS = 2;
const GOOD_MOOD = 4;

/** Days from one offer to the next, and after a no. */
export const OFFERED_EVERY = 60;
export const AFTER_NO = 365;

type Facts = HomeLineQuery['me'];
type Lived = Pick<Facts, 'moods' | 'scaleEntries'>;

/**
 * The good days of these: a mood of 4 or 5, or more energy than usual, answered by hand (D96). A day that is low by
 * anything is none.
 */
function goodDays({ moods: { nodes: moods }, scaleEntries: { nodes: answers } }: Lived, days: readonly LocalDate[]) {
  const byHand = answers.filter(({ scale, isCarried }) => scale === 'energy' && !isCarried);
  const energy = new Map(byHand.map(({ date, value }) => [dayNumber(date), value]));
  return days.filter((date) => {
    const mood = moods.find((each) => each.date === date)?.mood ?? 0;
    const usual = usualOn(energy, dayNumber(date));
    const isAboveUsual = usual !== null && (energy.get(dayNumber(date)) ?? 0) > usual;
    return (mood >= GOOD_MOOD || isAboveUsual) && !isLowDay(moods, answers, date);
  });
}

/**
 * Whether making a plan is offered today: today is a good day and not the only one of the week, there is no plan, and
 * it was not offered lately (D96). `isOn` also for the rest of the day it was first shown; `hasDay` whether that line is
 * the one of today, answered or not.
 */
export function planOfferOf({ safetyPlan, ...lived }: Lived & Pick<Facts, 'safetyPlan'>, today: LocalDate) {
  const { offerFrom } = safetyPlan;
  const isFirst = offerFrom === null || offerFrom <= today;
  const isTodays = offerFrom === addDays(today, OFFERED_EVERY);
  const good = goodDays(
    lived,
    Array.from({ length: DAYS_LOOKED_AT }, (_, ago) => addDays(today, -ago)),
  );
  const isOn = (isFirst || isTodays) && good[0] === today && good.length >= GOOD_DAYS && isPlanEmpty(safetyPlan);
  return { isOn, isFirst, hasDay: isOn || isTodays || offerFrom === addDays(today, AFTER_NO) };
}
