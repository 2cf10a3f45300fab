-- The newest sign-up for an address that nobody has proved since. It tells which mail brings the account's password,
-- and keeps the password of somebody who signed up with an address that was taken, so that signing in answers them as
-- it would have with a new one.
set local role supabase_auth_admin;

create table auth.unproven_sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- When the mail with this sign-up's link was sent.
  mailed_at timestamptz not null,
  -- Somebody else may have chosen the password: a link mailed for another reason does not bring it.
  is_contested boolean not null,
  -- Of a sign-up with a taken address; else the password is where passwords are.
  encrypted_password varchar(255)
);
alter table auth.unproven_sign_ups enable row level security;

-- Hashes that came from Supabase, until each person has signed in once.
create index users_bcrypt_idx on auth.users (id) where encrypted_password like '$2%';

reset role;
