-- Each person's own key for the texts they write, wrapped by the server's key (DATA_KEY, D41). Only the services' login
-- reaches it, through these functions, before it becomes anybody; it goes with the account.

-- What an account left behind when it was deleted before its rows went with it.
delete from users.account where not exists (select from auth.users u where u.id = user_id);
delete from users.profile where not exists (select from auth.users u where u.id = user_id);
delete from users.recovery_set where not exists (select from auth.users u where u.id = user_id);
delete from users.attempt where not exists (select from auth.users u where u.id = user_id);

-- Whatever deletes the account, here or in the project's dashboard, deletes what it gave with it (D40).
alter table users.account add foreign key (user_id) references auth.users (id) on delete cascade;
alter table users.profile add foreign key (user_id) references auth.users (id) on delete cascade;
alter table users.recovery_set add foreign key (user_id) references auth.users (id) on delete cascade;
alter table users.attempt add foreign key (user_id) references auth.users (id) on delete cascade;

create table users.person_key (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Which server key it is wrapped by.
  wrapped_by text not null,
  wrapped bytea not null,
  made_at timestamptz not null default now()
);
alter table users.person_key enable row level security;
alter table users.person_key force row level security;

-- The key on record; `new_wrapped` is put on record when there is none. Null without an account.
create function users.person_key_of(of_user uuid, new_wrapped_by text, new_wrapped bytea)
returns table (wrapped_by text, wrapped bytea)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query select k.wrapped_by, k.wrapped from users.person_key k where k.user_id = of_user;
  if found then
    return;
  end if;
  insert into users.person_key (user_id, wrapped_by, wrapped)
    select u.id, new_wrapped_by, new_wrapped from auth.users u where u.id = of_user
    on conflict (user_id) do nothing;
  return query select k.wrapped_by, k.wrapped from users.person_key k where k.user_id = of_user;
end
$$;
revoke execute on function users.person_key_of(uuid, text, bytea) from public;
grant execute on function users.person_key_of(uuid, text, bytea) to authenticator;

-- Whether somebody's key is wrapped by a server key that is none of these: then a service would open only some texts.
create function users.has_other_keys(server_keys text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from users.person_key k where k.wrapped_by <> all (server_keys))
$$;
revoke execute on function users.has_other_keys(text[]) from public;
grant execute on function users.has_other_keys(text[]) to authenticator;
