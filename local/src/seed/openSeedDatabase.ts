import type { ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import { openDataFolder, type DataFolder } from '@spire/services/dataFolder';
import { Problem } from '../../../bootstrap/problem.mjs';
import { prepareDatabase } from '../prepareDatabase.ts';
import { readStackEnvironment } from '../environment.ts';
import { holdFolder, lockHolder } from '../instanceLock.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { readClusterLocation } from '../postgres/clusterLocation.ts';
import { databaseAddress, startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts';
import { dataKeysOf } from '../dataKeys.ts';
import { openSecrets, readSecrets, type Secrets } from '../secrets.ts';

/** A database to write into, and the keys under which texts are sealed there. */
export interface SeedDatabase {
  adminUrl: string;
  dataKeys: ServerKeys;
  /** Where the storage service of that stack keeps what is stored. */
  storageFolder: string;
}

/**
 * The database of DATABASE_URL, else that of the stack that runs on the data folder, else the data folder's own, whose
 * PostgreSQL is started for as long as the command takes.
 */
export async function openSeedDatabase(
  root: string,
  variables: Record<string, string | undefined>,
  lifecycle: Lifecycle,
): Promise<SeedDatabase> {
  const environment = readStackEnvironment(root, variables);
  const data = openDataFolder(environment.dataFolder);
  const storageFolder = data.storage;
  const keysBeside = (secrets: Secrets | undefined) => dataKeysOf(environment, secrets);
  if (environment.DATABASE_URL !== undefined)
    return { adminUrl: environment.DATABASE_URL, dataKeys: keysBeside(readSecrets(data.secrets)), storageFolder };
  if (lockHolder(data.lock) !== undefined) {
    const secrets = readSecrets(data.secrets);
    return { adminUrl: runningAddress(data, secrets), dataKeys: keysBeside(secrets), storageFolder };
  }
  await holdFolder(data, 'npm run seed', lifecycle);
  const secrets = openSecrets(data.secrets);
  const dataKeys = keysBeside(secrets);
  const { adminUrl } = await startEmbeddedPostgres({ root, data, superuserPassword: secrets.superuser, lifecycle });
  await prepareDatabase(root, adminUrl, secrets, dataKeys, environment.MIGRATIONS);
  return { adminUrl, dataKeys, storageFolder };
}

function runningAddress(data: DataFolder, secrets: Secrets | undefined): string {
  const port = readClusterLocation(data)?.port;
  if (secrets === undefined || port === undefined)
    throw new Problem('Spire is still starting: wait until it is ready, then seed again.');
  return databaseAddress(secrets.superuser, port);
}
