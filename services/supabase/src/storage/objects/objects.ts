import type { Database } from '../../auth/database.ts';

/** The known facts about an object's content. */
export interface ObjectMetadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

/** A row that somebody else's tools may have written: nothing in it is certain. */
export interface ObjectRow {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly version: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date;
  readonly metadata: Partial<ObjectMetadata> | null;
  readonly user_metadata: Record<string, unknown> | null;
}

const COLUMNS = `id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata,
  user_metadata`;

export interface ObjectPlace {
  readonly bucket: string;
  readonly name: string;
}

/** The properties that an upload gives its object. */
export interface NewObject extends ObjectPlace {
  readonly owner: string | undefined;
  readonly version: string;
  readonly metadata: object;
  readonly userMetadata: object | null;
}

export async function findObject(database: Database, { bucket, name }: ObjectPlace): Promise<ObjectRow | undefined> {
  const { rows } = await database.query<ObjectRow>(
    `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  return rows[0];
}

/** Those of the names that are there. */
export async function findNames(database: Database, bucket: string, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await database.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2)',
    [bucket, names],
  );
  return new Set(rows.map(({ name }) => name));
}

const INSERT = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3::uuid, $3::text, $4, $5, $6)`;

function valuesOf({ bucket, name, owner, version, metadata, userMetadata }: NewObject): unknown[] {
  return [bucket, name, owner ?? null, version, metadata, userMetadata];
}

/** Answers nothing, so that a policy for inserting alone suffices. */
export async function insertObject(database: Database, object: NewObject): Promise<void> {
  await database.query(INSERT, valuesOf(object));
}

export async function upsertObject(database: Database, object: NewObject): Promise<ObjectRow> {
  const { rows } = await database.query<ObjectRow>(
    `${INSERT} on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
       version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata
     returning ${COLUMNS}`,
    valuesOf(object),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert answered no row');
  return row;
}

/** Content that replaces an object's. */
export interface NewContent {
  readonly version: string;
  readonly metadata: object;
  /** The version it was made of. */
  readonly madeOf: string | null;
}

/**
 * Gives an object another place, and new content where it gets some; undefined when it is not there, or has other
 * content than that which the new was made of.
 */
export async function placeObject(
  database: Database,
  from: ObjectPlace,
  to: ObjectPlace & { owner: string | undefined; content?: NewContent },
): Promise<ObjectRow | undefined> {
  const { rows } = await database.query<ObjectRow>(
    `update storage.objects set bucket_id = $3, name = $4, owner = coalesce($5::uuid, owner),
       owner_id = coalesce($5::text, owner_id), version = coalesce($6, version), metadata = coalesce($7, metadata)
     where bucket_id = $1 and name = $2 and ($8::text is null or version = $8) returning ${COLUMNS}`,
    [
      from.bucket,
      from.name,
      to.bucket,
      to.name,
      to.owner ?? null,
      to.content?.version ?? null,
      to.content?.metadata ?? null,
      to.content?.madeOf ?? null,
    ],
  );
  return rows[0];
}

/** Removes those of the objects that the caller may remove, and answers them. */
export async function deleteObjects(
  database: Database,
  bucket: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const { rows } = await database.query<ObjectRow>(
    `delete from storage.objects where bucket_id = $1 and name = any($2) returning ${COLUMNS}`,
    [bucket, names],
  );
  return rows;
}
