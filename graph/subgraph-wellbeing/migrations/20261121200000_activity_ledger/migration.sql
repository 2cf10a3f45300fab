-- What a person has done, without any content: it keeps the points of a record that is deleted (trap 60), and makes
-- points, levels, badges, streak and feed cost the same after ten years as after a day. Records write it through
-- triggers; nobody writes it by hand. Points themselves are not in the database: they are counts times the domain's
-- POINTS (D31, decision 0023).

delete from wellbeing.check_in where not exists (select from auth.users u where u.id = user_id);
delete from wellbeing.memory where not exists (select from auth.users u where u.id = user_id);
alter table wellbeing.check_in add foreign key (user_id) references auth.users (id) on delete cascade;
alter table wellbeing.memory add foreign key (user_id) references auth.users (id) on delete cascade;

-- One row per record that counts for something. `kind` is an ActivityKind of packages/domain. The row has an id of its
-- own: records' ids are made by clients, and two records of different kinds may carry the same one.
create table wellbeing.activity (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  source_id uuid not null,
  id uuid not null default gen_random_uuid(),
  date date not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, kind, source_id)
);
create index activity_user_id_date_created_at_id_idx
  on wellbeing.activity (user_id, date desc, created_at desc, id desc);

-- How many of each kind, ever and by date. A count that is withdrawn to nothing stays as 0.
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
-- The same days as runs without a gap, so that the length of a streak is one row. What is asked for and written is
-- near today (D18): by their last day the runs of long ago are out of the way.
create table wellbeing.streak_run (
  user_id uuid not null references auth.users (id) on delete cascade,
  first_date date not null,
  last_date date not null,
  counting_days integer not null check (counting_days between 0 and last_date - first_date + 1),
  primary key (user_id, last_date)
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

-- One write of one person's ledger at a time, until the transaction ends. The account's row comes first, as in a deletion
-- of the account: the two would otherwise wait for each other.
create function wellbeing.lock_ledger(of_user uuid) returns void
language sql volatile set search_path = '' as $$
  select from auth.users u where u.id = of_user for key share;
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('wellbeing ledger ' || of_user::text, 0))
$$;

-- The same for statements that lock rows before their triggers come to the ledger:
-- `before update or delete … for each statement`. Where the account is gone, or going with these rows, there is none.
create function wellbeing.hold_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users u where u.id = auth.uid() for key share;
  return null;
end
$$;

-- A day makes a streak. It joins the runs that end the day before it and begin the day after it. For callers that hold
-- the ledger.
create function wellbeing.add_streak_day(of_user uuid, of_date date, is_counting boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  following wellbeing.streak_run;
begin
  insert into wellbeing.streak_day (user_id, date, counts) values (of_user, of_date, is_counting) on conflict do nothing;
  if not found then
    update wellbeing.streak_day d set counts = true
     where d.user_id = of_user and d.date = of_date and is_counting and not d.counts;
    if found then
      update wellbeing.streak_run r set counting_days = r.counting_days + 1
       where r.user_id = of_user and r.last_date >= of_date and r.first_date <= of_date;
    end if;
    return;
  end if;

  delete from wellbeing.streak_run r
   where r.user_id = of_user and r.last_date > of_date and r.first_date = of_date + 1
  returning r.* into following;
  update wellbeing.streak_run r
     set last_date = coalesce(following.last_date, of_date),
         counting_days = r.counting_days + is_counting::integer + coalesce(following.counting_days, 0)
   where r.user_id = of_user and r.last_date = of_date - 1;
  if not found then
    insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
      values (of_user, of_date, coalesce(following.last_date, of_date),
              is_counting::integer + coalesce(following.counting_days, 0));
  end if;
end
$$;

-- A rest day is taken back: what is left of its run on either side are runs of their own. A day that counts stays.
create function wellbeing.remove_rest_day(of_user uuid, of_date date) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  run wellbeing.streak_run;
  days_after integer;
begin
  delete from wellbeing.streak_day d where d.user_id = of_user and d.date = of_date and not d.counts;
  if not found then
    return;
  end if;
  delete from wellbeing.streak_run r
   where r.user_id = of_user and r.last_date >= of_date and r.first_date <= of_date
  returning r.* into run;
  -- The side after it is counted, which is the shorter one.
  select count(*) into days_after from wellbeing.streak_day d
   where d.user_id = of_user and d.counts and d.date > of_date and d.date <= run.last_date;
  insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
    select of_user, part.first_date, part.last_date, part.counting_days
      from (values (run.first_date, of_date - 1, run.counting_days - days_after),
                   (of_date + 1, run.last_date, days_after)) part (first_date, last_date, counting_days)
     where part.first_date <= part.last_date;
end
$$;

-- A record counts. Sending it again, or saving it anew, counts nothing twice.
create function wellbeing.add_activity(of_user uuid, of_kind text, source uuid, of_date date, instant timestamptz)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.lock_ledger(of_user);
  insert into wellbeing.activity (user_id, kind, source_id, date, created_at)
    values (of_user, of_kind, source, of_date, instant)
    on conflict (user_id, kind, source_id) do nothing;
  if not found then
    return;
  end if;
  insert into wellbeing.activity_total as t (user_id, kind, count) values (of_user, of_kind, 1)
    on conflict (user_id, kind) do update set count = t.count + 1;
  insert into wellbeing.activity_day as d (user_id, date, kind, count) values (of_user, of_date, of_kind, 1)
    on conflict (user_id, date, kind) do update set count = d.count + 1;
  if of_kind in ('check_in', 'mood') then
    perform wellbeing.add_streak_day(of_user, of_date, true);
  end if;
end
$$;

-- A record counts no more: a task is unticked, a "completed" taken back. Deleting a record is not that (trap 60), and
-- a day that made a streak has made it.
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

-- Only triggers and functions of this schema call them.
revoke execute on function wellbeing.lock_ledger(uuid), wellbeing.hold_account(), wellbeing.note_activity(),
  wellbeing.add_streak_day(uuid, date, boolean), wellbeing.remove_rest_day(uuid, date),
  wellbeing.add_activity(uuid, text, uuid, date, timestamptz), wellbeing.withdraw_activity(uuid, text, uuid) from public;

-- What is there already counts: set by set, because a lock for each person would not fit the lock table.
insert into wellbeing.activity (user_id, kind, source_id, date, created_at)
  select user_id, 'check_in', id, date, created_at from wellbeing.check_in
  union all
  select user_id, 'memory', id, date, created_at from wellbeing.memory;
insert into wellbeing.activity_total (user_id, kind, count)
  select user_id, kind, count(*) from wellbeing.activity group by user_id, kind;
insert into wellbeing.activity_day (user_id, date, kind, count)
  select user_id, date, kind, count(*) from wellbeing.activity group by user_id, date, kind;
insert into wellbeing.streak_day (user_id, date, counts)
  select distinct user_id, date, true from wellbeing.activity where kind = 'check_in';
insert into wellbeing.streak_run (user_id, first_date, last_date, counting_days)
  select user_id, min(date), max(date), count(*)
    from (select user_id, date, date - row_number() over (partition by user_id order by date)::integer as island
            from wellbeing.streak_day) day
   group by user_id, island;
