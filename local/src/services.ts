import { registerAuthFallback } from '@spire/gateway/auth/authFallback';
import { createAuthService } from '@spire/gateway/auth/authService';
import { registerSignUpTest } from '@spire/gateway/auth/signUpTest';
import { limitRequests } from '@spire/gateway/limitRequests';
import { keepAnswersPrivate } from '@spire/gateway/privateAnswers';
import { budgetProcessorTime } from '@spire/gateway/processorBudget';
import { registerCrisisHelp } from '@spire/gateway/registerCrisisHelp';
import { openRateLimits } from '@spire/gateway/rateLimits';
import { registerRest, requestLanguage } from '@spire/rest';
import { addHealth } from '@spire/graph-kit/health';
import type { Log } from '@spire/graph-kit/log';
import { openVault } from '@spire/graph-kit/sealing/vault';
import { openServiceDatabase, type ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import { storageAt, storageHeaders, type Storage } from '@spire/graph-shared/storedPictures';
import { addTelemetry, closeTelemetry } from '@spire/graph-kit/telemetry';
import { verifierFor } from '@spire/graph-kit/tokenCheck';
import { createTokenVerifier, type TokenVerifier } from '@spire/graph-kit/tokens';
import { createDatabaseProbe } from '@spire/services/database/databaseProbe';
import { browserConfig } from '@spire/services/web/browserConfig';
import { hostFacts } from '@spire/services/web/hostFacts';
import { addWebRoutes } from '@spire/services/web/webRoutes';
import { closeWebServer, createWebServer } from '@spire/services/web/webServer';
import { createSupabaseService, type SupabaseService } from '@spire/supabase/createSupabaseService';
import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { publishBuilds } from './publishBuilds.ts';
import { publishingBeside } from './publishing.ts';
import { firstPerson, prepareTexts } from './prepareTexts.ts';
import { prepareDatabase, type DatabaseUrls } from './prepareDatabase.ts';
import { addReload, reloadScript } from './dev/reload.ts';
import { areSessionsChecked, isDiagnosticsOn, isHosted, isInboxOn, type Environment } from './environment.ts';
import { openLog } from './log.ts';
import { dataKeysOf } from './dataKeys.ts';
import { erasingOf, startErasing } from './postgres/startErasing.ts';
import { type GraphSurroundings, startGraph } from './startGraph.ts';

export interface ServicesOptions extends GraphSurroundings {
  root: string;
  /** Address of the database for the role that may migrate it. */
  adminUrl: string;
  /** Open pages load themselves again after each build. */
  isDevelopment: boolean;
}

/** Starts everything above the database at the one origin, in this process. */
export async function startServices(options: ServicesOptions): Promise<FastifyInstance> {
  const { environment, root, site, data, secrets, adminUrl, lifecycle, isDevelopment } = options;
  const log = openLog(data.log, environment.LOG_LEVEL);
  const dataKeys = dataKeysOf(environment, secrets);
  const urls = isHosted(environment)
    ? { authenticator: adminUrl, authAdmin: '' }
    : await prepareDatabase(root, adminUrl, secrets, dataKeys, environment.MIGRATIONS);
  lifecycle.add({ stop: closeTelemetry });
  const probe = createDatabaseProbe(urls.authenticator);
  lifecycle.add({ stop: probe.close });
  const supabase = environment.SUPABASE_URL === undefined ? await startSupabase(options, urls, log) : undefined;
  const database = await openServiceDatabase({ databaseUrl: urls.authenticator, log });
  lifecycle.add({ stop: database.stop });
  const vault = await openVault(dataKeys, database.wrappedKeys);
  const verifier = verifierOf(supabase, environment, database);
  const foreignServices = environment.SUPABASE_URL === undefined ? [] : [environment.SUPABASE_URL];
  const app = createWebServer(log, foreignServices);
  addTelemetry(app, { continuesTraces: false });
  const arrival = firstPerson(app);
  const { addressHeader } = environment.authSettings.rateLimits;
  const limits = await openRateLimits(environment, log);
  lifecycle.add({ stop: limits.stop });
  keepAnswersPrivate(app, environment.SITE_ORIGINS);
  limitRequests(app, { limits, verifier, addressHeader });
  budgetProcessorTime(app, { limits, verifier, addressHeader });
  const storage = environment.SUPABASE_URL === undefined ? storageOf(app) : storageAt(environment.SUPABASE_URL);
  const publishing = publishingBeside(root, environment, secrets);
  mkdirSync(publishing.storeFolder, { recursive: true });
  // Where a key is known, what nobody has signed is part of nothing; development shows each build by itself.
  if (!isDevelopment && publishing.publicKey === undefined)
    await publishBuilds({
      root,
      remotesFolder: environment.remotesFolder,
      storeFolder: publishing.storeFolder,
      log,
    });
  const gateway = await startGraph(options, {
    databaseUrl: urls.authenticator,
    services: database,
    vault,
    verifier,
    storage,
    operations: [environment.remotesFolder, publishing.storeFolder],
    log,
  });

  registerCrisisHelp(app, gateway.noteHelp, (request) => requestLanguage(request, gateway));
  addHealth(app, { database: probe.check }, lifecycle.isStopping);
  supabase?.register(app);
  gateway.register(app);
  registerRest(app, { graph: gateway, verifier, storage, limits, log });
  const anonKey = environment.SUPABASE_ANON_KEY ?? supabase?.anonKey ?? '';
  const auth = createAuthService(app, { supabaseUrl: environment.SUPABASE_URL, anonKey, addressHeader });
  registerAuthFallback(app, auth);
  if (isDiagnosticsOn(environment)) registerSignUpTest(app, { auth, verifier, takeAttempt: database.takeAttempt });
  addWebRoutes(app, {
    root,
    remotesFolder: environment.remotesFolder,
    publishing: isDevelopment ? {} : publishing,
    log,
    site: environment.authSettings.siteUrl ?? site,
    otherOrigins: environment.SITE_ORIGINS,
    foreignServices,
    ...(isDevelopment && { scripts: () => [reloadScript(root, environment.remotesFolder)] }),
    config: (origin) =>
      browserConfig({
        origin,
        supabaseUrl: environment.SUPABASE_URL,
        supabaseAnonKey: anonKey,
        hasInbox: isInboxOn(environment),
        codeLength: environment.SUPABASE_URL === undefined ? environment.authSettings.codeLength : undefined,
        isDiagnosticsOn: isDiagnosticsOn(environment),
        registryKey: environment.REGISTRY_PUBLIC_KEY,
        facts: { ...hostFacts(environment), ...erasedWithin(environment) },
      }),
  });
  if (environment.DATABASE_URL === undefined)
    lifecycle.add({ stop: startErasing({ log, ...erasingOf(adminUrl, data) }) });
  lifecycle.add({ stop: () => closeWebServer(app), limitMs: 1500 });
  if (isDevelopment) addReload(app, root, environment.remotesFolder, lifecycle);
  await app.listen({ host: environment.HOST, port: environment.PORT });
  if (!isDevelopment) void prepareTexts({ gateway, arrival, signal: lifecycle.signal, log });
  return app;
}

async function startSupabase(
  { environment, data, site, lifecycle }: ServicesOptions,
  urls: DatabaseUrls,
  log: Log,
): Promise<SupabaseService> {
  const service = await createSupabaseService({
    databaseUrl: urls.authAdmin,
    mayBePooled: environment.DATABASE_URL !== undefined,
    storage: { databaseUrl: urls.authenticator, folder: data.storage },
    keysFile: data.keys,
    settings: environment.authSettings,
    ...(environment.SMTP_URL === undefined ? {} : { smtpUrl: environment.SMTP_URL }),
    mailFrom: environment.MAIL_FROM,
    isInboxServed: isInboxOn(environment),
    isInboxProxied: environment.INBOX === true,
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
  const sessionState = areSessionsChecked(environment) ? database.sessionState : database.sessionElsewhere;
  const { SUPABASE_URL = '', SUPABASE_JWT_SECRET: sharedSecret } = environment;
  if (supabase === undefined) return verifierFor(SUPABASE_URL, { sharedSecret, sessionState });
  const { issuer, audience, findKey: keys } = supabase;
  return createTokenVerifier({ issuer, audience, keys, sessionState });
}

/** The storage service of this very app, asked without a network. */
function storageOf(app: FastifyInstance): Storage {
  return async (call) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: call.method,
      url: call.path,
      headers: storageHeaders(call),
      ...(call.method === 'GET'
        ? {}
        : { payload: call.picture === undefined ? call.body : Buffer.from(call.picture.bytes) }),
    });
    return { status: statusCode, type: headers['content-type'] ?? '', bytes: new Uint8Array(rawPayload) };
  };
}

/** Three times an hour the embedded database is rid of it (decision 0069); of another one whoever runs it has to tell. */
const erasedWithin = ({ DATABASE_URL }: Environment) => (DATABASE_URL === undefined ? { erasedWithinHours: 1 } : {});
