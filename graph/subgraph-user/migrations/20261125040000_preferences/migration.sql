-- How the app looks to a person, and what it shows of their growth, on every device of theirs. Null: nothing chosen.
alter table users.settings
  add column theme text,
  add column text_size integer,
  add column calm_view boolean,
  add column motion_reduced boolean not null default false,
  add column celebration_hidden boolean not null default false,
  add column numbers_shown boolean not null default false,
  add column badges_hidden boolean not null default false;

-- The name of their picture in their own folder of the bucket.
alter table users.profile add column avatar text;
