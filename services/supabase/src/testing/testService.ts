import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import fastify from 'fastify';
import { Pool } from 'pg';
import { sessionState } from '../auth/sessions/sessionState.ts';
import { createSupabaseService } from '../createSupabaseService.ts';
import { readAuthSettings } from '../settings.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** For tests that read mails through `mailTesting`, which calls from one address, as a stack of theirs would be set. */
export const FROM_ONE_ADDRESS = {
  GOTRUE_MAILER_AUTOCONFIRM: 'false',
  GOTRUE_SMTP_MAX_FREQUENCY: '0s',
  GOTRUE_RATE_LIMIT_OTP: '100000',
  GOTRUE_RATE_LIMIT_VERIFY: '100000',
  GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '1000',
} as const;

/** The service in the test's own process, on the database of a running stack: settings and clock are the test's. */
export type TestService = Awaited<ReturnType<typeof startTestService>>;

export async function startTestService(stack: { dataFolder: string }, variables: Record<string, string> = {}) {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(stack.dataFolder, name), 'utf8')) as Record<string, string | number>;
  const password = String(read('secrets.json')['authAdmin']);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const databaseUrl = `postgresql://supabase_auth_admin:${password}@127.0.0.1:${String(read('postgres-location.json')['port'])}/spire`;
  const database = new Pool({ connectionString: databaseUrl, max: 1 });
  const service = await createSupabaseService({
    databaseUrl,
    keysFile: path.join(stack.dataFolder, 'keys.json'),
    settings: readAuthSettings({
      GOTRUE_MAILER_AUTOCONFIRM: 'true',
      GOTRUE_RATE_LIMIT_HEADER: 'x-test-address',
      ...variables,
    }),
    mailFrom: '',
    siteUrl: 'https://spire.example',
    log: silent,
    now,
  });
  const app = fastify();
  service.register(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  /** Everybody calls from somewhere else, so that no test uses up what another is allowed. */
  const fromSomewhere = () => ({ 'x-test-address': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

  /** The official client as a browser of its own. */
  function browser(key = service.anonKey) {
    const kept = new Map<string, string>();
    return createClient(url, key, {
      global: { headers: fromSomewhere() },
      auth: {
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (name) => kept.get(name) ?? null,
          setItem: (name, value) => void kept.set(name, value),
          removeItem: (name) => void kept.delete(name),
        },
      },
    });
  }

  /** A new person in a browser of their own. */
  async function person() {
    const client = browser();
    const email = `person-${randomUUID()}@example.no`;
    const password = 'Fjell-tur 2026 x';
    const { data, error } = await client.auth.signUp({ email, password });
    if (error !== null || data.session === null) throw error ?? new Error('There is no session');
    return { client, email, password, id: data.session.user.id, token: data.session.access_token };
  }

  /** A request without the client, with whatever token and body. */
  async function call(method: string, target: string, init: { token?: string; body?: unknown } = {}) {
    const answer = await fetch(`${url}/auth/v1${target}`, {
      method,
      redirect: 'manual',
      headers: {
        ...fromSomewhere(),
        apikey: service.anonKey,
        'X-Supabase-Api-Version': '2024-01-01',
        ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(init.token === undefined ? {} : { Authorization: `Bearer ${init.token}` }),
      },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    });
    const text = await answer.text();
    const body = (text === '' ? null : JSON.parse(text)) as unknown;
    return { status: answer.status, code: answer.headers.get('x-sb-error-code'), headers: answer.headers, body };
  }

  return {
    url,
    now,
    anonKey: service.anonKey,
    serviceKey: service.serviceKey,
    /** The operations of the service key, through the official client. */
    admin: browser(service.serviceKey).auth.admin,
    sessionState: (session: { id: string; userId: string }) => sessionState(database, session),
    browser,
    person,
    call,
    /** Lets that much time pass for the service. */
    wait: (seconds: number) => void (ahead += seconds * 1000),
    async stop() {
      await app.close();
      await Promise.all([service.close(), database.end()]);
    },
  };
}
