-- Meditated minutes and glasses of water by date (D20).

create table wellbeing.daily_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  meditation_minutes smallint not null default 0 check (meditation_minutes >= 0),
  water_glasses smallint not null default 0 check (water_glasses >= 0),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, date)
);

-- The ids of what was added, so that adding it again does nothing (D45); kept for as long as its date is accepted.
create table wellbeing.progress_step (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  date date not null,
  primary key (user_id, id)
);
create index progress_step_user_id_date_idx on wellbeing.progress_step (user_id, date);

alter table wellbeing.daily_progress enable row level security;
alter table wellbeing.daily_progress force row level security;
alter table wellbeing.progress_step enable row level security;
alter table wellbeing.progress_step force row level security;

create policy daily_progress_read on wellbeing.daily_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy daily_progress_add on wellbeing.daily_progress for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy daily_progress_change on wellbeing.daily_progress for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy progress_step_read on wellbeing.progress_step for select to authenticated
  using (user_id = (select auth.uid()));
create policy progress_step_add on wellbeing.progress_step for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy progress_step_remove on wellbeing.progress_step for delete to authenticated
  using (user_id = (select auth.uid()));

grant select, insert, update on wellbeing.daily_progress to authenticated;
grant select, insert, delete on wellbeing.progress_step to authenticated;

-- One statement adds to a day and forgets old steps: it locks rows before it comes to the account.
create trigger hold_account before insert or delete on wellbeing.progress_step
  for each statement execute function wellbeing.hold_account();
create trigger hold_account before insert or update on wellbeing.daily_progress
  for each statement execute function wellbeing.hold_account();
