import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { stopOnSignals } from '@spire/graph-kit/signals';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { openTokenCheck } from '@spire/graph-kit/tokenCheck';
import Fastify from 'fastify';
import { registerAuthFallback } from './auth/authFallback.ts';
import { createAuthService } from './auth/authService.ts';
import { registerSignUpTest } from './auth/signUpTest.ts';
import { readGatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';

/** The committed supergraph document, which an Apollo Router would load as well (D44). */
export function readSupergraph(): Promise<string> {
  return readFile(path.join(projectFolder(), 'graph/supergraph.graphql'), 'utf8');
}

/** Runs the gateway alone over HTTP subgraphs, as in production, until SIGTERM. */
export async function startGateway(environment: Record<string, string | undefined>): Promise<RunningService> {
  const settings = readGatewayEnvironment(environment);
  const log = createLog('gateway', settings.LOG_LEVEL);
  const { verifier, database, stop: stopCheck } = await openTokenCheck(settings, log);
  const gateway = await createGateway({
    supergraph: await readSupergraph(),
    services: {
      user: settings.SUBGRAPH_USER_URL,
      wellbeing: settings.SUBGRAPH_WELLBEING_URL,
      ai: settings.SUBGRAPH_AI_URL,
    },
    verifier,
    secret: settings.SUBGRAPH_SECRET,
    isPlaygroundOn: settings.PLAYGROUND === 'on',
    log,
  });
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get(SERVICE_PATHS.health, () => ({ status: 'ok', service: 'gateway' }));
  gateway.register(app);
  const { SUPABASE_URL: supabaseUrl, SUPABASE_ANON_KEY: anonKey, GOTRUE_RATE_LIMIT_HEADER: addressHeader } = settings;
  if (anonKey !== undefined) {
    const auth = createAuthService(app, { supabaseUrl, anonKey, addressHeader });
    registerAuthFallback(app, auth);
    if (settings.DIAGNOSTICS === 'on' && database !== undefined)
      registerSignUpTest(app, { auth, verifier, takeAttempt: database.takeAttempt });
  }
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  const stop = async () => {
    await app.close();
    await gateway.stop();
    await stopCheck();
  };
  stopOnSignals(stop, log);
  log.info({ address }, 'Ready');
  return { address, stop };
}
