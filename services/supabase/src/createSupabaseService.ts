import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth/authContext.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { openPool, withoutNames } from './auth/database.ts';
import { startCleaningUp } from './auth/cleanUp.ts';
import { createCounters } from './auth/limits/counters.ts';
import { createDeviceProofs } from './auth/limits/deviceProofs.ts';
import { createLimits } from './auth/limits/limits.ts';
import { resolveAddresses } from './auth/mailed/redirects.ts';
import { sessionState } from './auth/sessions/sessionState.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { createInboxStore } from './inbox/inboxStore.ts';
import type { InboxStore } from './inbox/inboxStore.ts';
import { functionRoutes } from './functions/functionRoutes.ts';
import { loadKeys } from './keys.ts';
import { keyFinder, verifyToken } from './keys/tokenKeys.ts';
import type { FindKey } from './keys/tokenKeys.ts';
import { createMail } from './mail/mail.ts';
import { createSmtpCarrier } from './mail/smtpCarrier.ts';
import { restRoutes } from './rest/restRoutes.ts';
import type { ServiceLog } from './serviceLog.ts';
import type { AuthSettings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';
import type { StorageOptions } from './storage/openStorage.ts';
import { storageRoutes } from './storage/storageRoutes.ts';

export interface SupabaseServiceOptions {
  /** Connection as `supabase_auth_admin`. */
  readonly databaseUrl: string;
  /** Whether a pooler in transaction mode may stand before it: then no statement is prepared by name. */
  readonly mayBePooled?: boolean;
  /** Where the signing keys are kept; made on first start. */
  readonly keysFile: string;
  readonly settings: AuthSettings;
  /** Without it, `/storage/v1` is not offered. */
  readonly storage?: StorageOptions;
  /** Without one, mails stay in the inbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Whether the inbox can be read at all; it can unless this is false. */
  readonly isInboxServed?: boolean;
  /** Whether other machines may read the inbox too. */
  readonly isInboxShared?: boolean;
  /** Whether a proxy on this machine may ask for the inbox, for whomever it serves. */
  readonly isInboxProxied?: boolean;
  /** Origin the app is served at, such as `http://localhost:4000`. */
  readonly siteUrl: string;
  readonly log: ServiceLog;
  readonly now?: () => Date;
}

export interface SupabaseService {
  /** Adds `/auth/v1`, `/storage/v1`, the root of `/rest/v1`, `/functions/v1` and, without an SMTP server, `/inbox`. */
  register(app: FastifyInstance): void;
  /** The key that checks a token, shared ones included; throws for a token of nobody's. */
  readonly findKey: FindKey;
  /** The `iss` of access tokens. */
  readonly issuer: string;
  /** The `aud` of access tokens. */
  readonly audience: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Waits for mails under way and closes the connections. */
  close(): Promise<void>;
}

/** Starts the Supabase-compatible auth service (D11). Its migrations must have been applied. */
export async function createSupabaseService(options: SupabaseServiceOptions): Promise<SupabaseService> {
  const { settings, log, now = () => new Date() } = options;
  const keys = await loadKeys(options.keysFile, now(), settings);
  const pool = openPool({ databaseUrl: options.databaseUrl, name: 'auth', log });
  const database = options.mayBePooled === true ? withoutNames(pool) : pool;

  const isInbox = options.smtpUrl === undefined || options.smtpUrl === '';
  const inbox: InboxStore | null = isInbox ? createInboxStore(database, now) : null;
  const carrier = inbox ?? createSmtpCarrier(options.smtpUrl ?? '', options.mailFrom);
  const context: AuthContext = {
    database,
    settings,
    addresses: resolveAddresses(settings, options.siteUrl, SERVICE_PATHS.auth),
    keys,
    mail: createMail(carrier, log),
    limits: createLimits(
      settings,
      createCounters(database, keys.refreshSecret, now),
      createDeviceProofs(keys.refreshSecret, now),
      now,
    ),
    log,
    now,
  };
  const verify = (token: string) => verifyToken(keys, token, now());
  const storage =
    options.storage &&
    (await openStorage(options.storage, {
      verifyToken: verify,
      issuer: context.addresses.apiUrl,
      audience: settings.jwtAudience,
      sessionState: (session) => sessionState(database, session),
      secret: keys.refreshSecret,
      log,
      now,
    }));
  const stopCleaningUp = startCleaningUp(context);

  return {
    register(app) {
      // Requests are not logged one by one: their addresses hold tokens and mail addresses.
      void app.register(authRoutes(context), { prefix: SERVICE_PATHS.auth, logLevel: 'warn' });
      if (storage !== undefined)
        void app.register(storageRoutes(storage.context), { prefix: SERVICE_PATHS.storage, logLevel: 'warn' });
      void app.register(restRoutes({ verifyToken: verify, publicUrl: context.addresses.apiUrl }), {
        prefix: SERVICE_PATHS.rest,
        logLevel: 'warn',
      });
      void app.register(functionRoutes, { prefix: SERVICE_PATHS.functions, logLevel: 'warn' });
      if (inbox === null || options.isInboxServed === false) return;
      const sites = [options.siteUrl, context.addresses.siteUrl];
      const readers = { isShared: options.isInboxShared === true, isProxied: options.isInboxProxied === true };
      void app.register(inboxRoutes(inbox, sites, readers), {
        prefix: SERVICE_PATHS.inbox,
        logLevel: 'warn',
      });
    },
    findKey: keyFinder(keys, now),
    audience: settings.jwtAudience,
    issuer: context.addresses.apiUrl,
    anonKey: keys.anonKey,
    serviceKey: keys.serviceKey,
    async close() {
      stopCleaningUp();
      await context.mail.close();
      await storage?.close();
      await database.end();
    },
  };
}
