-- What the short start left out is asked on Home later: from which date on again, and what not any more.
alter table users.settings
  add column questions_from date,
  add column questions_off text[] not null default '{}';
