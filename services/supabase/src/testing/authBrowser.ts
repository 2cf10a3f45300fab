import { randomUUID } from 'node:crypto';
import type { TestStack } from '@spire/testing/stack';
import { createClient } from '@supabase/supabase-js';

export const PASSWORD = 'Fjell-tur 2026 x';

export const newAddress = () => `person-${randomUUID()}@example.no`;

/** The official client, as a browser of its own. */
function clientOf(stack: TestStack, flowType: 'pkce' | 'implicit') {
  const kept = new Map<string, string>();
  return createClient(stack.url, stack.anonKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
}

export type AuthBrowser = ReturnType<typeof clientOf>;

/** A request of one's own making. */
interface AuthCall {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a mailed link as a browser does, and answers where it leads. */
export async function open(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  if (response.status !== 303) throw new Error(`A redirect was expected, not ${response.status}`);
  return new URL(response.headers.get('location') ?? '');
}

/** The repeated steps of the auth service's tests, on the stack that `stack` answers once it has started. */
export function authBrowsers(stack: () => TestStack) {
  const browser = (flowType: 'pkce' | 'implicit' = 'pkce') => clientOf(stack(), flowType);

  async function newestLink(email: string): Promise<string> {
    const [newest] = await stack().inbox(email);
    const [link] = newest?.links ?? [];
    if (link === undefined) throw new Error('There is no mail with a link');
    return link;
  }

  async function signUp(client: AuthBrowser, email: string): Promise<void> {
    const options = { emailRedirectTo: `${stack().url}/auth/callback`, data: { preferred_language: 'en' } };
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options });
    if (error !== null) throw error;
    if (data.session !== null) throw new Error('Nobody should be in before the address is confirmed');
  }

  async function confirm(client: AuthBrowser, email: string) {
    const target = await open(await newestLink(email));
    if (target.origin + target.pathname !== `${stack().url}/auth/callback`)
      throw new Error(`It leads to ${target.href}`);
    const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    if (error !== null) throw error;
    return data.session;
  }

  async function signedUp(email = newAddress()) {
    const client = browser();
    await signUp(client, email);
    return { client, email, session: await confirm(client, email) };
  }

  async function callAuth(path: string, { method, body, token, headers }: AuthCall = {}) {
    const response = await fetch(`${stack().url}/auth/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: stack().anonKey,
        'X-Supabase-Api-Version': '2024-01-01',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
      headers: response.headers,
    };
  }

  const refresh = (token: string) => callAuth('/token?grant_type=refresh_token', { body: { refresh_token: token } });

  /** The status the graph answers a token with. */
  async function graphStatus(token: string): Promise<number> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query: '{ me { id } }' });
    return (await fetch(`${stack().url}/graphql`, { method: 'POST', headers, body })).status;
  }

  return { browser, newestLink, signUp, confirm, signedUp, callAuth, refresh, graphStatus };
}
