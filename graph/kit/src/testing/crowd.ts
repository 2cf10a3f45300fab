import { asOwner } from './asOwner.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  owner: string;
}

/** Tables that know whose a row is, by the column that says it, and what is copied of them. */
const COLUMNS = `
  select a.attrelid::regclass::text as "table", quote_ident(a.attname) as name, a.atttypid::regtype::text as type,
         case when c.oid = 'auth.users'::regclass then 'id' else o.attname end as owner
    from pg_class c
    left join pg_attribute o on o.attrelid = c.oid and o.attname in ('user_id', 'owner_id') and not o.attisdropped
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('users', 'wellbeing', 'auth', 'storage')
     and c.oid <> 'storage.buckets'::regclass
     and (c.oid = 'auth.users'::regclass or o.attname is not null)
     and a.attgenerated = '' and a.attidentity = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%'
   order by 1, a.attnum`;

/** The value of a copy in a column, in place of the person's own. */
function valueOf({ table, name, type, owner }: Column, userId: string): string {
  if (name === owner) return `other.id::${type}`;
  if (name === 'email') return `other.id || '@example.org'`;
  if (['id', 'session_id'].includes(name) && type === 'uuid') return 'gen_random_uuid()';
  // Whatever is looked up by what cannot be guessed is unique.
  if (table === 'auth.refresh_tokens' && ['token', 'parent'].includes(name)) return `mine.${name} || other.id`;
  return type === 'text' ? `replace(mine.${name}, '${userId}', other.id::text)` : `mine.${name}`;
}

/**
 * Gives as many others a copy of every row of this person's, so that the database plans as it does among many people:
 * whatever is ever kept of a person is there by itself. Nobody can read it: texts are sealed for whom they were copied
 * from. Answers the number of rows in each table.
 */
export async function placeCopies(dataFolder: string, userId: string, others: number): Promise<Record<string, number>> {
  const columns = await asOwner<Column>(dataFolder, COLUMNS);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const copies = tables.map((table) => {
    const own = columns.filter((each) => each.table === table);
    return `insert into ${table} (${own.map(({ name }) => name).join(', ')})
      select ${own.map((each) => valueOf(each, userId)).join(', ')} from ${table} mine, crowd other
       where mine.${own[0]?.owner}::text = '${userId}' on conflict do nothing`;
  });
  await asOwner(
    dataFolder,
    [
      'set session_replication_role = replica',
      `create temp table crowd as select gen_random_uuid() as id from generate_series(1, ${others})`,
      ...copies,
      'analyze',
    ].join(';\n'),
  );
  const counts = await asOwner<{ name: string; rows: number }>(
    dataFolder,
    tables.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`).join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]));
}
