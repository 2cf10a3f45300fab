-- What decides the mode of a day beside moods and rest days: a hard day said in the check-in, words of a crisis that
-- were found, and the wish to see everything all the same.

alter table wellbeing.check_in add column is_hard boolean not null default false;

-- One row a person and date, without a word of what was written: kinds of help, and keyed fingerprints by which a text
-- that is sent again is known, and set aside by whoever wrote it.
create table wellbeing.help_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  -- The kind of each text that was found and is not set aside, the latest last; beside it its fingerprint.
  kinds text[] not null default '{}',
  marks bytea[] not null default '{}',
  set_aside bytea[] not null default '{}',
  primary key (user_id, date)
);
create index help_day_date_idx on wellbeing.help_day (date);

alter table wellbeing.help_day enable row level security;
alter table wellbeing.help_day force row level security;
create policy help_day_read on wellbeing.help_day for select to authenticated
  using (user_id = (select auth.uid()));
create policy help_day_add on wellbeing.help_day for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy help_day_change on wellbeing.help_day for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update (kinds, marks, set_aside) on wellbeing.help_day to authenticated;
create trigger hold_account before update or delete on wellbeing.help_day
  for each statement execute function wellbeing.hold_account();

-- Of nobody is it kept for longer than 90 days; whoever's help is noted next takes the old ones away.
create function wellbeing.forget_help_days() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from wellbeing.help_day where date < current_date - 90;
  return null;
end
$$;
revoke execute on function wellbeing.forget_help_days() from public;
create trigger forget_help_days after insert on wellbeing.help_day
  for each statement execute function wellbeing.forget_help_days();

create table wellbeing.shown_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  primary key (user_id, date)
);
alter table wellbeing.shown_day enable row level security;
alter table wellbeing.shown_day force row level security;
create policy shown_day_read on wellbeing.shown_day for select to authenticated
  using (user_id = (select auth.uid()));
create policy shown_day_add on wellbeing.shown_day for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy shown_day_remove on wellbeing.shown_day for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, delete on wellbeing.shown_day to authenticated;

-- What weighs on a day, by kind, from the check-in and from what was asked for besides; null where it is not clear what.
-- It is used on that day alone, and gone after it.
create table wellbeing.day_weight (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  source text not null check (source in ('check_in', 'asked')),
  kind text,
  is_nynorsk boolean not null,
  primary key (user_id, date, source)
);
create index day_weight_date_idx on wellbeing.day_weight (date);
alter table wellbeing.day_weight enable row level security;
alter table wellbeing.day_weight force row level security;
create policy day_weight_read on wellbeing.day_weight for select to authenticated
  using (user_id = (select auth.uid()));
create policy day_weight_add on wellbeing.day_weight for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy day_weight_change on wellbeing.day_weight for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy day_weight_remove on wellbeing.day_weight for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update (kind, is_nynorsk), delete on wellbeing.day_weight to authenticated;
create trigger hold_account before update or delete on wellbeing.day_weight
  for each statement execute function wellbeing.hold_account();

create function wellbeing.forget_day_weights() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from wellbeing.day_weight where date < current_date - 2;
  return null;
end
$$;
revoke execute on function wellbeing.forget_day_weights() from public;
create trigger forget_day_weights after insert on wellbeing.day_weight
  for each statement execute function wellbeing.forget_day_weights();
