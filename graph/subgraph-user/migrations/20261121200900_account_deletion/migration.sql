-- A person deletes their account (D40). Everything of theirs hangs on its row and goes with it.

-- What they confirm it by: the address they sign in with, else the number, else the account's id.
create function users.my_address() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(u.email, ''), nullif(u.phone, ''), u.id::text) from auth.users u where u.id = auth.uid()
$$;

-- Keeps the account until the transaction ends. What writes several rows of a person begins with it, so that such writes
-- wait for one another, and a deletion for them; without an account it fails as a foreign key would.
create function users.hold_my_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users u where u.id = auth.uid() for no key update;
  if not found then
    raise exception 'There is no such account' using errcode = 'foreign_key_violation';
  end if;
end
$$;

-- The account is locked first, as by whatever changes it; refresh tokens before sessions, as by a refresh. Flows hang on
-- the account here, in a project not.
create function users.delete_my_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  perform from auth.users u where u.id = owner for update;
  delete from auth.refresh_tokens t
   where t.session_id in (select s.id from auth.sessions s where s.user_id = owner);
  delete from auth.flow_state f where f.user_id = owner;
  delete from auth.users u where u.id = owner;
end
$$;

revoke execute on function users.my_address(), users.hold_my_account(), users.delete_my_account() from public;
grant execute on function users.my_address(), users.hold_my_account(), users.delete_my_account() to authenticated;
