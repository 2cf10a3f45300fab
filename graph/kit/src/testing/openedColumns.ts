import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { PersonKey } from '../sealing/personKey.ts';
import { serverKeys } from '../sealing/serverKeys.ts';
import { createVault } from '../sealing/vault.ts';
import { wrappedKeysIn } from '../sealing/wrappedKeys.ts';
import { databaseOf } from './databaseOf.ts';

type Values = Record<string, unknown>;

/**
 * The texts a person's key opens in each column of bytes of the graph: `wellbeing.memory.title` and the texts of its
 * rows. Bytes that are no sealed text of this person's open to nothing.
 */
export async function openedColumns(dataFolder: string, userId: string): Promise<Map<string, string[]>> {
  const { dataKey } = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as { dataKey: string };
  const client = new Client({ connectionString: databaseOf(dataFolder).owner });
  await client.connect();
  try {
    const key = await createVault(serverKeys(dataKey), wrappedKeysIn(client)).keyOf(userId);
    const opened = new Map<string, string[]>();
    for (const { table, column } of await columnsOfBytes(client)) {
      const { rows } = await client.query<Values>(`select *, ${DATE} from ${table} t where user_id = $1`, [userId]);
      opened.set(
        `${table}.${column}`,
        rows.flatMap((row) => openedIn(row, { key, userId, table, column })),
      );
    }
    return opened;
  } finally {
    await client.end();
  }
}

const DATE = `to_jsonb(t) ->> 'date' as date`;
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Cell {
  key: PersonKey;
  userId: string;
  table: string;
  column: string;
}

/** A row goes by its id, by its date, or by `own`: only one of them opens what is in it. */
function openedIn(row: Values, { key, userId, table, column }: Cell): string[] {
  const sealed = row[column];
  if (!(sealed instanceof Uint8Array)) return [];
  return [row['id'], row['date'], 'own'].flatMap((name) => {
    try {
      return [key.open({ userId, table, column: camel(column), row: String(name) }, sealed)];
    } catch {
      return [];
    }
  });
}

async function columnsOfBytes(client: Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.oid::regclass::text as table, a.attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and c.relnamespace in ('users'::regnamespace, 'wellbeing'::regnamespace)
        and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bytea'::regtype`,
  );
  return rows;
}
