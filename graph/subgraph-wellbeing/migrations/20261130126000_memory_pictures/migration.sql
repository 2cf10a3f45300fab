-- The further pictures of a memory, in their order after the first, with the person's words for each: places and words as
-- one sealed text. In those that are there it is empty, and sealed by the next start.

alter table wellbeing.memory
  drop constraint if exists is_sealed,
  add column more_pictures bytea not null default '\x00';
alter table wellbeing.memory alter column more_pictures drop default;

grant update (more_pictures) on wellbeing.memory to authenticated;
