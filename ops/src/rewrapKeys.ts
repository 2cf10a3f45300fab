import { type ServerKeys, unwrap, wrap } from '@spire/graph-kit/sealing/serverKeys';
import type { Client } from 'pg';
import { Problem } from '../../bootstrap/problem.mjs';

const BATCH = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface KeyRow {
  user_id: string;
  wrapped_by: string;
  wrapped: Buffer;
}

/**
 * Wraps every person's key by the first of `keys`; answers how many were not yet. Each batch stands by itself, so that an
 * interrupted run is gone on with by another, and services that were given both keys notice nothing.
 */
export async function rewrapKeys(client: Client, keys: ServerKeys): Promise<number> {
  let count = 0;
  for (let found = Infinity; found > 0; count += found) found = await rewrapAll(client, keys);
  return count;
}

/** Goes through them once. Meanwhile a service that has the older key first may add one behind. */
async function rewrapAll(client: Client, keys: ServerKeys): Promise<number> {
  const [{ id }] = keys;
  let count = 0;
  for (let after = NOBODY; ;) {
    const { rows } = await client.query<KeyRow>(
      `select user_id, wrapped_by, wrapped from users.person_key
        where user_id > $1 and wrapped_by <> $2 order by user_id limit ${BATCH}`,
      [after, id],
    );
    const last = rows.at(-1);
    if (last === undefined) return count;
    requireKnown(rows, keys);
    await client.query(
      `update users.person_key k set wrapped_by = $1, wrapped = v.wrapped
         from unnest($2::uuid[], $3::bytea[]) v (user_id, wrapped) where k.user_id = v.user_id`,
      [id, rows.map(({ user_id }) => user_id), rows.map((row) => Buffer.from(rewrapped(row, keys)))],
    );
    count += rows.length;
    after = last.user_id;
  }
}

function rewrapped({ user_id: userId, wrapped_by: wrappedBy, wrapped }: KeyRow, keys: ServerKeys): Uint8Array {
  return wrap(keys, userId, unwrap(keys, userId, { wrappedBy, wrapped })).wrapped;
}

function requireKnown(rows: readonly KeyRow[], keys: ServerKeys): void {
  if (rows.every(({ wrapped_by: wrappedBy }) => keys.some(({ id }) => id === wrappedBy))) return;
  throw new Problem('People’s keys are wrapped by a DATA_KEY that was not given: name it in DATA_KEY_OLD.');
}
