import type { DataFolder } from '@spire/services/dataFolder';
import { errorCode, fileSystemProblem } from '@spire/services/fileSystemProblem';
import { Client } from 'pg';
import { Problem } from '../../../bootstrap/problem.mjs';
import { freePort } from '../freePort.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { postgresAccount } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { chooseClusterFolder, readClusterLocation, requireCluster, writeClusterLocation } from './clusterLocation.ts';
import { hasCluster, initializeCluster, SUPERUSER } from './initializeCluster.ts';
import { keepRunning } from './keepRunning.ts';
import { stopOrphan } from './orphan.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** Address of the database for its superuser: for migrations and nothing else. */
  adminUrl: string;
  /** Resolves to the reason when PostgreSQL has ended and does not start again. */
  lost: Promise<Error>;
}

interface EmbeddedPostgresOptions {
  root: string;
  data: DataFolder;
  superuserPassword: string;
  lifecycle: Lifecycle;
  /** Called when only another process is at work, once or twice: the time to load what is needed next. */
  meanwhile?: () => void;
  /** Called when PostgreSQL had ended unexpectedly and is there again, with how long it was away. */
  onReturn?: (awayMs: number) => void;
}

const DATABASE = 'spire';

/** Longer than a postmaster that does not end in order takes to end: nothing may be left that works in the folder. */
const STOP_LIMIT_MS = 5500;

/**
 * Starts the PostgreSQL of a data folder: makes its cluster on first start, ends what a killed stack left running, and
 * answers when it takes connections. It is kept running, at the same address, and ends with the lifecycle. The caller
 * holds the folder's lock.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { lifecycle, superuserPassword, onReturn = () => undefined } = options;
  const starting = startKept().catch((error: unknown) => {
    throw fileSystemProblem(options.data.path, error);
  });
  // Registered before it runs: stopping half-way through the start has to wait until it has given up.
  const whenStarted = () => starting.catch(() => undefined);
  lifecycle.add({
    stop: async () => (await whenStarted())?.kept.stop(),
    kill: async () => (await whenStarted())?.kept.kill(),
    limitMs: STOP_LIMIT_MS,
  });
  const { kept, port } = await starting;
  const adminUrl = databaseAddress(superuserPassword, port);
  await ensureDatabase(adminUrl);
  return { adminUrl, lost: kept.lost };

  async function startKept() {
    const { postmaster, startAgain, port } = await start(options);
    return { kept: keepRunning(postmaster, { startAgain, signal: lifecycle.signal, onReturn }), port };
  }
}

interface Started {
  postmaster: Postmaster;
  port: number;
  /** Starts it once more, in the same place and at the same port. */
  startAgain: () => Promise<Postmaster>;
}

async function start(options: EmbeddedPostgresOptions): Promise<Started> {
  const { root, data, superuserPassword: password, meanwhile = () => undefined } = options;
  const { signal } = options.lifecycle;
  const known = readClusterLocation(data);
  const account = postgresAccount(known?.folder ?? data.postgres);
  const binaries = postgresBinaries(root, account);
  if (known?.isMade === true) requireCluster(data, known.folder, binaries.version);
  const folder = known?.isMade === true ? known.folder : chooseClusterFolder(data, account, known);
  if (hasCluster(folder)) {
    await stopOrphan(folder);
  } else {
    writeClusterLocation(data, { folder, port: known?.port, isMade: false });
    await initializeCluster({ binaries, folder, account, password, signal, meanwhile });
  }
  const port = await freePort(known?.port);
  if (port !== known?.port || !known.isMade) writeClusterLocation(data, { folder, port, isMade: true });
  signal.throwIfAborted();
  const { postgres } = binaries;
  const logFile = data.postgresLog;
  const how = { postgres, folder, port, account, logFile, signal };
  return {
    postmaster: await startPostmaster({ ...how, meanwhile }),
    port,
    startAgain: async () => {
      await stopOrphan(folder);
      return startPostmaster({ ...how, meanwhile: () => undefined });
    },
  };
}

/** Address of the running database of a data folder, from what is kept there. */
export function databaseAddress(superuserPassword: string, port: number): string {
  return `postgresql://${SUPERUSER}:${superuserPassword}@127.0.0.1:${port}/${DATABASE}`;
}

/** Makes the database when it is not there yet, which also proves that the password fits. */
async function ensureDatabase(adminUrl: string): Promise<void> {
  try {
    await withClient(adminUrl, () => Promise.resolve());
  } catch (error) {
    if (errorCode(error) === '28P01')
      throw new Problem('The password in secrets.json does not open the database beside it: restore that file.', {
        cause: error,
      });
    if (errorCode(error) !== '3D000') throw error;
    const maintenance = new URL(adminUrl);
    maintenance.pathname = '/postgres';
    await withClient(maintenance.href, (client) => client.query(`create database ${DATABASE}`));
  }
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'spire-admin' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
