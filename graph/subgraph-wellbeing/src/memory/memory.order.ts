import { HARD_MOOD } from '@spire/domain/dayMode';
import type { MemoryCategory, MemoryMark, MemoryOrder } from '@spire/domain/options';
import { type Sql, sql } from '@spire/graph-kit/database/rawStatements';
import type { MemoryPickArguments } from './memory.input.ts';

const NEWEST = sql`date desc, created_at desc, id desc`;
/** In which order memories are listed. */
export const ORDERS: Readonly<Record<MemoryOrder, Sql>> = {
  newest: NEWEST,
  // An unknown date stands last in every order.
  oldest: sql`told_date is null, date, created_at, id`,
  joy: sql`goodness_rating desc, ${NEWEST}`,
  // The least effort stands first: that is what one looks for on little energy.
  effort: sql`effort_rating, ${NEWEST}`,
};

/** Those of a category alone, or all. */
export const ofCategory = (category: MemoryCategory | null): Sql =>
  category === null ? sql`` : sql`and category = ${category}`;

/** A week before and after the day of a year ago. */
const AROUND_A_YEAR_AGO_DAYS = 7;
/** So many days before and after this day of an earlier year are that day too. */
const AROUND_ITS_DAY_DAYS = 3;
const NOT_ON_HARD_DAYS: MemoryMark = 'notOnHardDays';
const NOT_ON_ITS_DAY: MemoryMark = 'notOnItsDay';

/** Of a day, and not of a month or a year. */
const OF_A_DAY = sql`length(told_date) = 10`;

/**
 * Of this day in an earlier year, the latest first. None today where the day is heavy or help was found (D61), none that
 * the person has set aside, and none of a day that was hard itself.
 */
const onThisDaySql = (date: string, userId: string): Sql => sql`
  and ${OF_A_DAY} and date < ${date}::date - ${AROUND_A_YEAR_AGO_DAYS}::int
  and not (marks && ${[NOT_ON_HARD_DAYS, NOT_ON_ITS_DAY]}::text[])
  and exists (
    select from generate_series(-1, 1) turn
     where abs((memory.date + make_interval(years => turn
             + (extract(year from ${date}::date) - extract(year from memory.date))::int))::date
             - ${date}::date) <= ${AROUND_ITS_DAY_DAYS})
  and not exists (select from wellbeing.check_in c
                   where c.user_id = ${userId}::uuid and c.date in (memory.date, ${date}::date) and c.is_hard)
  and not exists (select from wellbeing.mood m
                   where m.user_id = ${userId}::uuid and m.date in (memory.date, ${date}::date) and m.mood = ${HARD_MOOD})
  and not exists (select from wellbeing.day_weight w where w.user_id = ${userId}::uuid and w.date = ${date}::date)
  and not exists (select from wellbeing.help_day h
                   where h.user_id = ${userId}::uuid and h.date in (memory.date, ${date}::date) and h.marks <> '{}')
  order by ${NEWEST}`;

/** Which memory is looked at again, by each way to pick one. */
export const pickSql = (
  { date, rather, seen }: MemoryPickArguments,
  userId: string,
): Readonly<Record<MemoryPickArguments['by'], Sql>> => ({
  random: sql`order by array_position(${seen}::uuid[], id) nulls first, random()`,
  onThisDay: onThisDaySql(date, userId),
  yearAgo: sql`and ${OF_A_DAY} and abs(date - (${date}::date - interval '1 year')::date) <= ${AROUND_A_YEAR_AGO_DAYS}
    order by abs(date - (${date}::date - interval '1 year')::date), ${NEWEST}`,
  hardDay: sql`and not (${NOT_ON_HARD_DAYS} = any (marks))
    order by category = any (${rather}::text[]) desc, md5(id::text || ${date})`,
});
