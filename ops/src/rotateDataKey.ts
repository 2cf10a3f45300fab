import { projectFolder } from '@spire/graph-kit/projectFolder';
import { serverKeys, type ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import { dataKeysOf } from '@spire/local/dataKeys';
import { readStackEnvironment } from '@spire/local/environment';
import { holdFolder } from '@spire/local/instanceLock';
import { createLifecycle, type Lifecycle } from '@spire/local/lifecycle';
import { startEmbeddedPostgres } from '@spire/local/postgres/embeddedPostgres';
import { writePrivateFile } from '@spire/local/privateFile';
import { openSecrets } from '@spire/local/secrets';
import { onSignals } from '@spire/local/signals';
import { openDataFolder, type DataFolder } from '@spire/services/dataFolder';
import { applyAllMigrations } from '@spire/services/database/applyAllMigrations';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Problem } from '../../bootstrap/problem.mjs';
import { rewrapKeys } from './rewrapKeys.ts';

type Say = (text: string) => unknown;

/**
 * `npm run serve -- rotate-data-key`: wraps every person's key anew; what they wrote stays as it is. The key is the
 * environment's (DATA_KEY is the new one, DATA_KEY_OLD the one before), else the data folder's, which gets a new one.
 * Interrupted, it is gone on with by running it again (decision 0020).
 */
export async function rotateDataKey(
  variables: Record<string, string | undefined>,
  say: Say = (text) => process.stdout.write(text),
): Promise<void> {
  const environment = readStackEnvironment(projectFolder(), variables);
  const lifecycle = createLifecycle();
  onSignals({ stop: () => void end(lifecycle), kill: () => void lifecycle.kill().finally(() => process.exit(130)) });
  try {
    const { DATABASE_URL, DATA_KEY, DATA_KEY_OLD } = environment;
    if (DATA_KEY !== undefined && DATA_KEY_OLD === undefined)
      throw new Problem('Set DATA_KEY to the new key and DATA_KEY_OLD to the one before.');
    const data = openDataFolder(environment.dataFolder);
    if (DATABASE_URL === undefined || DATA_KEY === undefined) await holdFolder(data, 'rotate-data-key', lifecycle);
    const adminUrl = DATABASE_URL ?? (await startOwn(data, lifecycle));
    if (DATA_KEY === undefined) await rotateOwn(adminUrl, data, say);
    else await rewrapIn(adminUrl, dataKeysOf(environment, undefined), say);
  } finally {
    await lifecycle.stop();
  }
}

async function startOwn(data: DataFolder, lifecycle: Lifecycle): Promise<string> {
  const root = projectFolder();
  const superuserPassword = openSecrets(data.secrets).superuser;
  const { adminUrl } = await startEmbeddedPostgres({ root, data, superuserPassword, lifecycle });
  await applyAllMigrations(root, adminUrl, 'on');
  return adminUrl;
}

/** The new key is written down before anything is wrapped by it, and the old one kept until nothing is. */
async function rotateOwn(adminUrl: string, { secrets: file }: DataFolder, say: Say): Promise<void> {
  const { oldDataKeys, ...known } = openSecrets(file);
  const dataKey = randomBytes(32).toString('base64url');
  const secrets =
    oldDataKeys.length > 0 ? { ...known, oldDataKeys } : { ...known, dataKey, oldDataKeys: [known.dataKey] };
  writePrivateFile(file, secrets);
  await rewrapIn(adminUrl, serverKeys(secrets.dataKey, secrets.oldDataKeys), say);
  writePrivateFile(file, { ...secrets, oldDataKeys: [] });
  say(`${file} holds the new key: backups of the database from before it need the file of their day.\n`);
}

async function rewrapIn(adminUrl: string, keys: ServerKeys, say: Say): Promise<void> {
  const client = new Client({ connectionString: adminUrl, application_name: 'spire-sealing' });
  await client.connect();
  try {
    const count = await rewrapKeys(client, keys);
    say(`${count} people's keys were wrapped anew; the older key opens nothing now.\n`);
  } finally {
    await client.end();
  }
}

async function end(lifecycle: Lifecycle): Promise<never> {
  await lifecycle.stop();
  process.exit(130);
}
