-- Schema storage, shaped as Supabase Storage's: what the app's policies rely on there, they find here. Content lies on
-- disk by the version of its row. The service logs in as authenticator and becomes the role of whoever asks.
do $$
begin
  create role supabase_storage_admin with nologin noinherit nobypassrls nosuperuser;
exception
  when duplicate_object or unique_violation then null;
end
$$;

create schema if not exists storage;
alter schema storage owner to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role;
grant usage on schema auth to supabase_storage_admin;

set local role supabase_storage_admin;

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create unique index bname on storage.buckets (name);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select split_part(name, '/', -1)
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select split_part(split_part(name, '/', -1), '.', -1)
$$;

-- Policies ask for the first folder, which is a person's id in the buckets that are theirs.
create index objects_bucket_id_first_folder on storage.objects (bucket_id, ((storage.foldername(name))[1]));

create function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

-- Names the folder of this database's content, so that no other database's content lies beside it.
create table storage.content_folder (folder uuid primary key default gen_random_uuid());
insert into storage.content_folder default values;
alter table storage.content_folder enable row level security;
grant select on storage.content_folder to service_role;

grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Closed by default: without a policy nobody but service_role sees or changes anything.
alter table storage.buckets enable row level security;
alter table storage.buckets force row level security;
alter table storage.objects enable row level security;
alter table storage.objects force row level security;

-- The client looks for its bucket before it writes (D28).
create policy "Persons see the bucket memories" on storage.buckets for select to authenticated
  using (id = 'memories');

create policy "Persons reach their own folder of memories" on storage.objects for all to authenticated
  using (bucket_id = 'memories' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'memories' and (storage.foldername(name))[1] = (select auth.uid())::text);

reset role;
