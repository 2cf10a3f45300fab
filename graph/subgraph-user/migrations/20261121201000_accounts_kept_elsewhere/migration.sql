-- Where accounts are kept in another database (SESSION_CHECK=off), everything of a person still hangs on a row of
-- auth.users: a bare one, made for whoever brings a valid token. In a Supabase project's own database it makes none.
create function users.place_account(of_user uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regclass('supabase._prisma_migrations') is not null then
    insert into auth.users (id, aud, role, created_at) values (of_user, 'authenticated', 'authenticated', now())
      on conflict do nothing;
  end if;
end
$$;
revoke execute on function users.place_account(uuid) from public;
grant execute on function users.place_account(uuid) to authenticator;
