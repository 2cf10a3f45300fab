-- What became of suggestions: generated, liked, completed.

create table wellbeing.suggestion_interaction (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  suggestion_text bytea not null,
  -- Equal for equal texts of one person; without their key it tells nothing.
  fingerprint bytea not null,
  suggestion_type text not null,
  interaction_type text not null check (interaction_type in ('generated', 'liked', 'completed')),
  category text,
  date date not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
-- A suggestion counts once a day (trap 58), and is liked once.
create unique index suggestion_interaction_completed_key
  on wellbeing.suggestion_interaction (user_id, date, fingerprint) where interaction_type = 'completed';
create unique index suggestion_interaction_liked_key
  on wellbeing.suggestion_interaction (user_id, fingerprint) where interaction_type = 'liked';
-- Newest first, all of them and of one type.
create index suggestion_interaction_place_idx
  on wellbeing.suggestion_interaction (user_id, date desc, created_at desc, id desc);
create index suggestion_interaction_type_place_idx
  on wellbeing.suggestion_interaction (user_id, interaction_type, date desc, created_at desc, id desc);

-- How many suggestions were generated for a date (D22). Kept by a trigger; its row is the lock that makes the limit exact.
create table wellbeing.suggestion_day (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  generated integer not null check (generated > 0),
  primary key (user_id, date)
);

alter table wellbeing.suggestion_interaction enable row level security;
alter table wellbeing.suggestion_interaction force row level security;
alter table wellbeing.suggestion_day enable row level security;
alter table wellbeing.suggestion_day force row level security;

create policy suggestion_interaction_read on wellbeing.suggestion_interaction for select to authenticated
  using (user_id = (select auth.uid()));
create policy suggestion_interaction_add on wellbeing.suggestion_interaction for insert to authenticated
  with check (user_id = (select auth.uid()));
-- What was generated stays counted.
create policy suggestion_interaction_undo on wellbeing.suggestion_interaction for delete to authenticated
  using (user_id = (select auth.uid()) and interaction_type <> 'generated');
create policy suggestion_day_read on wellbeing.suggestion_day for select to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, delete on wellbeing.suggestion_interaction to authenticated;
grant select on wellbeing.suggestion_day to authenticated;

create function wellbeing.count_generated() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into wellbeing.suggestion_day as d (user_id, date, generated) values (new.user_id, new.date, 1)
    on conflict (user_id, date) do update set generated = d.generated + 1;
  return null;
end
$$;
create trigger count_generated after insert on wellbeing.suggestion_interaction
  for each row when (new.interaction_type = 'generated') execute function wellbeing.count_generated();

create trigger note_activity after insert on wellbeing.suggestion_interaction
  for each row when (new.interaction_type = 'completed') execute function wellbeing.note_activity('suggestion');

create function wellbeing.withdraw_suggestion() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.withdraw_activity(old.user_id, 'suggestion', old.id);
  return null;
end
$$;
create trigger hold_account before delete on wellbeing.suggestion_interaction
  for each statement execute function wellbeing.hold_account();
create trigger withdraw_activity after delete on wellbeing.suggestion_interaction
  for each row when (old.interaction_type = 'completed') execute function wellbeing.withdraw_suggestion();

revoke execute on function wellbeing.count_generated(), wellbeing.withdraw_suggestion() from public;
