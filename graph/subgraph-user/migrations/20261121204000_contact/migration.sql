-- People a person can turn to (social support).

create table users.contact (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  -- Sealed: somebody else's name.
  name bytea not null,
  -- Ids of the domain's CONTACT_ATTRIBUTES.
  attributes text[] not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);

alter table users.contact enable row level security;
alter table users.contact force row level security;
create policy contact_read on users.contact for select to authenticated
  using (user_id = (select auth.uid()));
create policy contact_add on users.contact for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy contact_change on users.contact for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy contact_remove on users.contact for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, insert, update, delete on users.contact to authenticated;
