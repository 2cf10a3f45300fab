import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';

export const PASSWORD = 'Fjell-tur 2026 x';

export const newAddress = () => `person-${randomUUID()}@example.no`;

/** The parts of a running stack that are needed. */
interface Stack {
  readonly url: string;
  readonly anonKey: string;
  readonly dataFolder: string;
  readonly inbox: (address: string) => Promise<{ subject: string; text: string; links: string[] }[]>;
}

/** The contents of the newest mail to an address, as its recipient reads it. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly token: string;
  readonly code: string;
}

/** The steps of tests of mails on a stack: browsers with the official client, reading mails, opening links. */
export function mailTesting(stack: Stack) {
  const callback = `${stack.url}/auth/callback`;
  const keys = JSON.parse(readFileSync(path.join(stack.dataFolder, 'keys.json'), 'utf8')) as { serviceKey: string };

  async function newestMail(address: string): Promise<ReadMail> {
    const [mail] = await stack.inbox(address);
    if (mail === undefined) throw new Error(`There is no mail to ${address}`);
    const [link = ''] = mail.links;
    const token = link === '' ? '' : (new URL(link).searchParams.get('token') ?? '');
    return { subject: mail.subject, text: mail.text, link, token, code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '' };
  }

  /** The official client, as a browser of its own. */
  function browser(flowType: 'pkce' | 'implicit' = 'pkce', key = stack.anonKey) {
    const kept = new Map<string, string>();
    return createClient(stack.url, key, {
      auth: {
        flowType,
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

  return {
    callback,
    browser,
    newestMail,
    serviceKey: keys.serviceKey,
    admin: () => browser('implicit', keys.serviceKey).auth.admin,

    subjects: async (address: string) => (await stack.inbox(address)).map(({ subject }) => subject),

    /** Follows a link as a program does, which uses it up. */
    async open(link: string): Promise<URL> {
      const response = await fetch(link, { redirect: 'manual' });
      if (response.status !== 303) throw new Error(`A link was answered ${response.status}`);
      return new URL(response.headers.get('location') ?? '');
    },

    /** Follows a link as a browser or a mail scanner does, which do not say that they are a program. */
    async visit(link: string): Promise<URL> {
      const [response] = (await once(get(link), 'response')) as [IncomingMessage];
      response.resume();
      return new URL(response.headers.location ?? '');
    },

    /** A call as a program of anybody's makes it. */
    async call(method: string, address: string, body?: unknown, token?: string) {
      const response = await fetch(`${stack.url}/auth/v1${address}`, {
        method,
        headers: {
          apikey: stack.anonKey,
          'X-Supabase-Api-Version': '2024-01-01',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },

    /** A person with a confirmed address and a session. */
    async person(email = newAddress(), data: Record<string, unknown> = { preferred_language: 'en' }) {
      const client = browser();
      await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: callback, data } });
      const { code } = await newestMail(email);
      const { error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
      if (error !== null) throw error;
      return { client, email };
    },

    /** Looks behind the service: as its database's owner. */
    async sql(statement: string, parameters: readonly unknown[]) {
      const read = (name: string) =>
        JSON.parse(readFileSync(path.join(stack.dataFolder, name), 'utf8')) as Record<string, unknown>;
      const database = new Client({
        host: '127.0.0.1',
        port: Number(read('postgres-location.json')['port']),
        user: 'postgres',
        password: String(read('secrets.json')['superuser']),
        database: 'spire',
      });
      await database.connect();
      const result = await database.query<Record<string, unknown>>(statement, [...parameters]);
      await database.end();
      return result.rows;
    },
  };
}
