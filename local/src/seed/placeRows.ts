import { snakeCase } from '@spire/domain/snakeCase';
import type { Client } from 'pg';

/** One row by its columns; bytes are written as bytes, objects as JSON, dates as instants. */
type Row = Record<string, unknown>;

/** The columns of a record whose fields go by their names. */
export function inColumns(record: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [snakeCase(field), value]));
}

/** Writes rows of one table in one statement: they travel as one JSON document, and the table's own types read it. */
export async function placeRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  const document = JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
  );
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [document],
  );
}

/** An hour of a date in UTC, and never later than now. */
export function instantOf(date: string, hour: number): Date {
  return new Date(Math.min(Date.now(), Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000));
}
