import { Problem } from '../../bootstrap/problem.mjs';
import { prepareDatabase } from '../databaseAccess.ts';
import { openDataFolder, type DataFolder } from '../dataFolder.ts';
import { readStackEnvironment } from '../environment.ts';
import { holdFolder, lockHolder } from '../instanceLock.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { readClusterLocation } from '../postgres/clusterLocation.ts';
import { databaseAddress, startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts';
import { openSecrets, readSecrets } from '../secrets.ts';

/**
 * The address of the database to write into: DATABASE_URL, else that of the stack that runs on the data folder, else the
 * data folder's own PostgreSQL, started for as long as the command takes.
 */
export async function openSeedDatabase(
  root: string,
  variables: Record<string, string | undefined>,
  lifecycle: Lifecycle,
): Promise<string> {
  const environment = readStackEnvironment(root, variables);
  if (environment.DATABASE_URL !== undefined) return environment.DATABASE_URL;
  const data = openDataFolder(environment.dataFolder);
  return lockHolder(data.lock) === undefined ? startOwn(root, data, lifecycle) : runningAddress(data);
}

function runningAddress(data: DataFolder): string {
  const secrets = readSecrets(data.secrets);
  const port = readClusterLocation(data)?.port;
  if (secrets === undefined || port === undefined)
    throw new Problem('Spire is still starting: wait until it is ready, then seed again.');
  return databaseAddress(secrets.superuser, port);
}

async function startOwn(root: string, data: DataFolder, lifecycle: Lifecycle): Promise<string> {
  await holdFolder(data, 'npm run seed', lifecycle);
  const secrets = openSecrets(data.secrets);
  const { adminUrl } = await startEmbeddedPostgres({ root, data, superuserPassword: secrets.superuser, lifecycle });
  await prepareDatabase(root, adminUrl, secrets);
  return adminUrl;
}
