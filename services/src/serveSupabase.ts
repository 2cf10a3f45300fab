import { databaseUrl, port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';
import { addHealth } from '@spire/graph-kit/health';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { stopOnSignals } from '@spire/graph-kit/signals';
import { createSupabaseService } from '@spire/supabase/createSupabaseService';
import { readAuthSettings } from '@spire/supabase/settings';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';
import { openDataFolder } from './dataFolder.ts';
import { createDatabaseProbe } from './database/databaseProbe.ts';
import { siteAddress } from './web/siteAddress.ts';
import { createWebServer, drainWebServer } from './web/webServer.ts';

const shape = {
  HOST: sharedEnvironment.HOST,
  PORT: port(4005),
  LOG_LEVEL: sharedEnvironment.LOG_LEVEL,
  DRAIN_MS: sharedEnvironment.DRAIN_MS,
  /** As the role `supabase_auth_admin`; the database has been migrated. */
  DATABASE_URL: databaseUrl,
  /** The same database as the role `authenticator`; without it the storage service is not offered. */
  STORAGE_DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Without SMTP_URL mails go to a page that whoever reaches this service can read: never by accident. */
  INBOX: z.enum(['on', 'off']).default('off'),
  MAIL_FROM: z.string().default('Spire <post@spire.local>'),
};

/** Runs the Supabase-compatible service alone, as in production, until SIGTERM. */
export async function startSupabaseAlone(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readEnvironment('The supabase service', shape, environment);
  if (settings.SMTP_URL === undefined && settings.INBOX === 'off')
    throw new Problem(
      'SMTP_URL is not set: set it, or INBOX=on to keep mails where whoever reaches this service can read them.',
    );
  const log = createLog('supabase', settings.LOG_LEVEL);
  const address = siteAddress(settings.HOST, settings.PORT);
  const data = openDataFolder(path.resolve(projectFolder(), settings.DATA_DIR));
  const storageUrl = settings.STORAGE_DATABASE_URL;
  const service = await createSupabaseService({
    databaseUrl: settings.DATABASE_URL,
    keysFile: data.keys,
    ...(storageUrl === undefined ? {} : { storage: { databaseUrl: storageUrl, folder: data.storage } }),
    settings: readAuthSettings(environment),
    ...(settings.SMTP_URL === undefined ? {} : { smtpUrl: settings.SMTP_URL }),
    mailFrom: settings.MAIL_FROM,
    isInboxShared: settings.INBOX === 'on',
    siteUrl: address,
    log,
  });
  const probe = createDatabaseProbe(settings.DATABASE_URL);
  const app = createWebServer(log, []);
  let isStopping = false;
  addHealth(app, { database: probe.check }, () => isStopping);
  service.register(app);
  await app.listen({ host: settings.HOST, port: settings.PORT });
  stopOnSignals(async () => {
    isStopping = true;
    await drainWebServer(app, settings.DRAIN_MS);
    await Promise.all([service.close(), probe.close()]);
  }, log);
  log.info({ address }, 'Ready');
}
