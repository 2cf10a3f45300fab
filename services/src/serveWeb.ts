import { port, readEnvironment, sharedEnvironment } from '@spire/graph-kit/environment';
import { addHealth } from '@spire/graph-kit/health';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { stopOnSignals } from '@spire/graph-kit/signals';
import path from 'node:path';
import { z } from 'zod';
import { browserConfig } from './web/browserConfig.ts';
import { factsEnvironment, hostFacts } from './web/hostFacts.ts';
import { publishingEnvironment, publishingOf } from './web/publishingEnvironment.ts';
import { siteAddress } from './web/siteAddress.ts';
import { addWebRoutes } from './web/webRoutes.ts';
import { createWebServer, drainWebServer } from './web/webServer.ts';

const shape = {
  HOST: sharedEnvironment.HOST,
  PORT: port(4004),
  LOG_LEVEL: sharedEnvironment.LOG_LEVEL,
  DRAIN_MS: sharedEnvironment.DRAIN_MS,
  SUPABASE_URL: sharedEnvironment.SUPABASE_URL,
  SUPABASE_ANON_KEY: z.string().min(20),
  REMOTES_DIR: z.string().min(1).default('.'),
  DIAGNOSTICS: z.enum(['on', 'off']).default('off'),
  ...publishingEnvironment,
  ...factsEnvironment,
};

/** Runs the pages alone (shell, remotes, configuration, registry), as in production, until SIGTERM. */
export async function startWeb(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readEnvironment('The web service', shape, environment);
  const log = createLog('web', settings.LOG_LEVEL);
  const site = siteAddress(settings.HOST, settings.PORT);
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
    foreignServices,
    scripts: [],
    config: (origin) =>
      browserConfig({
        origin,
        supabaseUrl: settings.SUPABASE_URL,
        supabaseAnonKey: settings.SUPABASE_ANON_KEY,
        hasInbox: false,
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
  log.info({ address: site }, 'Ready');
}
