-- Mails kept for reading in the browser when no SMTP server is configured. Only the auth service reaches them.
create schema if not exists inbox authorization supabase_auth_admin;

create table inbox.messages (
  position bigint primary key generated always as identity,
  id uuid not null unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  links jsonb not null,
  sent_at timestamptz not null
);
create index messages_recipient_idx on inbox.messages (recipient, position desc);

alter table inbox.messages owner to supabase_auth_admin;
alter table inbox.messages enable row level security;
