-- The account that a mail belongs to: it goes with it, also where its address is somebody else's by now, or nobody's.
set local role supabase_auth_admin;

alter table inbox.messages add column owner uuid references auth.users (id) on delete cascade;
create index messages_owner_idx on inbox.messages (owner);

create function inbox.set_owner() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  new.owner := coalesce(
    (select u.id from auth.users u
      where lower(u.email) = new.recipient or lower(u.email_change) = new.recipient
      order by (lower(u.email) = new.recipient) is true desc limit 1),
    -- The last one to an address that was just given up.
    (select m.owner from inbox.messages m where m.recipient = new.recipient order by m.position desc limit 1));
  return new;
end
$$;
create trigger set_owner before insert on inbox.messages
  for each row execute function inbox.set_owner();

update inbox.messages m set owner = u.id from auth.users u where lower(u.email) = m.recipient;

reset role;
revoke execute on function inbox.set_owner() from public;
