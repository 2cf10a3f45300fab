-- The texts of a profile are sealed (D41). Byte 0 in front means "not sealed yet".
alter table users.profile
  alter column nickname drop default,
  alter column nickname type bytea using '\x00'::bytea || convert_to(nickname, 'UTF8'),
  alter column specific_challenge drop default,
  alter column specific_challenge type bytea using '\x00'::bytea || convert_to(specific_challenge, 'UTF8');
