-- Who signs up has accepted the terms, and the form says which text it showed: that becomes the first consent on record,
-- with the time of the sign-up. Nobody is kept out because it could not be noted.
create function users.note_terms() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into users.consent (user_id, kind, version, is_given, decided_at)
  values (new.id, 'terms', new.raw_user_meta_data ->> 'terms_version', true, coalesce(new.created_at, clock_timestamp()));
  return null;
exception when others then
  raise warning 'The consent of a sign-up was not noted (%)', sqlstate;
  return null;
end
$$;
revoke execute on function users.note_terms() from public;

do $$
begin
  create trigger spire_terms after insert on auth.users for each row
    when (new.raw_user_meta_data ->> 'terms_version' ~ '^[0-9]{4}-[0-9]{2}$')
    execute function users.note_terms();
exception when insufficient_privilege or undefined_table or undefined_column then
  raise notice 'Consents to the terms will not be noted: %', sqlerrm;
end
$$;
