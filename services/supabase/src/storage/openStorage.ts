import path from 'node:path';
import type { JWTPayload } from 'jose';
import type { Pool } from 'pg';
import { inTransaction, openPool } from '../auth/database.ts';
import type { SessionState } from '../auth/sessions/sessionState.ts';
import type { ServiceLog } from '../serviceLog.ts';
import { asCaller } from './asCaller.ts';
import { provisionBuckets } from './buckets/provisionBuckets.ts';
import { openContentStore } from './content/contentStore.ts';
import { createTakers } from './content/takenFiles.ts';
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

/** So often content without an object is looked for: a picture may arrive while its account is being deleted. */
const SWEEP_EVERY_MS = 20 * 60_000;
/** Younger content may belong to an object that is about to be. */
const SWEPT_AFTER_MS = 10 * 60_000;

/** Sweeps now, where everything is of an earlier run, and again and again; answers a function that stops it. */
function startSweeping(context: StorageContext, begun: Date): () => void {
  const run = (since: Date) => {
    sweep(context, since).catch((error: unknown) => {
      const details = { error: error instanceof Error ? error.name : 'unknown' };
      context.log.warn(details, 'Content that belongs to no object was not removed');
    });
  };
  run(begun);
  const timer = setInterval(() => run(new Date(context.now().getTime() - SWEPT_AFTER_MS)), SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The storage service, and how it ends. */
interface OpenedStorage {
  context: StorageContext;
  close: () => Promise<void>;
}

/** Opens the storage service: its buckets are there, and content that belongs to no object goes. */
export async function openStorage(
  { databaseUrl, folder }: StorageOptions,
  { secret, ...surroundings }: Surroundings,
): Promise<OpenedStorage> {
  const { log } = surroundings;
  const begun = new Date();
  const database = openPool({ databaseUrl, name: 'storage', log });
  const context: StorageContext = {
    ...surroundings,
    database,
    content: await openContentStore(path.join(folder, await contentFolder(database))),
    takers: createTakers(),
    addressKey: addressKeyOf(secret),
  };
  await provisionBuckets(context);
  const stopSweeping = startSweeping(context, begun);
  return {
    context,
    close: async () => {
      stopSweeping();
      await database.end();
    },
  };
}
