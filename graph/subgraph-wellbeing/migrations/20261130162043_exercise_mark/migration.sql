-- What a person says of an exercise besides how it felt: that it was stopped, is not wanted again, or may come again.

create table wellbeing.exercise_mark (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made by the client: it means something together with the person only.
  id uuid not null,
  date date not null,
  -- Its id or title; sealed, since a title may have been written for one person.
  exercise bytea not null,
  kind text not null check (kind in ('stopped', 'unwanted', 'welcome')),
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index exercise_mark_user_id_date_created_at_id_idx
  on wellbeing.exercise_mark (user_id, date desc, created_at desc, id desc);

alter table wellbeing.exercise_mark enable row level security;
alter table wellbeing.exercise_mark force row level security;
create policy exercise_mark_read on wellbeing.exercise_mark for select to authenticated
  using (user_id = (select auth.uid()));
create policy exercise_mark_add on wellbeing.exercise_mark for insert to authenticated
  with check (user_id = (select auth.uid()));
-- A mark stays as it was made, until the account goes: what is taken back is a mark of its own.
grant select, insert on wellbeing.exercise_mark to authenticated;

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
     and not exists (select from wellbeing.diary_import where user_id = auth.uid())
     and not exists (select from wellbeing.safety_plan where user_id = auth.uid())
     and not exists (select from wellbeing.exercise_mark where user_id = auth.uid())
$$;
