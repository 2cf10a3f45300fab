-- What a person has agreed to or taken back, and which text they had read. Rows are added and never changed: the last
-- one of a kind counts.
create table users.consent (
  user_id uuid not null references auth.users (id) on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  version text not null,
  is_given boolean not null,
  decided_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index consent_user_id_kind_idx on users.consent (user_id, kind, id desc);

alter table users.consent enable row level security;
alter table users.consent force row level security;
create policy consent_read on users.consent for select to authenticated
  using (user_id = (select auth.uid()));
create policy consent_add on users.consent for insert to authenticated
  with check (user_id = (select auth.uid()));
grant select, insert on users.consent to authenticated;
