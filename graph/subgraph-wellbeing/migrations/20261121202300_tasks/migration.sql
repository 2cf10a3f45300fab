-- The tasks of a day, at most one of each type (D24).

create table wellbeing.task (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  date date not null,
  type text not null,
  text bytea not null,
  priority text not null,
  source text not null,
  completed_at timestamptz(3),
  primary key (user_id, id)
);
create unique index task_user_id_date_type_key on wellbeing.task (user_id, date, type);

alter table wellbeing.task enable row level security;
alter table wellbeing.task force row level security;
create policy task_read on wellbeing.task for select to authenticated
  using (user_id = (select auth.uid()));
create policy task_add on wellbeing.task for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy task_complete on wellbeing.task for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- A completed task stays.
create policy task_replace on wellbeing.task for delete to authenticated
  using (user_id = (select auth.uid()) and completed_at is null);
grant select, insert, delete, update (completed_at) on wellbeing.task to authenticated;

-- A tick counts once; taking it off takes that back, so that toggling gains nothing (trap 37).
create function wellbeing.note_task() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.completed_at is null then
    perform wellbeing.withdraw_activity(new.user_id, 'task', new.id);
  else
    perform wellbeing.add_activity(new.user_id, 'task', new.id, new.date, new.completed_at);
  end if;
  return null;
end
$$;
revoke execute on function wellbeing.note_task() from public;
create trigger hold_account before update or delete on wellbeing.task
  for each statement execute function wellbeing.hold_account();
create trigger note_added_task after insert on wellbeing.task
  for each row when (new.completed_at is not null) execute function wellbeing.note_task();
create trigger note_task after update of completed_at on wellbeing.task
  for each row when ((old.completed_at is null) <> (new.completed_at is null)) execute function wellbeing.note_task();
