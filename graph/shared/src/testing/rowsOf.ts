import { connectOwner } from '@spire/graph-kit/testing/asOwner';

/** How each table names whose a row is. */
const OWNERS = ['user_id', 'owner_id'];

/** Every row of a person's, by its table. */
type Rows = Record<string, unknown[]>;

/** Reads rows over one connection: to open one, and to plan so long a statement, takes longer than to read them. */
export interface RowReader {
  /** Every row of a person's in every table that knows whose its rows are, as the database's owner sees them. */
  of: (userId: string) => Promise<Rows>;
  close: () => Promise<void>;
}

export async function openRows(dataFolder: string): Promise<RowReader> {
  const client = await connectOwner(dataFolder);
  const tables = await client.query<{ name: string; owner: string }>(
    `select c.oid::regclass::text as name, a.attname as owner
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('users', 'wellbeing', 'auth', 'storage')
        and (a.attname = any ($1) or c.oid = 'auth.users'::regclass and a.attname = 'id')
      order by 1`,
    [OWNERS],
  );
  const parts = tables.rows.map(
    ({ name, owner }) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows
         from ${name} t where t.${owner}::text = $1`,
  );
  const statement = { name: 'rows-of', text: parts.join(' union all ') };
  return {
    of: async (userId) => {
      const { rows } = await client.query<{ name: string; rows: unknown[] }>({ ...statement, values: [userId] });
      return Object.fromEntries(rows.map((each) => [each.name, each.rows]));
    },
    close: () => client.end(),
  };
}

/** The rows that `RowReader` reads, read once. */
export async function rowsOf(dataFolder: string, userId: string): Promise<Rows> {
  const reader = await openRows(dataFolder);
  try {
    return await reader.of(userId);
  } finally {
    await reader.close();
  }
}
