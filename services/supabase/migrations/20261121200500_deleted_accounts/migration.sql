-- What an account leaves where nothing hangs on its row, and what whoever migrates may do in schema auth besides.
set local role supabase_auth_admin;

grant select, insert, update, delete, references, trigger on auth.users to session_user;
grant select, delete on auth.flow_state to session_user;
grant trigger on auth.sessions, auth.mfa_factors to session_user;

-- Mail to an address goes with its account, unless the address is somebody else's by now or about to be.
create function inbox.forget_recipient() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from inbox.messages m
   where m.recipient in (lower(old.email), lower(old.email_change))
     and not exists (select from auth.users u where lower(u.email) = m.recipient or lower(u.email_change) = m.recipient);
  return null;
end
$$;
create trigger forget_recipient after delete on auth.users
  for each row execute function inbox.forget_recipient();

-- A picture that arrives while its owner's account goes is either seen by the deletion or refused.
create function auth.require_picture_owner() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users u where u.id = new.owner for key share;
  if not found then
    raise exception 'There is no such account' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

reset role;
set local role supabase_storage_admin;

create trigger require_picture_owner before insert on storage.objects
  for each row when (new.bucket_id = 'memories' and new.owner is not null)
  execute function auth.require_picture_owner();

create policy "Storage removes what a deleted account left" on storage.objects for all to supabase_storage_admin
  using (bucket_id = 'memories') with check (false);

-- Only the rows; content that belongs to none goes when the service starts.
create function storage.remove_pictures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.bucket_id = 'memories' and (storage.foldername(o.name))[1] = old.id::text;
  return null;
end
$$;
grant usage on schema storage to supabase_auth_admin;

reset role;
set local role supabase_auth_admin;

create trigger remove_pictures after delete on auth.users
  for each row execute function storage.remove_pictures();

reset role;
revoke execute on function inbox.forget_recipient(), auth.require_picture_owner(), storage.remove_pictures() from public;
