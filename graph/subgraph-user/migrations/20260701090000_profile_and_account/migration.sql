-- What a person has told about themselves, and when the product first met them.
-- The schema itself is made by the migration runner.

create table users.account (
  user_id uuid primary key,
  created_at timestamptz(3) not null default now()
);

create table users.profile (
  user_id uuid primary key,
  nickname text not null default '',
  language text not null default 'no',
  considerations text[] not null default '{}',
  specific_challenge text not null default '',
  capacity_level text,
  goals text[] not null default '{}',
  avoid_suggestions text[] not null default '{}',
  social_safety_factors text[] not null default '{}',
  onboarding_completed boolean not null default false,
  updated_at timestamptz(3) not null default now()
);

alter table users.account enable row level security;
alter table users.account force row level security;
alter table users.profile enable row level security;
alter table users.profile force row level security;

-- `(select …)` so that the caller is looked up once per statement, not once per row.
create policy account_read on users.account for select to authenticated
  using (user_id = (select auth.uid()));
create policy account_add on users.account for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy profile_read on users.profile for select to authenticated
  using (user_id = (select auth.uid()));
create policy profile_add on users.profile for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy profile_change on users.profile for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant usage on schema users to authenticated;
grant select, insert on users.account to authenticated;
grant select, insert, update on users.profile to authenticated;
