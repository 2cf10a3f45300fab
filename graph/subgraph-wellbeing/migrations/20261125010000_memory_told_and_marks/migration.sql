-- What the person has said themselves of a memory (D52), what they want of it, and words for its picture. In those that
-- are there the words are empty, and sealed by the next start.

alter table wellbeing.memory
  drop constraint if exists is_sealed,
  add column told text[] not null default '{}',
  add column marks text[] not null default '{}',
  add column picture_text bytea not null default '\x00';
alter table wellbeing.memory alter column picture_text drop default;

grant update (told, marks, picture_text) on wellbeing.memory to authenticated;
