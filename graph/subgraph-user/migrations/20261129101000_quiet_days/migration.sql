-- Nothing is sent on a day after help, a hard day or a rest day: the rules of `dayMode` in packages/domain, for the
-- process that looks at the clock for everybody.

-- In PL/pgSQL, which looks the tables up when it runs: they belong to another schema and come after this one.
create function users.is_quiet_day(of_user uuid, on_date date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from wellbeing.help_day h
                  where h.user_id = of_user and h.date = on_date and cardinality(h.marks) > 0)
      or (not exists (select from wellbeing.shown_day s where s.user_id = of_user and s.date = on_date)
          and (exists (select from wellbeing.check_in c
                        where c.user_id = of_user and c.date = on_date and c.is_hard)
               or exists (select from wellbeing.mood m
                           where m.user_id = of_user and m.date = on_date and m.mood = 1)
               or exists (select from wellbeing.streak_day d
                           where d.user_id = of_user and d.date = on_date and not d.counts)));
end
$$;
revoke execute on function users.is_quiet_day(uuid, date) from public;

create or replace function users.claim_reminders(at timestamptz, late_minutes integer, most integer)
returns table (user_id uuid, kinds text[], language text, device uuid, target bytea)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select r.user_id, r.next_at from users.reminder r where r.next_at <= at
     order by r.next_at limit most for update skip locked
  ), taken as (
    update users.reminder r set next_at = users.next_reminder(r.days, r."time", r.time_zone, at)
      from due d where r.user_id = d.user_id
    returning r.user_id, r.kinds, r.time_zone, d.next_at as was_due
  )
  select t.user_id, t.kinds, coalesce(s.language, 'no'), p.id, p.target
    from taken t
    join users.push_device p on p.user_id = t.user_id
    left join users.settings s on s.user_id = t.user_id
   where t.was_due > at - make_interval(mins => late_minutes)
     and not coalesce(s.brain_injury_mode, false)
     and s.low_energy_on is distinct from (at at time zone t.time_zone)::date
     and not users.is_quiet_day(t.user_id, (at at time zone t.time_zone)::date)
$$;
