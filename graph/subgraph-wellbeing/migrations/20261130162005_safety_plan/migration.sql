-- The plan of a person for hard days: all that it says is one sealed text, so that nothing tells how much there is, or of what.

create table wellbeing.safety_plan (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Sealed.
  content bytea not null,
  is_shown boolean not null default true,
  is_for_suggestions boolean not null default false,
  -- Until then nobody is asked whether they want to make one.
  offer_from date,
  -- When it was last changed, or said to be right still.
  updated_at timestamptz(3) not null
);

alter table wellbeing.safety_plan enable row level security;
alter table wellbeing.safety_plan force row level security;
create policy safety_plan_read on wellbeing.safety_plan for select to authenticated
  using (user_id = (select auth.uid()));
create policy safety_plan_add on wellbeing.safety_plan for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy safety_plan_change on wellbeing.safety_plan for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy safety_plan_remove on wellbeing.safety_plan for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, delete, update (content, is_shown, is_for_suggestions, offer_from, updated_at)
  on wellbeing.safety_plan to authenticated;
create trigger hold_account before update or delete on wellbeing.safety_plan
  for each statement execute function wellbeing.hold_account();

create or replace function wellbeing.is_empty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from wellbeing.activity where user_id = auth.uid())
     and not exists (select from wellbeing.streak_day where user_id = auth.uid())
     and not exists (select from wellbeing.daily_progress where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_interaction where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_set where user_id = auth.uid())
     and not exists (select from wellbeing.task where user_id = auth.uid())
     and not exists (select from wellbeing.safety_plan where user_id = auth.uid())
$$;
