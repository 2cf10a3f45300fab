-- What a person has chosen of patterns and pacing, and the energy of their days: health data, sealed but for the date.

create table wellbeing.own_story (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Sealed: what is on, what is asked, hidden and tried.
  choices bytea not null,
  updated_at timestamptz(3) not null
);
alter table wellbeing.own_story enable row level security;
alter table wellbeing.own_story force row level security;
create policy own_story_read on wellbeing.own_story for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_story_add on wellbeing.own_story for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_story_change on wellbeing.own_story for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_story_remove on wellbeing.own_story for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update (choices, updated_at), delete on wellbeing.own_story to authenticated;
create trigger hold_account before update or delete on wellbeing.own_story
  for each statement execute function wellbeing.hold_account();

create table wellbeing.pacing_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  -- Sealed: the room, what takes of it, and the answer of the morning.
  record bytea not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, date)
);
alter table wellbeing.pacing_day enable row level security;
alter table wellbeing.pacing_day force row level security;
create policy pacing_day_read on wellbeing.pacing_day for select to authenticated
  using (user_id = (select auth.uid()));
create policy pacing_day_add on wellbeing.pacing_day for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy pacing_day_change on wellbeing.pacing_day for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy pacing_day_remove on wellbeing.pacing_day for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update (record, updated_at), delete on wellbeing.pacing_day to authenticated;
create trigger hold_account before update or delete on wellbeing.pacing_day
  for each statement execute function wellbeing.hold_account();

create or replace function wellbeing.is_empty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from wellbeing.activity where user_id = auth.uid())
     and not exists (select from wellbeing.streak_day where user_id = auth.uid())
     and not exists (select from wellbeing.daily_progress where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_interaction where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_set where user_id = auth.uid())
     and not exists (select from wellbeing.task where user_id = auth.uid())
     and not exists (select from wellbeing.scale_entry where user_id = auth.uid())
     and not exists (select from wellbeing.followed_scales where user_id = auth.uid())
     and not exists (select from wellbeing.own_story where user_id = auth.uid())
     and not exists (select from wellbeing.pacing_day where user_id = auth.uid())
$$;
