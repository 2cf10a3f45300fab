-- What a person follows from day to day, and their answers: health data, so sealed but for the date (D70).

create table wellbeing.followed_scales (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Sealed: which, and where they are asked about.
  choice bytea not null,
  updated_at timestamptz(3) not null
);
alter table wellbeing.followed_scales enable row level security;
alter table wellbeing.followed_scales force row level security;
create policy followed_scales_read on wellbeing.followed_scales for select to authenticated
  using (user_id = (select auth.uid()));
create policy followed_scales_add on wellbeing.followed_scales for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy followed_scales_change on wellbeing.followed_scales for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy followed_scales_remove on wellbeing.followed_scales for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update (choice, updated_at), delete on wellbeing.followed_scales to authenticated;
create trigger hold_account before update or delete on wellbeing.followed_scales
  for each statement execute function wellbeing.hold_account();

create table wellbeing.scale_entry (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A keyed fingerprint of date and scale: one answer a scale and date, and which scale it is is not told.
  id uuid not null,
  date date not null,
  -- Sealed: which scale, which step, and whether it was carried over from the day before.
  answer bytea not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index scale_entry_user_id_date_created_at_id_idx
  on wellbeing.scale_entry (user_id, date desc, created_at desc, id desc);

alter table wellbeing.scale_entry enable row level security;
alter table wellbeing.scale_entry force row level security;
create policy scale_entry_read on wellbeing.scale_entry for select to authenticated
  using (user_id = (select auth.uid()));
create policy scale_entry_add on wellbeing.scale_entry for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy scale_entry_change on wellbeing.scale_entry for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy scale_entry_remove on wellbeing.scale_entry for delete to authenticated
  using (user_id = (select auth.uid()));
-- The day of an answer stays.
grant select, insert, delete, update (answer) on wellbeing.scale_entry to authenticated;
create trigger hold_account before update or delete on wellbeing.scale_entry
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
$$;
