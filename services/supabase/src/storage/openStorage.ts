import path from 'node:path';
import type { JWTPayload } from 'jose';
import { Pool } from 'pg';
import { inTransaction } from '../auth/database.ts';
import type { SessionState } from '../auth/sessions/sessionState.ts';
import type { ServiceLog } from '../serviceLog.ts';
import { asCaller } from './asCaller.ts';
import { provisionPictureBucket } from './buckets/provisionPictureBucket.ts';
import { openContentStore } from './content/contentStore.ts';
import { createPictureCleaner } from './content/pictures.ts';
import { SERVICE } from './http/storageCaller.ts';
import { addressKeyOf } from './signed/signedTokens.ts';
import type { StorageContext } from './storageContext.ts';

export interface StorageOptions {
  /** Connection as `authenticator`. */
  readonly databaseUrl: string;
  /** Where content lies; made when it is missing. One service works on it at a time. */
  readonly folder: string;
}

interface Surroundings {
  readonly verifyToken: (token: string) => Promise<JWTPayload>;
  readonly issuer: string;
  readonly audience: string;
  readonly sessionState: (session: { id: string; userId: string }) => Promise<SessionState>;
  /** Secret from which the key of signed addresses is derived. */
  readonly secret: Buffer;
  readonly log: ServiceLog;
  readonly now: () => Date;
}

/**
 * The folder of this database's content. Each database names one of its own, so that content is never taken for an
 * orphan because the service looks into another database today.
 */
async function contentFolder(database: Pool): Promise<string> {
  const { rows } = await inTransaction(database, async (transaction) => {
    await transaction.query('set local role service_role');
    return transaction.query<{ folder: string }>('select folder from storage.content_folder');
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The database names no folder for stored content');
  return row.folder;
}

async function sweep(context: StorageContext, since: Date): Promise<void> {
  const removed = await context.content.sweep(since, async (versions) => {
    const { rows } = await asCaller(context, SERVICE, (transaction) =>
      transaction.query<{ version: string }>('select version from storage.objects where version = any($1)', [versions]),
    );
    return new Set(rows.map(({ version }) => version));
  });
  if (removed > 0) context.log.info({ removed }, 'Content that belonged to no object was removed');
}

/** Opens the storage service: its bucket is there, and what an earlier crash left behind goes. */
export async function openStorage(
  { databaseUrl, folder }: StorageOptions,
  { secret, ...surroundings }: Surroundings,
): Promise<StorageContext> {
  const { log } = surroundings;
  const since = new Date();
  const database = new Pool({
    connectionString: databaseUrl,
    application_name: 'spire-storage',
    max: 10,
    connectionTimeoutMillis: 5000,
    // PostgreSQL's own limit is the login's (setRolePasswords.ts).
    query_timeout: 12_000,
  });
  database.on('error', () => log.warn({}, 'An idle database connection of the storage service was lost'));
  const context: StorageContext = {
    ...surroundings,
    database,
    content: await openContentStore(path.join(folder, await contentFolder(database))),
    cleanPicture: createPictureCleaner(),
    addressKey: addressKeyOf(secret),
  };
  await provisionPictureBucket(context);
  void sweep(context, since).catch((error: unknown) => {
    const details = { error: error instanceof Error ? error.name : 'unknown' };
    log.warn(details, 'Content that belongs to no object was not removed');
  });
  return context;
}
