import type { Client } from 'pg';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of a table or an index, by the number under which the database knows it. */
interface RelationFile {
  file: string;
  node: number;
}

/** Numbers below belong to PostgreSQL's own tables. */
const FIRST_NODE = 16_384;
/** A younger file may belong to a transaction that has not told the database of it yet. */
const YOUNG_MS = 60_000;

/** The files of the database with something in them that no table or index names, as far as this moment can tell. */
export async function unknownFiles(client: Client, cluster: string): Promise<RelationFile[]> {
  const { rows } = await client.query<{ oid: number }>(
    'select oid::integer from pg_database where datname = current_database()',
  );
  const folder = path.join(cluster, 'base', String(rows[0]?.oid));
  const files = readdirSync(folder).flatMap((name) => {
    const node = Number(/^(\d+)(?:[._]\w+)?$/.exec(name)?.[1]);
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    const isOld = found !== undefined && found.size > 0 && Date.now() - found.mtimeMs > YOUNG_MS;
    return node >= FIRST_NODE && isOld ? [{ file, node }] : [];
  });
  return withoutOwner(client, files);
}

/**
 * Removes those of them that still nothing names. The caller has waited for every transaction that was under way when
 * they were listed: whoever wrote them has not lived to say what they belong to, and PostgreSQL never looks for such.
 */
export async function removeOrphans(client: Client, files: readonly RelationFile[]): Promise<void> {
  for (const { file } of await withoutOwner(client, files)) rmSync(file, { force: true });
}

async function withoutOwner(client: Client, files: readonly RelationFile[]): Promise<RelationFile[]> {
  if (files.length === 0) return [];
  const { rows } = await client.query<{ node: string }>(
    'select node from unnest($1::bigint[]) as node where pg_filenode_relation(0, node::oid) is not null',
    [[...new Set(files.map(({ node }) => node))]],
  );
  const owned = new Set(rows.map(({ node }) => Number(node)));
  return files.filter(({ node }) => !owned.has(node));
}
