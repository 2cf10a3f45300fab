import { addHealth } from '@spire/graph-kit/health';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { stopOnSignals } from '@spire/graph-kit/signals';
import path from 'node:path';
import { readWebEnvironment } from './web/webEnvironment.ts';
import { browserConfig } from './web/browserConfig.ts';
import { hostFacts } from './web/hostFacts.ts';
import { publishingOf } from './web/publishingEnvironment.ts';
import { siteAddress } from './web/siteAddress.ts';
import { addWebRoutes } from './web/webRoutes.ts';
import { createWebServer, drainWebServer } from './web/webServer.ts';

/** Runs the pages alone (shell, remotes, configuration, registry), as in production, until SIGTERM. */
export async function startWeb(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readWebEnvironment(environment);
  const log = createLog('web', settings.LOG_LEVEL);
  const listensAt = siteAddress(settings.HOST, settings.PORT);
  const site = settings.GOTRUE_SITE_URL === undefined ? listensAt : new URL(settings.GOTRUE_SITE_URL).origin;
  const foreignServices = [settings.SUPABASE_URL];
  const app = createWebServer(log, foreignServices);
  let isStopping = false;
  addHealth(app, {}, () => isStopping);
  const root = projectFolder();
  addWebRoutes(app, {
    root,
    remotesFolder: path.resolve(root, settings.REMOTES_DIR),
    publishing: publishingOf(root, settings),
    log,
    site,
    otherOrigins: settings.SITE_ORIGINS,
    foreignServices,
    config: (origin) =>
      browserConfig({
        origin,
        supabaseUrl: settings.SUPABASE_URL,
        supabaseAnonKey: settings.SUPABASE_ANON_KEY,
        hasInbox: settings.INBOX === 'on',
        codeLength: settings.GOTRUE_MAILER_OTP_LENGTH,
        isDiagnosticsOn: settings.DIAGNOSTICS === 'on',
        registryKey: settings.REGISTRY_PUBLIC_KEY,
        facts: hostFacts(settings),
      }),
  });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  stopOnSignals(() => {
    isStopping = true;
    return drainWebServer(app, settings.DRAIN_MS);
  }, log);
  log.info({ address: listensAt }, 'Ready');
}
