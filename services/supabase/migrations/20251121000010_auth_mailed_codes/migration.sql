-- Beside its link a mail carries a code to type. A code is short: it is kept as an HMAC under a secret of this
-- installation, so that trying a million of them against a copy of the database finds none.
set local role supabase_auth_admin;

alter table auth.one_time_tokens add column code_hash text;

reset role;
