-- What is looked up for one person reads no table of everybody's.
set local role supabase_auth_admin;

-- Each mail is given its owner by its address, and each deletion looks for others with the address.
create index users_lower_email_idx on auth.users (lower(email));
create index users_lower_email_change_idx on auth.users (lower(email_change));

reset role;
set local role supabase_storage_admin;

-- By the range of names below the folder: under a policy an index serves only comparisons that tell nothing of a row,
-- which those of the function that splits a name are not. "0" is what follows "/".
create or replace function storage.remove_pictures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from storage.objects o
   where o.bucket_id = 'memories'
     and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
  return null;
end
$$;

reset role;
