-- The bucket of voice notes, guarded as that of pictures is (D97).
set local role supabase_auth_admin;
grant execute on function auth.require_picture_owner() to supabase_storage_admin;
reset role;
set local role supabase_storage_admin;

create policy "Persons see the bucket voices" on storage.buckets for select to authenticated
  using (id = 'voices');

create policy "Persons reach their own folder of voices" on storage.objects for all to authenticated
  using (bucket_id = 'voices' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'voices' and (storage.foldername(name))[1] = (select auth.uid())::text);

create trigger require_voice_owner before insert on storage.objects
  for each row when (new.bucket_id = 'voices' and new.owner is not null)
  execute function auth.require_picture_owner();

drop policy "Storage removes what a deleted account left" on storage.objects;
create policy "Storage removes what a deleted account left" on storage.objects for all to supabase_storage_admin
  using (bucket_id in ('memories', 'voices')) with check (false);

create or replace function storage.remove_pictures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from storage.objects o
   where o.bucket_id in ('memories', 'voices')
     and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
  return null;
end
$$;

reset role;
set local role supabase_auth_admin;
revoke execute on function auth.require_picture_owner() from supabase_storage_admin;
reset role;
