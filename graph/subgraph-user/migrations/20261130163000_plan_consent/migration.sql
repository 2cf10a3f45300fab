-- Whoever takes back the yes to keeping their plan has none any more, by whatever way they say so.

create function users.forget_plan() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from wellbeing.safety_plan where user_id = new.user_id;
  return null;
end
$$;
revoke execute on function users.forget_plan() from public;
create trigger forget_plan after insert on users.consent
  for each row when (new.kind = 'plan' and not new.is_given) execute function users.forget_plan();
