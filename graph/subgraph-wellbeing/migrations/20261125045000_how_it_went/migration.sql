-- How an expectation lift turned out, told afterwards; the answers themselves stay as they were.

alter table wellbeing.expectation_session add column how_it_went text;

create policy expectation_session_tell on wellbeing.expectation_session for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant update (how_it_went) on wellbeing.expectation_session to authenticated;
