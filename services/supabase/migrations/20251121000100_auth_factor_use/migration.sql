-- What Supabase Auth does not keep: which time step a factor was last used in, so that a code works once, and which
-- session asked for a challenge, so that no other can answer it.
set local role supabase_auth_admin;

alter table auth.mfa_factors add column last_used_step integer;
alter table auth.mfa_challenges add column session_id uuid references auth.sessions (id) on delete cascade;
create index mfa_challenges_session_id_idx on auth.mfa_challenges (session_id);

-- Two people may begin a challenge within the same moment.
alter table auth.mfa_factors drop constraint mfa_factors_last_challenged_at_key;

reset role;
