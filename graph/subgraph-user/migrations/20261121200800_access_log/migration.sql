-- Who came in, and what was changed of the account, for the person to read. No network address and no content: an event
-- says what happened and when, a sign-in also what the browser calls itself.
create table users.access_event (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  user_agent text,
  created_at timestamptz(3) not null default clock_timestamp(),
  date date not null generated always as ((created_at at time zone 'UTC')::date) stored,
  primary key (user_id, id)
);
create index access_event_user_id_date_idx on users.access_event (user_id, date desc, created_at desc, id desc);

alter table users.access_event enable row level security;
alter table users.access_event force row level security;
create policy access_event_read on users.access_event for select to authenticated
  using (user_id = (select auth.uid()));
grant select on users.access_event to authenticated;

-- Notes an event of an account that is there; what is older than 400 days goes.
create function users.note_access(of_user uuid, of_kind text, agent text) returns void
language sql volatile set search_path = '' as $$
  delete from users.access_event e where e.user_id = of_user and e.date < current_date - 400;
  insert into users.access_event (user_id, kind, user_agent)
    select u.id, of_kind, left(agent, 400) from auth.users u where u.id = of_user
$$;

-- For events that the graph itself brings about.
create function users.record_access(of_kind text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if of_kind not in ('data_exported', 'data_imported') then
    raise exception 'No such event: %', of_kind using errcode = 'check_violation';
  end if;
  perform users.note_access(auth.uid(), of_kind, (
    select s.user_agent from auth.sessions s
     where s.id::text = lower(auth.jwt() ->> 'session_id') and s.user_id = auth.uid()));
end
$$;

-- For triggers on the tables of the auth service: `note_access_event('sign_in')`. Nobody is kept out because an event
-- could not be noted.
create function users.note_access_event() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform users.note_access(coalesce(of_row ->> 'user_id', of_row ->> 'id')::uuid, tg_argv[0], of_row ->> 'user_agent');
  return null;
exception when others then
  raise warning 'An event of the access log was not noted (%)', sqlstate;
  return null;
end
$$;

revoke execute on function users.note_access(uuid, text, text), users.record_access(text), users.note_access_event()
  from public;
grant execute on function users.record_access(text) to authenticated;

-- A hash that is merely renewed leaves updated_at as it is, a password that somebody changes does not. Before the first
-- proof of an address there is no account to change anything of.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('sign_in', 'insert', 'sessions', 'true'),
    ('email_changed', 'update', 'users', 'old.email is distinct from new.email and new.deleted_at is null'),
    ('password_changed', 'update', 'users', 'old.encrypted_password is distinct from new.encrypted_password
        and old.updated_at is distinct from new.updated_at and old.confirmed_at is not null and new.deleted_at is null'),
    ('second_factor_added', 'update', 'mfa_factors', $c$old.status <> 'verified' and new.status = 'verified'$c$),
    ('second_factor_removed', 'delete', 'mfa_factors', $c$old.status = 'verified'$c$)
  ) as events (kind, command, place, condition) loop
    begin
      execute format(
        'create trigger %I after %s on auth.%I for each row when (%s) execute function users.note_access_event(%L)',
        'spire_' || wanted.kind, wanted.command, wanted.place, wanted.condition, wanted.kind);
    exception when insufficient_privilege or undefined_table or undefined_column then
      raise notice 'The access log will not tell of %: %', wanted.kind, sqlerrm;
    end;
  end loop;
end
$$;
