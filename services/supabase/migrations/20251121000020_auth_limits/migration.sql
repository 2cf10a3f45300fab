-- What is counted against a limit, so that it survives a restart and holds over several processes. Logged tables on
-- purpose: an unlogged one is emptied after a crash, and whoever can crash the server would get new guesses. Instead
-- nobody waits for the disk (synchronous_commit off), so a crash costs the counts of the last moments only.
create schema if not exists auth_limits authorization supabase_auth_admin;

set local role supabase_auth_admin;

-- Each use of a counter moves full_at ahead by one step; there is room while that is within its span from now (GCRA).
-- The past means unused: such rows can go. Keys are keyed hashes: the table holds no address.
create table auth_limits.counters (
  key bytea primary key,
  full_at timestamptz not null
) with (fillfactor = 70);

-- From where somebody has signed in before; strangers' guessing elsewhere does not lock them out there.
create table auth_limits.devices (
  key bytea primary key,
  known_until timestamptz not null
) with (fillfactor = 70);

alter table auth_limits.counters enable row level security;
alter table auth_limits.devices enable row level security;

-- Takes one use of every counter, or of none: then `wait` says for how many seconds `refused` has no room. A known
-- device has a counter of its own, under its key, with the first one's measures. Counters in `forgotten` start anew.
create function auth_limits.take(
  moment timestamptz, keys bytea[], steps double precision[], spans double precision[],
  device bytea, forgotten bytea[],
  out wait double precision, out refused bytea, out taken bytea[]
) language plpgsql as $$
begin
  if device is not null and exists (select from auth_limits.devices d where d.key = device and d.known_until > moment)
  then
    keys := array[device];
  end if;

  -- A refusal writes nothing.
  select c.key, extract(epoch from c.full_at - moment) + w.step - w.span into refused, wait
    from unnest(keys, steps[:cardinality(keys)], spans[:cardinality(keys)]) as w (key, step, span)
    join auth_limits.counters c on c.key = w.key
   order by 2 desc limit 1;
  if wait > 0.001 then return; end if;

  perform set_config('synchronous_commit', 'off', true);
  delete from auth_limits.counters c where c.key = any (forgotten);
  -- In order of key, so that two callers never wait for each other.
  with charged as (
    insert into auth_limits.counters as c (key, full_at)
    select w.key, moment + make_interval(secs => w.step)
      from unnest(keys, steps[:cardinality(keys)]) as w (key, step) order by w.key
    on conflict (key) do update set full_at = greatest(c.full_at, moment) + (excluded.full_at - moment)
    returning c.key, c.full_at
  )
  select c.key, extract(epoch from c.full_at - moment) - w.span into refused, wait
    from unnest(keys, spans[:cardinality(keys)]) as w (key, span) join charged c on c.key = w.key
   order by 2 desc limit 1;
  taken := keys;
  if wait > 0.001 then
    -- Somebody took the last one a moment ago.
    perform auth_limits.give_back(keys, steps[:cardinality(keys)]);
  else
    wait := 0;
  end if;
end
$$;

create function auth_limits.give_back(keys bytea[], steps double precision[]) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform from auth_limits.counters c where c.key = any (keys) order by c.key for update;
  update auth_limits.counters c set full_at = c.full_at - make_interval(secs => w.step)
    from unnest(keys, steps) as w (key, step) where c.key = w.key;
end
$$;

-- After a success: gives back, lets the first counter start anew, and knows the device from now on.
create function auth_limits.succeed(
  keys bytea[], steps double precision[], device bytea, known_until timestamptz
) returns void language plpgsql as $$
begin
  perform auth_limits.give_back(keys, steps);
  delete from auth_limits.counters c where c.key = keys[1];
  if device is not null then
    insert into auth_limits.devices as d (key, known_until) values (device, succeed.known_until)
    on conflict (key) do update set known_until = excluded.known_until
      where d.known_until < excluded.known_until - interval '1 day';
  end if;
end
$$;

-- Removes what says nothing any more, then what says least until `most` rows are left: a flood of made-up keys fills
-- no disk, and each of them goes before a counter that somebody has used up. Waits for nobody.
create function auth_limits.sweep(moment timestamptz, most bigint) returns void language plpgsql as $$
begin
  delete from auth_limits.counters where key in (
    select key from auth_limits.counters where full_at <= moment for update skip locked);
  delete from auth_limits.counters where key in (
    select key from auth_limits.counters order by full_at
     limit greatest(0, (select count(*) from auth_limits.counters) - most) for update skip locked);
  delete from auth_limits.devices where key in (
    select key from auth_limits.devices where known_until <= moment for update skip locked);
  delete from auth_limits.devices where key in (
    select key from auth_limits.devices order by known_until
     limit greatest(0, (select count(*) from auth_limits.devices) - most) for update skip locked);
end
$$;

reset role;
