import type { Database } from '../../auth/database.ts';
import type { ObjectPlace } from './objects.ts';

/**
 * Lets whatever changes which content belongs to these places follow each other until the transaction ends, so that
 * nobody removes a file that another has given a row. Locked in one order, so that two moves never wait for each other.
 */
export async function lockPlaces(transaction: Database, places: readonly ObjectPlace[]): Promise<void> {
  await transaction.query(
    `select pg_advisory_xact_lock(key) from (
       select distinct hashtextextended(address, 0) as key from unnest($1::text[]) as address order by key) as keys`,
    [places.map(({ bucket, name }) => `${bucket}/${name}`)],
  );
}
