-- A browser reminds one person, and whoever knows its address alone cannot take it over: the keys of its subscription
-- prove that it is the same browser. Kept as a hash of theirs, because the keys themselves are sealed.
alter table users.push_device add column proof bytea;

create or replace function users.place_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two accounts that name the same browser at the same moment are decided one after the other.
  perform pg_advisory_xact_lock(hashtextextended('push device ' || new.id, 0));
  -- A device from before there were proofs is nobody else's either.
  if exists (select from users.push_device d
              where d.id = new.id and d.user_id <> new.user_id and (d.proof = new.proof) is not true) then
    raise exception 'This browser reminds somebody else' using errcode = 'insufficient_privilege';
  end if;
  select s.id, left(s.user_agent, 400) into new.session_id, new.user_agent from auth.sessions s
   where s.id::text = lower(auth.jwt() ->> 'session_id') and s.user_id = new.user_id;
  delete from users.push_device d where d.id = new.id and d.user_id <> new.user_id;
  delete from users.push_device d where d.user_id = new.user_id and d.id in (
    select o.id from users.push_device o where o.user_id = new.user_id and o.id <> new.id
     order by o.created_at desc, o.id desc offset 9);
  return new;
end
$$;
