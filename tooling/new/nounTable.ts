import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capital } from './names.ts';
import type { Noun } from './nounNames.ts';
import { MIGRATIONS } from './wellbeing.ts';

export const nounModel = ({ type, table }: Noun): string => `model ${type} {
  userId    String   @map("user_id") @db.Uuid
  id        String   @db.Uuid
  date      DateTime @db.Date
  text      Bytes
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([userId, id])
  @@index([userId, date(sort: Desc), createdAt(sort: Desc), id(sort: Desc)])
  @@map("${table}")
  @@schema("wellbeing")
}
`;

/** The table with its rights. An import asks whether anything is there: the function that says so knows this table, too. */
export function nounMigration({ table, one, manyWords }: Noun, root: string): string {
  const named = `wellbeing.${table}`;
  return `-- ${capital(manyWords)}: each a text of a day.

create table ${named} (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made by the client: it means something together with the person only.
  id uuid not null,
  date date not null,
  -- Sealed.
  text bytea not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index ${table}_user_id_date_created_at_id_idx
  on ${named} (user_id, date desc, created_at desc, id desc);

alter table ${named} enable row level security;
alter table ${named} force row level security;
create policy ${table}_read on ${named} for select to authenticated
  using (user_id = (select auth.uid()));
create policy ${table}_add on ${named} for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy ${table}_change on ${named} for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy ${table}_remove on ${named} for delete to authenticated
  using (user_id = (select auth.uid()));
-- The day of ${one} stays.
grant select, insert, delete, update (text) on ${named} to authenticated;
create trigger hold_account before update or delete on ${named}
  for each statement execute function wellbeing.hold_account();

${emptiness(root).replace(/\n\$\$;$/, `\n     and not exists (select from ${named} where user_id = auth.uid())\n$$$$;`)}
`;
}

/** The definition of an account in which nothing is written down, by the last migration that changes it. */
function emptiness(root: string): string {
  const folders = readdirSync(path.join(root, MIGRATIONS)).toSorted();
  const all = folders
    .map((each) => readFileSync(path.join(root, MIGRATIONS, each, 'migration.sql'), 'utf8'))
    .join('\n');
  const last = [...all.matchAll(/^create or replace function wellbeing\.is_empty\(\)[^]*?\n\$\$;$/gm)].at(-1)?.[0];
  if (last === undefined) throw new Error(`No file of ${MIGRATIONS} says what is_empty() is`);
  return last;
}
