-- A rest day is a day of the ledger's (D21). The caller is the person, as in a policy: there is no other to name.

create function wellbeing.take_rest_day(of_date date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.lock_ledger(auth.uid());
  perform wellbeing.add_streak_day(auth.uid(), of_date, false);
end
$$;

create function wellbeing.undo_rest_day(of_date date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.lock_ledger(auth.uid());
  perform wellbeing.remove_rest_day(auth.uid(), of_date);
end
$$;

revoke execute on function wellbeing.take_rest_day(date), wellbeing.undo_rest_day(date) from public;
grant execute on function wellbeing.take_rest_day(date), wellbeing.undo_rest_day(date) to authenticated;
