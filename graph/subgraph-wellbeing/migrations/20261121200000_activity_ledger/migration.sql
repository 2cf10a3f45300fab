-- What a person has done, without any content: it keeps the points of a record that is deleted (trap 60), and makes
-- points, levels, badges, streak and feed cost the same after ten years as after a day. Records write it through
-- triggers; nobody writes it by hand. Points themselves are not in the database: they are counts times the domain's
-- POINTS (D31).

delete from wellbeing.check_in where not exists (select from auth.users u where u.id = user_id);
delete from wellbeing.memory where not exists (select from auth.users u where u.id = user_id);
alter table wellbeing.check_in add foreign key (user_id) references auth.users (id) on delete cascade;
alter table wellbeing.memory add foreign key (user_id) references auth.users (id) on delete cascade;

-- One row per record that counts for something. `kind` is an ActivityKind of packages/domain.
create table wellbeing.activity (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  source_id uuid not null,
  date date not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, kind, source_id)
);
create index activity_user_id_at_idx on wellbeing.activity (user_id, at desc, kind desc, source_id desc);

-- How many of each kind, ever and by date.
create table wellbeing.activity_total (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  count integer not null check (count >= 0),
  primary key (user_id, kind)
);
create table wellbeing.activity_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  kind text not null,
  count integer not null check (count >= 0),
  primary key (user_id, date, kind)
);

-- Days that make a streak: those with a check-in or a mood count, a rest day only keeps it (D21).
create table wellbeing.streak_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  counts boolean not null,
  primary key (user_id, date)
);
-- The same days as runs without a gap.
create table wellbeing.streak_run (
  user_id uuid not null references auth.users (id) on delete cascade,
  first_date date not null,
  last_date date not null,
  counting_days integer not null,
  primary key (user_id, first_date)
);

do $$
declare
  name text;
begin
  foreach name in array array['activity', 'activity_total', 'activity_day', 'streak_day', 'streak_run'] loop
    execute format('alter table wellbeing.%I enable row level security', name);
    execute format('alter table wellbeing.%I force row level security', name);
    execute format('create policy %I on wellbeing.%I for select to authenticated using (user_id = (select auth.uid()))',
                   name || '_read', name);
    execute format('grant select on wellbeing.%I to authenticated', name);
  end loop;
end
$$;

-- One write of one person's ledger at a time.
create function wellbeing.lock_ledger(of_user uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('wellbeing ledger ' || of_user::text, 0))
$$;

-- Keeps the runs in step with the days.
create function wellbeing.keep_runs() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  run wellbeing.streak_run;
  new_first date;
  new_last date;
  days integer;
begin
  if tg_op = 'UPDATE' then
    if new.counts and not old.counts then
      update wellbeing.streak_run r set counting_days = r.counting_days + 1
       where r.user_id = new.user_id and r.first_date <= new.date and r.last_date >= new.date;
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    new_first := new.date;
    new_last := new.date;
    days := new.counts::integer;
    for run in
      delete from wellbeing.streak_run r
       where r.user_id = new.user_id and (r.last_date = new.date - 1 or r.first_date = new.date + 1)
      returning r.*
    loop
      new_first := least(new_first, run.first_date);
      new_last := greatest(new_last, run.last_date);
      days := days + run.counting_days;
    end loop;
    insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
      values (new.user_id, new_first, new_last, days);
    return null;
  end if;
  -- A rest day is taken back: what is left of its run on either side are runs of their own.
  delete from wellbeing.streak_run r
   where r.user_id = old.user_id and r.first_date <= old.date and r.last_date >= old.date
  returning r.* into run;
  insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
    select old.user_id, part.first_date, part.last_date,
           (select count(*) from wellbeing.streak_day d
             where d.user_id = old.user_id and d.counts and d.date between part.first_date and part.last_date)
      from (values (run.first_date, old.date - 1), (old.date + 1, run.last_date)) part (first_date, last_date)
     where part.first_date <= part.last_date and exists (select from auth.users u where u.id = old.user_id);
  return null;
end
$$;
create trigger keep_runs after insert or update or delete on wellbeing.streak_day
  for each row execute function wellbeing.keep_runs();

-- A record counts. Sending it again, or saving it anew, counts nothing twice.
create function wellbeing.add_activity(of_user uuid, of_kind text, source uuid, of_date date, instant timestamptz)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.lock_ledger(of_user);
  insert into wellbeing.activity (user_id, kind, source_id, date, at) values (of_user, of_kind, source, of_date, instant)
    on conflict do nothing;
  if not found then
    return;
  end if;
  insert into wellbeing.activity_total as t (user_id, kind, count) values (of_user, of_kind, 1)
    on conflict (user_id, kind) do update set count = t.count + 1;
  insert into wellbeing.activity_day as d (user_id, date, kind, count) values (of_user, of_date, of_kind, 1)
    on conflict (user_id, date, kind) do update set count = d.count + 1;
  if of_kind in ('check_in', 'mood') then
    insert into wellbeing.streak_day as s (user_id, date, counts) values (of_user, of_date, true)
      on conflict (user_id, date) do update set counts = true where not s.counts;
  end if;
end
$$;

-- A record counts no more: a task is unticked, a "completed" taken back. Deleting a record is not that (trap 60).
create function wellbeing.withdraw_activity(of_user uuid, of_kind text, source uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone wellbeing.activity;
begin
  perform wellbeing.lock_ledger(of_user);
  delete from wellbeing.activity a where a.user_id = of_user and a.kind = of_kind and a.source_id = source
  returning a.* into gone;
  if not found then
    return;
  end if;
  update wellbeing.activity_total t set count = t.count - 1 where t.user_id = of_user and t.kind = of_kind;
  update wellbeing.activity_day d set count = d.count - 1
   where d.user_id = of_user and d.date = gone.date and d.kind = of_kind;
end
$$;

-- For triggers of records with user_id, id, date and created_at: `note_activity('memory')`.
create function wellbeing.note_activity() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.add_activity(new.user_id, tg_argv[0], new.id, new.date, new.created_at);
  return null;
end
$$;
create trigger note_activity after insert on wellbeing.check_in
  for each row execute function wellbeing.note_activity('check_in');
create trigger note_activity after insert on wellbeing.memory
  for each row execute function wellbeing.note_activity('memory');

-- Only triggers call them.
revoke execute on function wellbeing.lock_ledger(uuid), wellbeing.keep_runs(), wellbeing.note_activity(),
  wellbeing.add_activity(uuid, text, uuid, date, timestamptz), wellbeing.withdraw_activity(uuid, text, uuid) from public;

-- What is there already counts.
select wellbeing.add_activity(user_id, 'check_in', id, date, created_at) from wellbeing.check_in order by date;
select wellbeing.add_activity(user_id, 'memory', id, date, created_at) from wellbeing.memory order by date;
