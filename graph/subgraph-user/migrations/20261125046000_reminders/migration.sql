-- Reminders by push: what a person wants, the browsers that are told, and what is due. Nothing is sent to whoever has
-- not switched it on, on a day of low energy, or in brain-injury mode (A11).

-- The first moment after `after` at which clocks in that zone show that time on one of these days. Where a clock is put
-- forward over the time, it is the moment after; where it is put back, once.
create function users.next_reminder(days text[], at_time text, zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select min(moment) from (
    select (day + at_time::time) at time zone zone as moment,
           (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[extract(isodow from day)::integer] as weekday
      from generate_series(0, 8) ahead, lateral (select (after at time zone zone)::date + ahead as day) on_day
  ) coming
  where moment > after and weekday = any (days)
$$;

create table users.reminder (
  user_id uuid primary key references auth.users (id) on delete cascade,
  is_on boolean not null,
  -- Ids of the domain's REMINDER_KINDS and WEEKDAYS.
  kinds text[] not null,
  days text[] not null,
  -- hh:mm on the clocks of the zone.
  "time" text not null,
  time_zone text not null,
  updated_at timestamptz(3) not null,
  -- Reckoned here; null while nothing is to come.
  next_at timestamptz(3)
);
create index reminder_next_at_idx on users.reminder (next_at) where next_at is not null;

create function users.reckon_reminder() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.next_at := case when new.is_on then users.next_reminder(new.days, new."time", new.time_zone, now()) end;
  return new;
end
$$;
-- Not on what the sender changes, which is next_at alone.
create trigger reckon_reminder before insert or update of is_on, days, "time", time_zone on users.reminder
  for each row execute function users.reckon_reminder();

alter table users.reminder enable row level security;
alter table users.reminder force row level security;
create policy reminder_read on users.reminder for select to authenticated
  using (user_id = (select auth.uid()));
create policy reminder_add on users.reminder for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy reminder_change on users.reminder for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on users.reminder to authenticated;
grant insert (user_id, is_on, kinds, days, "time", time_zone, updated_at),
  update (user_id, is_on, kinds, days, "time", time_zone, updated_at) on users.reminder to authenticated;

create table users.push_device (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made of the address it is reached at: a browser is one device, however often it is told of.
  id uuid not null,
  -- Sealed: address and keys. Whoever has them can write to this browser.
  target bytea not null,
  -- The session in which it was told of, and what the browser calls itself.
  session_id uuid,
  user_agent text,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index push_device_id_idx on users.push_device (id);
create index push_device_session_id_idx on users.push_device (session_id);

-- A browser reminds whoever told of it last, and of one person at most ten.
create function users.place_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select s.id, left(s.user_agent, 400) into new.session_id, new.user_agent from auth.sessions s
   where s.id::text = lower(auth.jwt() ->> 'session_id') and s.user_id = new.user_id;
  delete from users.push_device d where d.id = new.id and d.user_id <> new.user_id;
  delete from users.push_device d where d.user_id = new.user_id and d.id in (
    select o.id from users.push_device o where o.user_id = new.user_id and o.id <> new.id
     order by o.created_at desc, o.id desc offset 9);
  return new;
end
$$;
create trigger place_push_device before insert or update on users.push_device
  for each row execute function users.place_push_device();

alter table users.push_device enable row level security;
alter table users.push_device force row level security;
create policy push_device_read on users.push_device for select to authenticated
  using (user_id = (select auth.uid()));
create policy push_device_add on users.push_device for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy push_device_change on users.push_device for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy push_device_remove on users.push_device for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update, delete on users.push_device to authenticated;

-- Who logs out is reminded there no more.
create function users.forget_push_devices() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from users.push_device d where d.session_id = old.id;
  return null;
exception when others then
  raise warning 'The devices of an ended session were not forgotten (%)', sqlstate;
  return null;
end
$$;
do $$
begin
  create trigger spire_push_devices after delete on auth.sessions
    for each row execute function users.forget_push_devices();
exception when insufficient_privilege or undefined_table then
  raise notice 'A device will be reminded after its session has ended, until it is removed: %', sqlerrm;
end
$$;

-- What is due, taken once by whichever process asks first: the next time is set before anything is sent, so that nothing
-- is sent twice. What is older than `late_minutes` is left out: a reminder that late is none.
create function users.claim_reminders(at timestamptz, late_minutes integer, most integer)
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
$$;

-- A browser that its maker's service knows no more.
create function users.forget_push_device(of_user uuid, of_device uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from users.push_device d where d.user_id = of_user and d.id = of_device
$$;

revoke execute on function users.next_reminder(text[], text, text, timestamptz), users.reckon_reminder(), users.place_push_device(), users.forget_push_devices(),
  users.claim_reminders(timestamptz, integer, integer), users.forget_push_device(uuid, uuid) from public;
-- The trigger reckons with the rights of whoever writes.
grant execute on function users.next_reminder(text[], text, text, timestamptz) to authenticated;
grant execute on function users.claim_reminders(timestamptz, integer, integer), users.forget_push_device(uuid, uuid)
  to authenticator;
