import type { Client } from 'pg';

/** A record counts for one thing done; columns in the order of the ledger. */
const NOTED = `
  select user_id, 'check_in' kind, id, date, created_at from wellbeing.check_in where user_id = any ($1)
  union all
  select user_id, 'memory', id, written_on, created_at from wellbeing.memory where user_id = any ($1)
  union all
  select user_id, 'mood', id, date, created_at from wellbeing.mood where user_id = any ($1)
  union all
  select user_id, 'suggestion', id, date, created_at from wellbeing.suggestion_interaction
   where user_id = any ($1) and interaction_type = 'completed'
  union all
  select user_id, 'task', id, date, completed_at from wellbeing.task
   where user_id = any ($1) and completed_at is not null
  union all
  select user_id, tool, id, date, created_at from wellbeing.tool_activity where user_id = any ($1)
  union all
  select user_id, 'expectation_lift', id, date, created_at from wellbeing.expectation_session where user_id = any ($1)`;

/** Each table of counts, from the records or from the tables before it. */
const COUNTS = [
  `insert into wellbeing.activity (user_id, kind, source_id, date, created_at) ${NOTED}`,
  `insert into wellbeing.activity_total (user_id, kind, count)
   select user_id, kind, count(*) from wellbeing.activity where user_id = any ($1) group by 1, 2`,
  `insert into wellbeing.activity_day (user_id, date, kind, count)
   select user_id, date, kind, count(*) from wellbeing.activity where user_id = any ($1) group by 1, 2, 3`,
  `insert into wellbeing.streak_day (user_id, date, counts)
   select distinct user_id, date, true from wellbeing.activity
    where user_id = any ($1) and kind in ('check_in', 'mood')`,
  `insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
   select user_id, min(date), max(date), count(*)
     from (select user_id, date, date - row_number() over (partition by user_id order by date)::integer as island
             from wellbeing.streak_day where user_id = any ($1)) day
    group by user_id, island`,
  `insert into wellbeing.suggestion_day (user_id, date, generated)
   select user_id, date, count(*) from wellbeing.suggestion_set where user_id = any ($1) group by 1, 2`,
  `insert into wellbeing.memory_count (user_id, category, count)
   select user_id, category, count(*) from wellbeing.memory where user_id = any ($1) group by 1, 2`,
];

/**
 * Counts all records of these people, who have no counts yet: the same rows as the triggers of the tables write one by
 * one, in a thirtieth of the time.
 */
export async function countAtOnce(client: Client, ids: readonly string[]): Promise<void> {
  for (const count of COUNTS) await client.query(count, [ids]);
}
