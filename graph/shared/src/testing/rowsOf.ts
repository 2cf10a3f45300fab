import { asOwner } from '@spire/graph-kit/testing/asOwner';

/** How each table names whose a row is. */
const OWNERS = ['user_id', 'owner_id'];

/** Every row of a person's in every table that knows whose its rows are, as the database's owner sees them. */
export async function rowsOf(dataFolder: string, userId: string): Promise<Record<string, unknown[]>> {
  const tables = await asOwner<{ name: string; owner: string }>(
    dataFolder,
    `select c.oid::regclass::text as name, a.attname as owner
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('users', 'wellbeing', 'auth', 'storage')
        and (a.attname = any ($1) or c.oid = 'auth.users'::regclass and a.attname = 'id')
      order by 1`,
    [OWNERS],
  );
  const parts = tables.map(
    ({ name, owner }) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows
         from ${name} t where t.${owner}::text = $1`,
  );
  const rows = await asOwner<{ name: string; rows: unknown[] }>(dataFolder, parts.join(' union all '), [userId]);
  return Object.fromEntries(rows.map((each) => [each.name, each.rows]));
}
