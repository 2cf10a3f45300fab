-- The roles every Supabase project has. Roles belong to the whole cluster, not to one database,
-- so each may be there already; passwords are set when the stack starts.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit nobypassrls nosuperuser'),
      ('supabase_auth_admin', 'login noinherit nobypassrls nosuperuser')
    ) as roles (name, attributes)
  loop
    begin
      execute format('create role %I with %s', wanted.name, wanted.attributes);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

-- What services log in as: it may become one of the three and is nothing by itself.
grant anon, authenticated, service_role to authenticator;

grant usage on schema public to anon, authenticated, service_role;
