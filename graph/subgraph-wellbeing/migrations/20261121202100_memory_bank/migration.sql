-- The memory bank in full: sealed texts (D41), pictures, change and delete, and how many there are without counting.

alter table wellbeing.memory
  alter column title type bytea using '\x00'::bytea || convert_to(title, 'UTF8'),
  alter column description type bytea using '\x00'::bytea || convert_to(description, 'UTF8'),
  -- In the bucket `memories`, in the person's own folder: never an address (D28).
  add column picture_path text check (starts_with(picture_path, user_id || '/'));

-- The order of the memory bank within a category.
create index memory_user_id_category_date_created_at_id_idx
  on wellbeing.memory (user_id, category, date desc, created_at desc, id desc);

create policy memory_change on wellbeing.memory for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy memory_remove on wellbeing.memory for delete to authenticated
  using (user_id = (select auth.uid()));
grant delete on wellbeing.memory to authenticated;
-- When it was written stays as it was: the ledger has it.
grant update (title, description, emoji, category, goodness_rating, effort_rating, picture_path)
  on wellbeing.memory to authenticated;

-- How many memories there are of each category. Kept by a trigger, written by nobody.
create table wellbeing.memory_count (
  user_id uuid not null references auth.users (id) on delete cascade,
  category text not null,
  count integer not null check (count >= 0),
  primary key (user_id, category)
);
alter table wellbeing.memory_count enable row level security;
alter table wellbeing.memory_count force row level security;
create policy memory_count_read on wellbeing.memory_count for select to authenticated
  using (user_id = (select auth.uid()));
grant select on wellbeing.memory_count to authenticated;

create function wellbeing.count_memories() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Two changes the other way round would otherwise wait for each other.
  perform wellbeing.lock_ledger(coalesce(new.user_id, old.user_id));
  if tg_op <> 'INSERT' then
    update wellbeing.memory_count c set count = c.count - 1
     where c.user_id = old.user_id and c.category = old.category;
  end if;
  if tg_op <> 'DELETE' then
    insert into wellbeing.memory_count as c (user_id, category, count) values (new.user_id, new.category, 1)
      on conflict (user_id, category) do update set count = c.count + 1;
  end if;
  return null;
end
$$;
revoke execute on function wellbeing.count_memories() from public;
create trigger hold_account before update or delete on wellbeing.memory
  for each statement execute function wellbeing.hold_account();
create trigger count_memories after insert or delete or update of category on wellbeing.memory
  for each row execute function wellbeing.count_memories();

insert into wellbeing.memory_count (user_id, category, count)
  select user_id, category, count(*) from wellbeing.memory group by user_id, category;
