-- The day on which the plan of an expectation lift stands on Home; null where it stands on none.

alter table wellbeing.expectation_session add column plan_on date;
create index expectation_session_user_id_plan_on_idx
  on wellbeing.expectation_session (user_id, plan_on) where plan_on is not null;

grant update (plan_on) on wellbeing.expectation_session to authenticated;
