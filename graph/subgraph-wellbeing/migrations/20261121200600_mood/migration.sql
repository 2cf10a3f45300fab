-- One mood per person and date (D20). It has no value when the older widget sent none.

create table wellbeing.mood (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  date date not null,
  mood smallint check (mood between 1 and 5),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  -- The order of the list, newest first, as well: there is one a day.
  unique (user_id, date)
);

alter table wellbeing.mood enable row level security;
alter table wellbeing.mood force row level security;
create policy mood_read on wellbeing.mood for select to authenticated
  using (user_id = (select auth.uid()));
create policy mood_add on wellbeing.mood for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy mood_change on wellbeing.mood for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update on wellbeing.mood to authenticated;

create trigger note_activity after insert on wellbeing.mood
  for each row execute function wellbeing.note_activity('mood');
