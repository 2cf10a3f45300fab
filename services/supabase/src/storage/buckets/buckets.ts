import type { Database } from '../../auth/database.ts';
import { noSuchBucket } from '../http/storageError.ts';

/** A bucket as the endpoints answer it. */
export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly public: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: string[] | null;
}

const COLUMNS = `id, name, coalesce(owner::text, owner_id, '') as owner, public, created_at, updated_at,
  file_size_limit::float8 as file_size_limit, allowed_mime_types`;

export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.query<Bucket>(`select ${COLUMNS} from storage.buckets where id = $1`, [id]);
  const [bucket] = rows;
  if (bucket === undefined) throw noSuchBucket();
  return bucket;
}

export interface BucketListOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sortColumn?: 'id' | 'name' | 'created_at' | 'updated_at' | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
  readonly search?: string | undefined;
}

export async function listBuckets(database: Database, options: BucketListOptions): Promise<Bucket[]> {
  const { limit, offset, sortColumn = 'id', sortOrder = 'asc', search = '' } = options;
  const { rows } = await database.query<Bucket>(
    `select ${COLUMNS} from storage.buckets where position(lower($1) in lower(name)) > 0
      order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
    [search, limit ?? null, offset ?? 0],
  );
  return rows;
}

/** The settings of a bucket; undefined leaves one as it is. */
export interface BucketSettings {
  readonly public?: boolean | undefined;
  readonly file_size_limit?: number | null | undefined;
  readonly allowed_mime_types?: readonly string[] | null | undefined;
}

export async function insertBucket(
  database: Database,
  { id, name, owner }: { id: string; name: string; owner: string | undefined },
  settings: BucketSettings,
): Promise<void> {
  await database.query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values ($1, $2, $3::uuid, $3::text, $4, $5, $6)`,
    [
      id,
      name,
      owner ?? null,
      settings.public ?? false,
      settings.file_size_limit ?? null,
      settings.allowed_mime_types ?? null,
    ],
  );
}

export async function updateBucket(database: Database, id: string, settings: BucketSettings): Promise<void> {
  const entries = Object.entries(settings).filter(([, value]) => value !== undefined);
  const assignments = entries.map(([column], index) => `${column} = $${index + 2}`).join(', ');
  const { rowCount } = await database.query(
    `update storage.buckets set updated_at = now(), ${assignments} where id = $1`,
    [id, ...entries.map(([, value]) => value as unknown)],
  );
  if (rowCount === 0) throw noSuchBucket();
}

export async function deleteBucket(database: Database, id: string): Promise<void> {
  const { rowCount } = await database.query('delete from storage.buckets where id = $1', [id]);
  if (rowCount === 0) throw noSuchBucket();
}
