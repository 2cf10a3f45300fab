-- An export joins an account that is begun: what it counted is counted once, beside what is counted already.
create function wellbeing.merge_ledger(kinds text[], sources uuid[], dates date[], instants timestamptz[], rest_days date[])
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  each record;
begin
  perform wellbeing.lock_ledger(owner);
  for each in
    select * from unnest(kinds, sources, dates, instants) a (kind, source, date, instant)
     where not exists (select from wellbeing.activity b
                        where b.user_id = owner and b.kind = a.kind and b.source_id = a.source)
  loop
    perform wellbeing.add_activity(owner, each.kind, each.source, each.date, each.instant);
  end loop;
  for each in select distinct day from unnest(rest_days) day loop
    perform wellbeing.add_streak_day(owner, each.day, false);
  end loop;
end
$$;
revoke execute on function wellbeing.merge_ledger(text[], uuid[], date[], timestamptz[], date[]) from public;
grant execute on function wellbeing.merge_ledger(text[], uuid[], date[], timestamptz[], date[]) to authenticated;
