import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { Pool } from 'pg';
import type { AuthContext } from './auth/authContext.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { startCleaningUp } from './auth/cleanUp.ts';
import { createLimits } from './auth/limits/limits.ts';
import { resolveAddresses } from './auth/mailed/redirects.ts';
import { sessionState } from './auth/sessions/sessionState.ts';
import type { SessionState } from './auth/sessions/sessionState.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { createInboxStore } from './inbox/inboxStore.ts';
import type { InboxStore } from './inbox/inboxStore.ts';
import { loadKeys } from './keys.ts';
import { createMail } from './mail/mail.ts';
import { createSmtpCarrier } from './mail/smtpCarrier.ts';
import type { ServiceLog } from './serviceLog.ts';
import type { AuthSettings } from './settings.ts';

export interface SupabaseServiceOptions {
  /** Connection as `supabase_auth_admin`. */
  readonly databaseUrl: string;
  /** Where the signing keys are kept; made on first start. */
  readonly keysFile: string;
  readonly settings: AuthSettings;
  /** Without one, mails stay in the inbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Origin the app is served at, such as `http://localhost:4000`. */
  readonly siteUrl: string;
  readonly log: ServiceLog;
  readonly now?: () => Date;
}

export interface SupabaseService {
  /** Adds `/auth/v1` and, without an SMTP server, `/inbox`. */
  register(app: FastifyInstance): void;
  /** Public keys that verify access tokens and API keys. */
  readonly jwks: JSONWebKeySet;
  /** The `iss` of access tokens. */
  readonly issuer: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /**
   * How it stands with a person's session. A database that cannot be asked ends nobody's: while it is away there is
   * nothing to be read with a token either.
   */
  sessionState(session: { id: string; userId: string }): Promise<SessionState>;
  /** Waits for mails under way and closes the connections. */
  close(): Promise<void>;
}

/** Starts the Supabase-compatible auth service (D11). Its migrations must have been applied. */
export async function createSupabaseService(options: SupabaseServiceOptions): Promise<SupabaseService> {
  const { settings, log, now = () => new Date() } = options;
  const keys = await loadKeys(options.keysFile, now());
  const database = new Pool({
    connectionString: options.databaseUrl,
    application_name: 'spire-auth',
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  });
  database.on('error', () => log.warn({}, 'An idle database connection of the auth service was lost'));

  const isInbox = options.smtpUrl === undefined || options.smtpUrl === '';
  const inbox: InboxStore | null = isInbox ? createInboxStore(database, now) : null;
  const carrier = inbox ?? createSmtpCarrier(options.smtpUrl ?? '', options.mailFrom);
  const context: AuthContext = {
    database,
    settings,
    addresses: resolveAddresses(settings, options.siteUrl, SERVICE_PATHS.auth),
    keys,
    mail: createMail(carrier, log),
    limits: createLimits(settings, now),
    log,
    now,
  };
  const stopCleaningUp = startCleaningUp(context);

  return {
    register(app) {
      // Requests are not logged one by one: their addresses hold tokens and mail addresses.
      void app.register(authRoutes(context), { prefix: SERVICE_PATHS.auth, logLevel: 'warn' });
      if (inbox !== null) void app.register(inboxRoutes(inbox), { prefix: SERVICE_PATHS.inbox, logLevel: 'warn' });
    },
    jwks: keys.jwks,
    issuer: context.addresses.apiUrl,
    anonKey: keys.anonKey,
    serviceKey: keys.serviceKey,
    sessionState: (session) => sessionState(database, session).catch(() => 'open' as const),
    async close() {
      stopCleaningUp();
      await context.mail.close();
      await database.end();
    },
  };
}
