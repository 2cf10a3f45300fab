-- A voice note of a memory (D97): its place in the bucket, and the person's own words for what is said in it. In memories
-- that are there the words are empty, and sealed by the next start.

alter table wellbeing.memory
  drop constraint if exists is_sealed,
  add column voice_path text check (starts_with(voice_path, user_id || '/')),
  add column voice_text bytea not null default '\x00';
alter table wellbeing.memory alter column voice_text drop default;

grant update (voice_path, voice_text) on wellbeing.memory to authenticated;
