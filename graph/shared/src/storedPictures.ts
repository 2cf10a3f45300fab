import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { bucketOf, FILE_BUCKETS } from '@spire/domain/voiceBucket';
import { z } from 'zod';
import { ApplicationError } from '@spire/graph-kit/errors';

export interface Picture {
  /** Its media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One request to the storage service, with a person's own token. */
export interface StorageCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path within the one origin: `/storage/v1/…`. */
  path: string;
  token: string;
  /** JSON. */
  body?: object;
  /** Sent as it is, over what is there; instead of a body. */
  picture?: Picture;
}

/** Sends a request to the storage service, wherever it is; answers its status and content. */
export type Storage = (call: StorageCall) => Promise<{ status: number } & Picture>;

/** The pictures' owner, with the token that proves it. */
export interface PictureOwner {
  userId: string;
  token: string;
}

/**
 * A person's pictures and voice notes in the storage service, which no subgraph knows the tables of. The name of a file
 * tells its bucket.
 */
export interface StoredPictures {
  /** Removes everything in the person's folders; UNAVAILABLE when that cannot be done now. */
  removeAll(owner: PictureOwner): Promise<void>;
  /** Removes the files at these paths; UNAVAILABLE when that cannot be done now. */
  remove(owner: Pick<PictureOwner, 'token'>, paths: readonly string[]): Promise<void>;
  /** The paths of everything in the person's folders; UNAVAILABLE when that cannot be told now. */
  list(owner: PictureOwner): Promise<string[]>;
  /** The file at a path; undefined when it cannot be read, for whatever reason. */
  read(owner: PictureOwner, path: string): Promise<Picture | undefined>;
  /** Puts a file at a path, over the one that is there; UNAVAILABLE when that cannot be done now. */
  put(owner: PictureOwner, path: string, picture: Picture): Promise<void>;
}

const PATIENCE_MS = 20_000;
const MOST_ENTRIES = 1000;
const entries = z.array(z.object({ name: z.string(), id: z.string().nullable() }));

/** The storage service at a Supabase address. */
export function storageAt(supabaseUrl: string): Storage {
  return async (call) => {
    const response = await fetch(supabaseUrl.replace(/\/$/, '') + call.path, {
      method: call.method,
      headers: storageHeaders(call),
      ...(call.method === 'GET' ? {} : { body: call.picture?.bytes ?? JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
}

/** The headers of a call, with its sender. */
export function storageHeaders({ token, body, picture }: StorageCall): Record<string, string> {
  const authorization = `Bearer ${token}`;
  if (picture !== undefined) return { authorization, 'content-type': picture.type, 'x-upsert': 'true' };
  return body === undefined ? { authorization } : { authorization, 'content-type': 'application/json' };
}

/** Reaches files through Storage's own API, as their owner: its policies hold, and content goes with its row. */
export function createStoredPictures(storage: Storage): StoredPictures {
  async function send(call: Omit<StorageCall, 'path'>, path: string): Promise<Picture> {
    const { status, ...answer } = await storage({ ...call, path: `${SERVICE_PATHS.storage}/object${path}` });
    if (status !== 200) throw new Error(`Storage answered ${status}`);
    return answer;
  }

  async function ask(call: Omit<StorageCall, 'path'>, path: string): Promise<unknown> {
    return JSON.parse(Buffer.from((await send(call, path)).bytes).toString());
  }

  async function entriesOf(token: string, bucket: string, folder: string, offset = 0) {
    const wanted = { prefix: folder, limit: MOST_ENTRIES, offset };
    return entries.parse(await ask({ method: 'POST', token, body: wanted }, `/list/${bucket}`));
  }

  async function pathsIn(token: string, bucket: string, folder: string): Promise<string[]> {
    const paths: string[] = [];
    for (let offset = 0; ;) {
      const found = await entriesOf(token, bucket, folder, offset);
      if (found.length === 0) return paths;
      for (const { name, id } of found)
        paths.push(...(id === null ? await pathsIn(token, bucket, `${folder}/${name}`) : [`${folder}/${name}`]));
      offset += found.length;
    }
  }

  /** Answers how many files it removed. */
  async function empty(token: string, bucket: string, folder: string): Promise<number> {
    let removed = 0;
    for (;;) {
      const found = await entriesOf(token, bucket, folder);
      if (found.length === 0) return removed;
      const prefixes = found.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`);
      let progress = 0;
      if (prefixes.length > 0)
        progress = z
          .array(z.unknown())
          .parse(await ask({ method: 'DELETE', token, body: { prefixes } }, `/${bucket}`)).length;
      for (const { name, id } of found) if (id === null) progress += await empty(token, bucket, `${folder}/${name}`);
      if (progress === 0) throw new Error('Storage keeps what it was asked to remove');
      removed += progress;
    }
  }

  async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch {
      throw new ApplicationError('UNAVAILABLE');
    }
  }

  return {
    removeAll: async ({ userId, token }) => {
      for (const { id } of FILE_BUCKETS) await orUnavailable(empty(token, id, userId));
    },
    remove: async ({ token }, paths) => {
      for (const { id } of FILE_BUCKETS) {
        const those = paths.filter((path) => bucketOf(path).id === id);
        for (let from = 0; from < those.length; from += MOST_ENTRIES)
          await orUnavailable(
            ask({ method: 'DELETE', token, body: { prefixes: those.slice(from, from + MOST_ENTRIES) } }, `/${id}`),
          );
      }
    },
    list: async ({ userId, token }) => {
      const paths: string[] = [];
      for (const { id } of FILE_BUCKETS) paths.push(...(await orUnavailable(pathsIn(token, id, userId))));
      return paths;
    },
    read: ({ token }, path) =>
      send({ method: 'GET', token }, `/authenticated/${bucketOf(path).id}/${path}`).catch(() => undefined),
    put: async ({ token }, path, picture) => {
      await orUnavailable(send({ method: 'POST', token, picture }, `/${bucketOf(path).id}/${path}`));
    },
  };
}
