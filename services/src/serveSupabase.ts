import { addHealth } from '@spire/graph-kit/health';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { stopOnSignals } from '@spire/graph-kit/signals';
import { createSupabaseService } from '@spire/supabase/createSupabaseService';
import { readAuthSettings } from '@spire/supabase/settings';
import path from 'node:path';
import { openDataFolder } from './dataFolder.ts';
import { createDatabaseProbe } from './database/databaseProbe.ts';
import { readSupabaseEnvironment } from './supabaseEnvironment.ts';
import { siteAddress } from './web/siteAddress.ts';
import { createWebServer, drainWebServer } from './web/webServer.ts';

/** Runs the Supabase-compatible service alone, as in production, until SIGTERM. */
export async function startSupabaseAlone(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readSupabaseEnvironment(environment);
  const log = createLog('supabase', settings.LOG_LEVEL);
  const address = siteAddress(settings.HOST, settings.PORT);
  const data = openDataFolder(path.resolve(projectFolder(), settings.DATA_DIR));
  const storageUrl = settings.STORAGE_DATABASE_URL;
  const service = await createSupabaseService({
    databaseUrl: settings.DATABASE_URL,
    mayBePooled: settings.STATEMENT_NAMES === 'off',
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
