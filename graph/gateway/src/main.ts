import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { requireHealthy } from '@spire/graph-kit/health';
import { createLog, type Log } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { createServiceApp } from '@spire/graph-kit/serviceApp';
import { stopOnSignals } from '@spire/graph-kit/signals';
import { storageAt } from '@spire/graph-shared/storedPictures';
import type { RunningService } from '@spire/graph-kit/subgraphServer';
import { closeTelemetry } from '@spire/graph-kit/telemetry';
import { openTokenCheck } from '@spire/graph-kit/tokenCheck';
import { registerAuthFallback } from './auth/authFallback.ts';
import { createAuthService } from './auth/authService.ts';
import { registerSignUpTest } from './auth/signUpTest.ts';
import { type GatewaySettings, readGatewayEnvironment } from './environment.ts';
import { createGateway } from './gateway.ts';
import { createKnownOperations, type KnownOperations } from './knownOperations.ts';
import { limitRequests } from './limitRequests.ts';
import { operationSources } from './operations/operationSources.ts';
import { openPublishedOperations } from './operations/publishedOperations.ts';
import { keepAnswersPrivate } from './privateAnswers.ts';
import { registerCrisisHelp } from './registerCrisisHelp.ts';
import { PARSE_LIMITS } from './operationLimits.ts';
import { budgetProcessorTime } from './processorBudget.ts';
import { openRateLimits } from './rateLimits.ts';
import { registerRest, requestLanguage } from '@spire/rest';

const BODY_LIMIT = 1_048_576;

/** The committed supergraph document, which an Apollo Router would load as well (D44). */
export function readSupergraph(): Promise<string> {
  return readFile(path.join(projectFolder(), 'graph/supergraph.graphql'), 'utf8');
}

/** The operations of the shell, of the remotes built in the project, and of those `OPERATIONS` names (decision 0045). */
export async function openKnownOperations(log: Log, ...operations: string[]): Promise<KnownOperations> {
  const published = await openPublishedOperations(operationSources(projectFolder(), ...operations), { log });
  return createKnownOperations(published, PARSE_LIMITS);
}

function isClosedToOthers({ KNOWN_OPERATIONS, PLAYGROUND }: GatewaySettings): boolean {
  return KNOWN_OPERATIONS === undefined ? PLAYGROUND === 'off' : KNOWN_OPERATIONS === 'on';
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
    knownOperations: isClosedToOthers(settings)
      ? await openKnownOperations(log, ...(settings.OPERATIONS === undefined ? [] : [settings.OPERATIONS]))
      : undefined,
    log,
  });
  const limits = await openRateLimits(settings, log);
  const { app, close } = createServiceApp({
    log,
    bodyLimit: BODY_LIMIT,
    drainMs: settings.DRAIN_MS,
    checks: {
      ...(database === undefined ? {} : { database: database.ping }),
      user: () => requireHealthy(settings.SUBGRAPH_USER_URL),
      wellbeing: () => requireHealthy(settings.SUBGRAPH_WELLBEING_URL),
    },
    spared: { ai: () => requireHealthy(settings.SUBGRAPH_AI_URL) },
  });
  keepAnswersPrivate(app, settings.SITE_ORIGINS);
  registerCrisisHelp(app, gateway.noteHelp, (request) => requestLanguage(request, gateway));
  const asked = { limits, verifier, addressHeader: settings.GOTRUE_RATE_LIMIT_HEADER };
  limitRequests(app, asked);
  budgetProcessorTime(app, asked);
  gateway.register(app);
  registerRest(app, { graph: gateway, verifier, storage: storageAt(settings.SUPABASE_URL), limits, log });
  const { SUPABASE_URL: supabaseUrl, SUPABASE_ANON_KEY: anonKey, GOTRUE_RATE_LIMIT_HEADER: addressHeader } = settings;
  if (anonKey !== undefined) {
    const auth = createAuthService(app, { supabaseUrl, anonKey, addressHeader });
    registerAuthFallback(app, auth);
    if (settings.DIAGNOSTICS === 'on' && database !== undefined)
      registerSignUpTest(app, { auth, verifier, takeAttempt: database.takeAttempt });
  }
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  const stop = async () => {
    await close();
    await gateway.stop();
    await limits.stop();
    await stopCheck();
    await closeTelemetry();
  };
  stopOnSignals(stop, log);
  log.info({ address }, 'Ready');
  return { address, stop };
}
