-- Whoever takes back a consent has nothing left of what it covers, and another device that was away may send of it only
-- then: that is refused. Without any decision it is kept (decision 0062), and so is an export that somebody brings in.

-- Refuses where the caller's last decision of a kind is a no. A decision that is being made is waited for, and what is
-- written now is waited for by the next one (the lock of users.consent), so that it finds everything it takes away.
create function wellbeing.refuse_after_no(of_kind text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('consent ' || owner, 0));
  if (select not c.is_given from users.consent c
       where c.user_id = owner and c.kind = of_kind order by c.id desc limit 1) then
    -- CONSENT_TAKEN_BACK of the services.
    raise exception 'The consent was taken back' using errcode = 'SP001';
  end if;
end
$$;
revoke execute on function wellbeing.refuse_after_no(text) from public;
grant execute on function wellbeing.refuse_after_no(text) to authenticated;
