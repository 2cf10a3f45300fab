import { registerAuthFallback } from '@spire/gateway/auth/authFallback';
import { createAuthService } from '@spire/gateway/auth/authService';
import { registerSignUpTest } from '@spire/gateway/auth/signUpTest';
import { createGateway } from '@spire/gateway/gateway';
import { readSupergraph } from '@spire/gateway/main';
import type { Log } from '@spire/graph-kit/log';
import { openServiceDatabase, type ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { verifierFor } from '@spire/graph-kit/tokenCheck';
import { createTokenVerifier, type TokenVerifier } from '@spire/graph-kit/tokens';
import { createAiSubgraph } from '@spire/subgraph-ai/subgraph';
import { createUserSubgraph } from '@spire/subgraph-user/subgraph';
import { createWellbeingSubgraph } from '@spire/subgraph-wellbeing/subgraph';
import { createSupabaseService, type SupabaseService } from '@spire/supabase/createSupabaseService';
import type { FastifyInstance } from 'fastify';
import { createDatabaseProbe, prepareDatabase, type DatabaseUrls } from './databaseAccess.ts';
import type { DataFolder } from './dataFolder.ts';
import { addReload, RELOAD_SCRIPT } from './dev/reload.ts';
import { areSessionsChecked, isDiagnosticsOn, isHosted, type Environment } from './environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openLog } from './log.ts';
import type { Secrets } from './secrets.ts';
import { browserConfig } from './web/browserConfig.ts';
import { addHealth } from './web/health.ts';
import { addWebRoutes } from './web/webRoutes.ts';
import { closeWebServer, createWebServer } from './web/webServer.ts';

export interface ServicesOptions {
  root: string;
  environment: Environment;
  data: DataFolder;
  secrets: Secrets;
  /** Origin that people open. */
  site: string;
  /** Address of the database for the role that may migrate it. */
  adminUrl: string;
  lifecycle: Lifecycle;
  /** Open pages load themselves again after each build. */
  isDevelopment: boolean;
}

/** Small pools: everything runs in one process on a person's own machine. */
const POOL_SIZE = 6;

/** Starts everything above the database at the one origin, in this process. */
export async function startServices(options: ServicesOptions): Promise<FastifyInstance> {
  const { environment, root, site, data, secrets, adminUrl, lifecycle, isDevelopment } = options;
  const log = openLog(data.log, environment.LOG_LEVEL);
  const urls = isHosted(environment)
    ? { authenticator: adminUrl, authAdmin: '' }
    : await prepareDatabase(root, adminUrl, secrets);
  const probe = createDatabaseProbe(urls.authenticator);
  lifecycle.add({ stop: probe.close });
  const supabase = environment.SUPABASE_URL === undefined ? await startSupabase(options, urls, log) : undefined;
  const database = await openServiceDatabase({ databaseUrl: urls.authenticator, log });
  lifecycle.add({ stop: database.stop });
  const verifier = verifierOf(supabase, environment, database);
  const gateway = await startGraph(options, { databaseUrl: urls.authenticator, database, verifier, log });

  const app = createWebServer(log, environment.SUPABASE_URL === undefined ? [] : [environment.SUPABASE_URL]);
  addHealth(app, { database: probe.check }, lifecycle.isStopping);
  supabase?.register(app);
  gateway.register(app);
  const anonKey = environment.SUPABASE_ANON_KEY ?? supabase?.anonKey ?? '';
  const { addressHeader } = environment.authSettings.rateLimits;
  const auth = createAuthService(app, { supabaseUrl: environment.SUPABASE_URL, anonKey, addressHeader });
  registerAuthFallback(app, auth);
  if (isDiagnosticsOn(environment)) registerSignUpTest(app, { auth, verifier, takeAttempt: database.takeAttempt });
  addWebRoutes(app, {
    root,
    site: environment.authSettings.siteUrl ?? site,
    scripts: isDevelopment ? [RELOAD_SCRIPT] : [],
    config: (origin) =>
      browserConfig({
        origin,
        supabaseUrl: environment.SUPABASE_URL,
        supabaseAnonKey: anonKey,
        hasInbox: supabase !== undefined && environment.SMTP_URL === undefined,
        isDiagnosticsOn: isDiagnosticsOn(environment),
      }),
  });
  lifecycle.add({ stop: () => closeWebServer(app), limitMs: 1500 });
  if (isDevelopment) addReload(app, root, lifecycle);
  await app.listen({ host: environment.HOST, port: environment.PORT });
  return app;
}

async function startSupabase(
  { environment, data, site, lifecycle }: ServicesOptions,
  urls: DatabaseUrls,
  log: Log,
): Promise<SupabaseService> {
  const service = await createSupabaseService({
    databaseUrl: urls.authAdmin,
    storage: { databaseUrl: urls.authenticator, folder: data.storage },
    keysFile: data.keys,
    settings: environment.authSettings,
    ...(environment.SMTP_URL === undefined ? {} : { smtpUrl: environment.SMTP_URL }),
    mailFrom: environment.MAIL_FROM,
    siteUrl: site,
    log,
  });
  lifecycle.add({ stop: () => service.close() });
  return service;
}

function verifierOf(
  supabase: SupabaseService | undefined,
  environment: Environment,
  database: ServiceDatabase,
): TokenVerifier {
  const sessionState = areSessionsChecked(environment) ? database.sessionState : undefined;
  const { SUPABASE_URL = '', SUPABASE_JWT_SECRET: sharedSecret } = environment;
  if (supabase === undefined) return verifierFor(SUPABASE_URL, { sharedSecret, sessionState });
  const { issuer, audience, findKey: keys } = supabase;
  return createTokenVerifier({ issuer, audience, keys, sessionState });
}

interface GraphAccess {
  databaseUrl: string;
  database: ServiceDatabase;
  verifier: TokenVerifier;
  log: Log;
}

async function startGraph(
  { secrets, lifecycle }: ServicesOptions,
  { databaseUrl, database, verifier, log }: GraphAccess,
) {
  const surroundings = { verifier, secret: secrets.subgraphs, log };
  const stored = {
    ...surroundings,
    databaseUrl,
    vault: openVault(secrets.dataKey, database.wrappedKeys),
    poolSize: POOL_SIZE,
  };
  const [user, wellbeing, ai] = await Promise.all([
    createUserSubgraph(stored),
    createWellbeingSubgraph(stored),
    createAiSubgraph(surroundings),
  ]);
  lifecycle.add({ stop: () => Promise.all([user, wellbeing, ai].map((subgraph) => subgraph.stop())) });
  const services = { user, wellbeing, ai };
  const gateway = await createGateway({
    ...surroundings,
    supergraph: await readSupergraph(),
    services,
    isPlaygroundOn: true,
  });
  lifecycle.add({ stop: () => gateway.stop() });
  return gateway;
}
