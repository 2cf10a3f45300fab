import { Client } from 'pg';

interface Column {
  schema: string;
  table: string;
  column: string;
}

/** The ways in which a text could lie somewhere without being hidden. */
function spellingsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const base64 = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
  return [
    bytes,
    Buffer.from(text, 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(bytes.toString('hex')),
    Buffer.from(base64),
  ];
}

/** Which of these texts stand in some bytes, plain, in another encoding, as hex or as base64. */
export function textsIn(content: Uint8Array, texts: readonly string[]): string[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return texts.filter((text) => spellingsOf(text).some((spelling) => bytes.includes(spelling)));
}

/**
 * Reads every column of every table of a database, as its owner, as a dump does; answers where any of these texts is
 * found: `wellbeing.memory.title: the text`.
 */
export async function textsInDatabase(ownerUrl: string, texts: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found: string[] = [];
    for (const { schema, table, column } of await columnsOf(client)) {
      const [from, name] = [
        `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`,
        client.escapeIdentifier(column),
      ];
      // As text: bytes become hex, which is one of the spellings.
      const { rows } = await client.query<{ value: string | null }>(`select ${name}::text as value from ${from}`);
      const all = Buffer.from(rows.map(({ value }) => value ?? '').join('\n'));
      for (const text of textsIn(all, texts)) found.push(`${schema}.${table}.${column}: ${text}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select n.nspname as schema, c.relname as table, a.attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
        and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`,
  );
  return rows;
}
