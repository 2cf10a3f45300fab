-- How an exercise of inner balance felt, told afterwards: its sealed record is replaced; all else stays as it was.

create policy tool_activity_tell on wellbeing.tool_activity for update to authenticated
  using (user_id = (select auth.uid()) and tool = 'inner_balance')
  with check (user_id = (select auth.uid()) and tool = 'inner_balance');
grant update (record) on wellbeing.tool_activity to authenticated;
