-- Check-ins' free texts are sealed (D41). What is there already gets a version byte 0, "not sealed yet": the stack seals
-- it when it starts or migrates, and opens nothing that carries it.
alter table wellbeing.check_in
  alter column what_is_good_text drop default,
  alter column what_is_good_text type bytea using '\x00'::bytea || convert_to(what_is_good_text, 'UTF8'),
  alter column looking_forward_text drop default,
  alter column looking_forward_text type bytea using '\x00'::bytea || convert_to(looking_forward_text, 'UTF8'),
  alter column need_more_text drop default,
  alter column need_more_text type bytea using '\x00'::bytea || convert_to(need_more_text, 'UTF8');
