-- Completed tools, each with its whole record (D29). A record is sealed as one: it is never searched, and what a tool
-- asks may change without the table changing.

create table wellbeing.tool_activity (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- A tool of the domain's TOOLS. The fifth, expectation lift, has sessions of its own and is counted there (trap 21).
  tool text not null check (tool in ('inner_balance', 'micro_regulation', 'social_support', 'self_priority')),
  date date not null,
  completed_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  record bytea not null,
  primary key (user_id, id)
);
-- All of them, and those of one tool, newest first.
create index tool_activity_user_id_date_created_at_id_idx
  on wellbeing.tool_activity (user_id, date desc, created_at desc, id desc);
create index tool_activity_user_id_tool_date_created_at_id_idx
  on wellbeing.tool_activity (user_id, tool, date desc, created_at desc, id desc);

alter table wellbeing.tool_activity enable row level security;
alter table wellbeing.tool_activity force row level security;
create policy tool_activity_read on wellbeing.tool_activity for select to authenticated
  using (user_id = (select auth.uid()));
create policy tool_activity_add on wellbeing.tool_activity for insert to authenticated
  with check (user_id = (select auth.uid()));
grant select, insert on wellbeing.tool_activity to authenticated;

-- As note_activity, for records that say themselves what they count as.
create function wellbeing.note_tool_activity() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.add_activity(new.user_id, new.tool, new.id, new.date, new.created_at);
  return null;
end
$$;
revoke execute on function wellbeing.note_tool_activity() from public;
create trigger note_activity after insert on wellbeing.tool_activity
  for each row execute function wellbeing.note_tool_activity();
