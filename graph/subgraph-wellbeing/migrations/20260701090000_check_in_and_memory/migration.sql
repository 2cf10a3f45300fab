-- Daily check-ins and the memory bank.
-- The schema itself is made by the migration runner.

create table wellbeing.check_in (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  date date not null,
  what_is_good text[] not null default '{}',
  what_is_good_text text not null default '',
  looking_forward text[] not null default '{}',
  looking_forward_text text not null default '',
  need_more text[] not null default '{}',
  need_more_text text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- One per person and date; also serves every look-up by owner.
create unique index check_in_user_id_date_key on wellbeing.check_in (user_id, date);

create table wellbeing.memory (
  user_id uuid not null,
  id uuid not null,
  title text not null,
  description text not null,
  emoji text not null,
  category text not null,
  goodness_rating smallint not null check (goodness_rating between 1 and 10),
  effort_rating smallint not null check (effort_rating between 1 and 10),
  date date not null,
  created_at timestamptz(3) not null default now(),
  -- Ids are made by the client, so they are each person's own: another's id is neither taken nor told of.
  primary key (user_id, id)
);
-- The order of the memory bank, newest first.
create index memory_user_id_date_created_at_id_idx
  on wellbeing.memory (user_id, date desc, created_at desc, id desc);

alter table wellbeing.check_in enable row level security;
alter table wellbeing.check_in force row level security;
alter table wellbeing.memory enable row level security;
alter table wellbeing.memory force row level security;

-- `(select …)` so that the caller is looked up once per statement, not once per row.
create policy check_in_read on wellbeing.check_in for select to authenticated
  using (user_id = (select auth.uid()));
create policy check_in_add on wellbeing.check_in for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy check_in_change on wellbeing.check_in for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy memory_read on wellbeing.memory for select to authenticated
  using (user_id = (select auth.uid()));
create policy memory_add on wellbeing.memory for insert to authenticated
  with check (user_id = (select auth.uid()));

grant usage on schema wellbeing to authenticated;
grant select, insert, update on wellbeing.check_in to authenticated;
grant select, insert on wellbeing.memory to authenticated;
