import type { Database } from '../../auth/database.ts';

/** One entry of a listing; a folder has nothing but its name. */
export interface ListEntry {
  readonly name: string;
  readonly id: string | null;
  readonly updated_at: Date | null;
  readonly created_at: Date | null;
  readonly last_accessed_at: Date | null;
  readonly metadata: object | null;
}

export interface Listing {
  /** Empty, or a folder with a closing slash. */
  readonly folder: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  readonly order: 'asc' | 'desc';
}

/** The entries of a folder, by names within it, whatever their case. Sorted by a time, folders come first. */
export async function listFolder(database: Database, bucket: string, listing: Listing): Promise<ListEntry[]> {
  const { folder, search, limit, offset, column, order } = listing;
  const sorting =
    column === 'name'
      ? `lower(name) collate "C" ${order}`
      : `(id is not null), ${column} ${order}, name collate "C" ${order}`;
  const { rows } = await database.query<ListEntry>(
    `with found as (
       select substring(name from char_length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata,
              position('/' in substring(name from char_length($3) + 1)) as slash
         from storage.objects where bucket_id = $1 and starts_with(lower(name), lower($3))
     ), entries as (
       select rest as name, id, updated_at, created_at, last_accessed_at, metadata from found where slash = 0
       union all
       select distinct left(rest, char_length($3) - char_length($2) + slash - 1),
              null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb from found where slash > 0
     )
     select * from entries order by ${sorting} limit $4 offset $5`,
    [bucket, folder, folder + search, limit, offset],
  );
  return rows;
}

export interface Page {
  readonly prefix: string;
  /** Whether what lies behind a slash is one folder. */
  readonly isDelimited: boolean;
  readonly limit: number;
  readonly column: 'name' | 'updated_at' | 'created_at';
  readonly order: 'asc' | 'desc';
  /** The last entry of the page before. */
  readonly after: { readonly name: string; readonly time: string | null } | null;
}

export interface PageEntry extends ListEntry {
  /** The last segment of the name. */
  readonly key: string;
}

/** A page of whole names, and one entry more when there is a next page. */
export async function listPage(database: Database, bucket: string, page: Page): Promise<PageEntry[]> {
  const { prefix, isDelimited, limit, column, order, after } = page;
  const time = column === 'name' ? 'null::timestamptz' : `date_trunc('milliseconds', ${column})`;
  const position = column === 'name' ? 'name collate "C"' : `(${time}, name collate "C")`;
  const last = column === 'name' ? '$4::text' : '($6::timestamptz, $4::text)';
  const sorting = column === 'name' ? '' : `${time} ${order}, `;
  const { rows } = await database.query<PageEntry>(
    `with found as (
       select name, id, updated_at, created_at, last_accessed_at, metadata,
              case when $3 then position('/' in substring(name from char_length($2) + 1)) else 0 end as slash
         from storage.objects where bucket_id = $1 and starts_with(name, $2)
     ), entries as (
       select name, id, updated_at, created_at, last_accessed_at, metadata from found where slash = 0
       union all
       select left(name, char_length($2) + slash), null::uuid, max(updated_at), min(created_at), null::timestamptz,
              null::jsonb from found where slash > 0 group by 1
     )
     select *, split_part(rtrim(name, '/'), '/', -1) as key from entries
      where $4::text is null or ${position} ${order === 'asc' ? '>' : '<'} ${last}
      order by ${sorting} name collate "C" ${order} limit $5`,
    [bucket, prefix, isDelimited, after?.name ?? null, limit + 1, ...(column === 'name' ? [] : [after?.time ?? null])],
  );
  return rows;
}
