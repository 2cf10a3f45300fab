-- How the product behaves for a person: one record behind settings and preferences (D27).
create table users.settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text not null default 'no',
  brain_injury_mode boolean not null default false,
  -- The person's date it was switched on for: it ends by itself at their midnight (trap 40).
  low_energy_on date,
  ai_suggestions_enabled boolean not null default true,
  memory_inspiration boolean not null default false,
  streak_hidden boolean not null default false,
  updated_at timestamptz(3) not null default now()
);

-- The language is stored here from now on, and nowhere else.
insert into users.settings (user_id, language) select user_id, language from users.profile;
alter table users.profile drop column language;

alter table users.settings enable row level security;
alter table users.settings force row level security;
create policy settings_read on users.settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy settings_add on users.settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy settings_change on users.settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update on users.settings to authenticated;
