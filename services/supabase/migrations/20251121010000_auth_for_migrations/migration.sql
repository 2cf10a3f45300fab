-- What whoever migrates may do in schema auth, as `postgres` in a Supabase project: the functions of schema users run
-- with these rights. A superuser has them anyway; another login has to bypass row-level security.
set local role supabase_auth_admin;

grant usage on schema auth to session_user;
grant select, delete on auth.sessions, auth.refresh_tokens, auth.mfa_factors to session_user;

reset role;
