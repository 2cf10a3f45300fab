-- Bringing in what was taken out (D40, decision 0029).

-- An id means something together with its person only, as everywhere else: a check-in that comes with its id must not
-- meet another account's, though it be the same person's older one.
alter table wellbeing.check_in drop constraint check_in_pkey, add primary key (user_id, id);

-- Whether nothing at all was written down yet. Whatever counts is in the ledger, also after it was deleted.
create function wellbeing.is_empty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from wellbeing.activity where user_id = auth.uid())
     and not exists (select from wellbeing.streak_day where user_id = auth.uid())
     and not exists (select from wellbeing.daily_progress where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_interaction where user_id = auth.uid())
     and not exists (select from wellbeing.task where user_id = auth.uid())
$$;

-- Writes the ledger of whoever has none, set by set, as it was: the records that are written after it then count nothing
-- anew. Answers false, and writes nothing, where something is there.
create function wellbeing.restore_ledger(kinds text[], sources uuid[], dates date[], instants timestamptz[], rest_days date[])
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  perform wellbeing.lock_ledger(owner);
  if not wellbeing.is_empty() then
    return false;
  end if;
  insert into wellbeing.activity (user_id, kind, source_id, date, created_at)
    select owner, a.kind, a.source, a.date, a.instant
      from unnest(kinds, sources, dates, instants) a (kind, source, date, instant);
  insert into wellbeing.activity_total (user_id, kind, count)
    select owner, a.kind, count(*) from wellbeing.activity a where a.user_id = owner group by a.kind;
  insert into wellbeing.activity_day (user_id, date, kind, count)
    select owner, a.date, a.kind, count(*) from wellbeing.activity a where a.user_id = owner group by a.date, a.kind;
  insert into wellbeing.streak_day (user_id, date, counts)
    select distinct owner, a.date, true from wellbeing.activity a
     where a.user_id = owner and a.kind in ('check_in', 'mood');
  insert into wellbeing.streak_day (user_id, date, counts)
    select distinct owner, day, false from unnest(rest_days) day
    on conflict do nothing;
  insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
    select owner, min(date), max(date), count(*) filter (where counts)
      from (select s.date, s.counts, s.date - row_number() over (order by s.date)::integer as island
              from wellbeing.streak_day s where s.user_id = owner) day
     group by island;
  return true;
end
$$;

revoke execute on function wellbeing.is_empty(),
  wellbeing.restore_ledger(text[], uuid[], date[], timestamptz[], date[]) from public;
grant execute on function wellbeing.is_empty(),
  wellbeing.restore_ledger(text[], uuid[], date[], timestamptz[], date[]) to authenticated;
