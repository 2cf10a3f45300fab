-- A memory's date (D69) is as exact as the person knows it: `told_date` has it as it was told, null where it is not
-- known, and `date` the day its time begins, by which memories stand in order. The day it was written down, for which it
-- counts, is a column of its own; it is the date of those that are there.

alter table wellbeing.memory
  add column told_date text check (told_date ~ '^(19|[2-9]\d)\d\d(-(\d\d(-\d\d)?|winter|spring|summer|autumn))?$'),
  add column written_on date;
update wellbeing.memory set told_date = to_char(date, 'YYYY-MM-DD'), written_on = date;
alter table wellbeing.memory alter column written_on set not null;

grant update (date, told_date) on wellbeing.memory to authenticated;

-- Points belong to the day it was written down: `note_memory('memory')`.
create function wellbeing.note_memory() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform wellbeing.add_activity(new.user_id, tg_argv[0], new.id, new.written_on, new.created_at);
  return null;
end
$$;
revoke execute on function wellbeing.note_memory() from public;
drop trigger note_activity on wellbeing.memory;
create trigger note_activity after insert on wellbeing.memory
  for each row execute function wellbeing.note_memory('memory');
