-- What requests for suggestions were answered with. A request takes one of its date's places before anything is written.

create table wellbeing.suggestion_set (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  date date not null,
  -- Which of the date's places it has.
  number smallint not null check (number > 0),
  form text not null,
  language text not null,
  -- Sealed. Null while it is being written.
  answer bytea,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (user_id, id),
  unique (user_id, date, number),
  check ((answer is null) = (finished_at is null))
);

alter table wellbeing.suggestion_set enable row level security;
alter table wellbeing.suggestion_set force row level security;
create policy suggestion_set_read on wellbeing.suggestion_set for select to authenticated
  using (user_id = (select auth.uid()));
create policy suggestion_set_begin on wellbeing.suggestion_set for insert to authenticated
  with check (user_id = (select auth.uid()));
-- Once, and for good: what was answered stays, and stays counted.
create policy suggestion_set_finish on wellbeing.suggestion_set for update to authenticated
  using (user_id = (select auth.uid()) and answer is null) with check (user_id = (select auth.uid()));
create policy suggestion_set_drop on wellbeing.suggestion_set for delete to authenticated
  using (user_id = (select auth.uid()) and answer is null);
grant select, insert, delete, update (answer, finished_at) on wellbeing.suggestion_set to authenticated;

-- A suggestion of a set was counted when its set was begun.
alter table wellbeing.suggestion_interaction add column set_id uuid;
drop trigger count_generated on wellbeing.suggestion_interaction;
create trigger count_generated after insert on wellbeing.suggestion_interaction
  for each row when (new.interaction_type = 'generated' and new.set_id is null)
  execute function wellbeing.count_generated();
create trigger count_generated after insert on wellbeing.suggestion_set
  for each row execute function wellbeing.count_generated();

create function wellbeing.give_back_generated() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update wellbeing.suggestion_day d set generated = d.generated - 1
   where d.user_id = old.user_id and d.date = old.date;
  return null;
end
$$;
-- What deletes holds the day first, and with it the account.
create trigger hold_account before update on wellbeing.suggestion_set
  for each statement execute function wellbeing.hold_account();
create trigger give_back_generated after delete on wellbeing.suggestion_set
  for each row when (old.answer is null) execute function wellbeing.give_back_generated();

-- The row of a date is there before the first suggestion is: it is the lock.
alter table wellbeing.suggestion_day drop constraint suggestion_day_generated_check, add check (generated >= 0);

-- One request of a person and date at a time, until the transaction ends; answers how many there are. The account's row
-- comes first, as in lock_ledger.
create function wellbeing.hold_suggestion_day(of_date date) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  count integer;
begin
  perform from auth.users u where u.id = auth.uid() for key share;
  insert into wellbeing.suggestion_day (user_id, date, generated) values (auth.uid(), of_date, 0)
    on conflict (user_id, date) do nothing;
  select d.generated into count from wellbeing.suggestion_day d
   where d.user_id = auth.uid() and d.date = of_date for update;
  return count;
end
$$;

create or replace function wellbeing.is_empty() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from wellbeing.activity where user_id = auth.uid())
     and not exists (select from wellbeing.streak_day where user_id = auth.uid())
     and not exists (select from wellbeing.daily_progress where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_interaction where user_id = auth.uid())
     and not exists (select from wellbeing.suggestion_set where user_id = auth.uid())
     and not exists (select from wellbeing.task where user_id = auth.uid())
$$;

revoke execute on function wellbeing.give_back_generated(), wellbeing.hold_suggestion_day(date) from public;
grant execute on function wellbeing.hold_suggestion_day(date) to authenticated;
