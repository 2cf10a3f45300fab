-- Expectation sessions: each counts once, as the tool it is (trap 21).

create table wellbeing.expectation_session (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  date date not null,
  -- Sealed.
  what_to_do bytea not null,
  what_can_go_better bytea not null,
  how_to_feel_good bytea not null,
  desired_feeling text not null,
  completed_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index expectation_session_user_id_date_created_at_id_idx
  on wellbeing.expectation_session (user_id, date desc, created_at desc, id desc);

alter table wellbeing.expectation_session enable row level security;
alter table wellbeing.expectation_session force row level security;
create policy expectation_session_read on wellbeing.expectation_session for select to authenticated
  using (user_id = (select auth.uid()));
create policy expectation_session_add on wellbeing.expectation_session for insert to authenticated
  with check (user_id = (select auth.uid()));
grant select, insert on wellbeing.expectation_session to authenticated;

create trigger note_activity after insert on wellbeing.expectation_session
  for each row execute function wellbeing.note_activity('expectation_lift');
