-- What a person brings along from another app (D73): each file that was taken in, its entries, and for an hour what was
-- read of a file that waits for an answer.

create table wellbeing.diary_import (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made by the client: it means something together with the person only.
  id uuid not null,
  source text not null,
  -- The person's date on which it was taken in.
  date date not null,
  created_at timestamptz(3) not null,
  -- How many entries were taken back, and when; the list of imports stays.
  undone_at timestamptz(3),
  undone_entries int,
  primary key (user_id, id)
);

create table wellbeing.imported_entry (
  user_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  date date not null,
  -- Orders the moods of a day.
  moment timestamptz(3),
  mood smallint check (mood between 1 and 5),
  source text not null,
  -- Sealed: time, names, words and pictures.
  content bytea not null,
  -- Keyed: the same entry of the same person once more adds nothing.
  fingerprint bytea not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id),
  unique (user_id, fingerprint),
  foreign key (user_id, import_id) references wellbeing.diary_import (user_id, id) on delete cascade
);
create index imported_entry_user_id_date_created_at_id_idx
  on wellbeing.imported_entry (user_id, date desc, created_at desc, id desc);
create index imported_entry_import_idx on wellbeing.imported_entry (user_id, import_id);

create table wellbeing.held_import (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  import_id uuid not null,
  part text not null,
  -- Sealed.
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (user_id, import_id, part)
);
create index held_import_created_at_idx on wellbeing.held_import (created_at);

alter table wellbeing.diary_import enable row level security;
alter table wellbeing.diary_import force row level security;
create policy diary_import_read on wellbeing.diary_import for select to authenticated
  using (user_id = (select auth.uid()));
create policy diary_import_add on wellbeing.diary_import for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy diary_import_change on wellbeing.diary_import for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update (undone_at, undone_entries) on wellbeing.diary_import to authenticated;

alter table wellbeing.imported_entry enable row level security;
alter table wellbeing.imported_entry force row level security;
create policy imported_entry_read on wellbeing.imported_entry for select to authenticated
  using (user_id = (select auth.uid()));
create policy imported_entry_add on wellbeing.imported_entry for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy imported_entry_remove on wellbeing.imported_entry for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, delete on wellbeing.imported_entry to authenticated;

alter table wellbeing.held_import enable row level security;
alter table wellbeing.held_import force row level security;
-- After an hour nobody reads it any more, even before it is gone.
create policy held_import_read on wellbeing.held_import for select to authenticated
  using (user_id = (select auth.uid()) and created_at > now() - interval '1 hour');
create policy held_import_add on wellbeing.held_import for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy held_import_remove on wellbeing.held_import for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert (user_id, id, import_id, part, content), delete on wellbeing.held_import to authenticated;

-- Whoever reads a file next takes away what others left.
create function wellbeing.forget_held_imports() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from wellbeing.held_import where created_at < now() - interval '1 hour';
  return null;
end
$$;
revoke execute on function wellbeing.forget_held_imports() from public;
create trigger forget_held_imports after insert on wellbeing.held_import
  for each statement execute function wellbeing.forget_held_imports();

create or replace function wellbeing.is_empty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from wellbeing.activity where user_id = auth.uid())
     and not exists (select from wellbeing.streak_day where user_id = auth.uid())
     and not exists (select from wellbeing.daily_progress where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_interaction where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_set where user_id = auth.uid())
     and not exists (select from wellbeing.task where user_id = auth.uid())
     and not exists (select from wellbeing.diary_import where user_id = auth.uid())
$$;
