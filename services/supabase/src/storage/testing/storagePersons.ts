import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';

/** The parts of a running stack that these helpers need; `TestStack` of packages/testing has them. */
interface Stack {
  readonly url: string;
  readonly anonKey: string;
  readonly dataFolder: string;
  readonly inbox: (address: string) => Promise<{ links: string[] }[]>;
}

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** The official client with a token of its own, and that token for requests it cannot make. */
export function clientWith(stack: Stack, token: string) {
  const global = { headers: { Authorization: `Bearer ${token}` } };
  return { token, storage: createClient(stack.url, stack.anonKey, { ...options, global }).storage };
}

/** The official client of a person who has signed up and confirmed the address. */
export async function storagePerson(stack: Stack) {
  const client = createClient(stack.url, stack.anonKey, options);
  const email = `person-${randomUUID()}@example.no`;
  await client.auth.signUp({ email, password: 'Fjell-tur 2026 x' });
  const [link = ''] = (await stack.inbox(email))[0]?.links ?? [];
  const token_hash = new URL(link).searchParams.get('token') ?? '';
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', token_hash });
  if (error !== null || data.session === null || data.user === null) throw error ?? new Error('No session');
  return { id: data.user.id, auth: client.auth, ...clientWith(stack, data.session.access_token) };
}

export type StoragePerson = Awaited<ReturnType<typeof storagePerson>>;

/** The key that may do anything. */
export function serviceKeyOf({ dataFolder }: Stack): string {
  const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as { serviceKey: string };
  return keys.serviceKey;
}

/** A plain request to the storage service, for what the client does not do. */
export async function callStorage(
  stack: Stack,
  address: string,
  {
    token,
    headers = {},
    ...init
  }: Omit<RequestInit, 'headers'> & { token?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${stack.url}/storage/v1${address}`, {
    ...init,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson && text !== '' ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}
