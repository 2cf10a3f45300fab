import { Client, type QueryResultRow } from 'pg';
import { databaseOf } from './databaseOf.ts';

/** A connection of the database's owner to a running stack; the caller ends it. */
export async function connectOwner(dataFolder: string): Promise<Client> {
  const client = new Client({ connectionString: databaseOf(dataFolder).owner });
  await client.connect();
  return client;
}

/** Looks behind the graph of a running stack, or prepares what no path of ours leads to. */
export async function asOwner<Row extends QueryResultRow>(
  dataFolder: string,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectOwner(dataFolder);
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}
