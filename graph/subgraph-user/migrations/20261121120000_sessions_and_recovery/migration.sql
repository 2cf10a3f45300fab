-- Sessions, second factors and the way back without one. Everything here that reads or changes schema auth is a
-- function of ours that runs with the rights of whoever migrates: `postgres` in a Supabase project, which bypasses
-- row-level security and may read and delete there. Its names are whole and its search path is empty.
-- `set timezone` makes refreshed_at the same instant here (timestamptz) and in Supabase's own table (timestamp, UTC).

create function users.session_state(wanted_session uuid, wanted_user uuid) returns text
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select coalesce((
    select case
             when not exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
             then 'open'
             when s.aal = 'aal2' then 'shown'
             else 'factor'
           end
      from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = wanted_session and s.user_id = wanted_user and (s.not_after is null or s.not_after > now())
       and (u.banned_until is null or u.banned_until <= now()) and u.deleted_at is null
  ), 'closed')
$$;

-- The same question of whoever asks, for policies in schemas that are not ours (docs/hosted-supabase.md).
create function users.is_admitted() returns boolean
language sql stable security definer set search_path = '' as $$
  select case users.session_state((auth.jwt() ->> 'session_id')::uuid, auth.uid())
           when 'open' then true
           when 'shown' then coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
           else false
         end
$$;

-- What is counted against a limit, per person. Old rows go when the same thing is counted next.
create table users.attempt (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  kind text not null,
  at timestamptz not null default now()
);
create index attempt_user_id_kind_at_idx on users.attempt (user_id, kind, at);

-- Seconds to wait until the next attempt fits, 0 when there is room. The lock makes parallel attempts wait their turn.
create function users.attempt_wait(of_user uuid, of_kind text, most integer, seconds integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  begins timestamptz := clock_timestamp() - make_interval(secs => seconds);
  taken integer;
  oldest timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(of_kind || ' ' || of_user::text, 0));
  delete from users.attempt a where a.user_id = of_user and a.kind = of_kind and a.at <= begins;
  select count(*), min(a.at) into taken, oldest from users.attempt a where a.user_id = of_user and a.kind = of_kind;
  if taken < most then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from oldest - begins)))::integer;
end
$$;

create function users.take_attempt(of_user uuid, of_kind text, most integer, seconds integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  wait integer := users.attempt_wait(of_user, of_kind, most, seconds);
begin
  if wait = 0 then
    insert into users.attempt (user_id, kind, at) values (of_user, of_kind, clock_timestamp());
  end if;
  return wait;
end
$$;

-- Recovery codes: of each only SHA-256(salt, digest), the digest being what the service makes of the code itself.
create table users.recovery_set (
  user_id uuid primary key,
  salt bytea not null,
  -- A set counts for the factors there were when it was made, not for one that was set up since.
  made_at timestamptz not null default clock_timestamp()
);
create table users.recovery_code (
  user_id uuid not null references users.recovery_set (user_id) on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

create function users.my_sessions()
returns table (id uuid, started_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' set timezone = 'UTC' as $$
  select s.id, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at::timestamptz), s.user_agent,
         s.id::text = lower(auth.jwt() ->> 'session_id')
    from auth.sessions s
   where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
   order by 5 desc nulls last, 3 desc nulls last
   limit 50
$$;

-- Refresh tokens first: a refresh takes its locks in the same order.
create function users.end_my_session(wanted_session uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.refresh_tokens t
   where t.session_id in (select s.id from auth.sessions s where s.id = wanted_session and s.user_id = auth.uid());
  delete from auth.sessions s where s.id = wanted_session and s.user_id = auth.uid();
  return found;
end
$$;

-- Answers 'made', 'no factor', or 'factor required' for a token that has not shown the factor there is.
create function users.make_recovery_codes(digests bytea[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  new_salt bytea := pg_catalog.uuid_send(gen_random_uuid()) || pg_catalog.uuid_send(gen_random_uuid());
begin
  if not exists (select from auth.mfa_factors f where f.user_id = owner and f.status = 'verified') then
    return 'no factor';
  elsif not users.is_admitted() then
    return 'factor required';
  end if;
  insert into users.recovery_set (user_id, salt) values (owner, new_salt)
    on conflict (user_id) do update set salt = excluded.salt, made_at = excluded.made_at;
  delete from users.recovery_code c where c.user_id = owner;
  insert into users.recovery_code (user_id, hash)
    select owner, sha256(new_salt || digest) from unnest(digests) digest;
  return 'made';
end
$$;

-- Answers 'used', 'wrong' or 'limited'. A right code takes away the caller's second factors and the whole set with
-- them; a wrong one is counted, ten an hour. The lock in attempt_wait lets one call per person in at a time.
create function users.use_recovery_code(digest bytea) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  is_right boolean;
begin
  if owner is null then
    return 'wrong';
  elsif users.attempt_wait(owner, 'wrong recovery code', 10, 3600) > 0 then
    return 'limited';
  end if;
  select exists (
    select from users.recovery_set s join users.recovery_code c on c.user_id = s.user_id
     where s.user_id = owner and c.hash = sha256(s.salt || digest)
       and exists (select from auth.mfa_factors f
                    where f.user_id = owner and f.status = 'verified' and f.created_at <= s.made_at)
  ) into is_right;
  if not is_right then
    insert into users.attempt (user_id, kind, at) values (owner, 'wrong recovery code', clock_timestamp());
    return 'wrong';
  end if;
  delete from users.recovery_set s where s.user_id = owner;
  delete from auth.mfa_factors f where f.user_id = owner;
  -- Whoever has the lost phone has been shown the factor there: only this session goes on.
  delete from auth.refresh_tokens t
   where t.session_id in (select s.id from auth.sessions s
                           where s.user_id = owner and s.id::text is distinct from lower(auth.jwt() ->> 'session_id'));
  delete from auth.sessions s
   where s.user_id = owner and s.id::text is distinct from lower(auth.jwt() ->> 'session_id');
  return 'used';
end
$$;

alter table users.attempt enable row level security;
alter table users.attempt force row level security;
alter table users.recovery_set enable row level security;
alter table users.recovery_set force row level security;
alter table users.recovery_code enable row level security;
alter table users.recovery_code force row level security;

-- How many codes are left is the person's to see; salts, hashes and attempts are nobody's.
create policy recovery_code_read on users.recovery_code for select to authenticated
  using (user_id = (select auth.uid()));
grant select (user_id) on users.recovery_code to authenticated;

revoke execute on all functions in schema users from public;
grant execute on function users.is_admitted(), users.my_sessions(), users.end_my_session(uuid), users.make_recovery_codes(bytea[]),
  users.use_recovery_code(bytea) to authenticated;

-- What services log in as here; another login is given the same by `npm run migrate`.
grant usage on schema users to authenticator;
grant execute on function users.session_state(uuid, uuid), users.take_attempt(uuid, text, integer, integer)
  to authenticator;
