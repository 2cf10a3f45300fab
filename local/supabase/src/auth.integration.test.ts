import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { startTestStack, type TestStack } from '@spire/testing/stack';

const PASSWORD = 'Fjell-tur 2026 x';
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const newAddress = () => `person-${randomUUID()}@example.no`;

/** The official client, as a browser of its own. */
function browser(flowType: 'pkce' | 'implicit' = 'pkce') {
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

type Browser = ReturnType<typeof browser>;

async function newestLink(email: string): Promise<string> {
  const [newest] = await stack.inbox(email);
  const [link] = newest?.links ?? [];
  if (link === undefined) throw new Error('There is no mail with a link');
  return link;
}

/** Opens a mailed link as a browser does, and answers where it leads. */
async function open(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function signUp(client: Browser, email: string): Promise<void> {
  const options = { emailRedirectTo: `${stack.url}/auth/callback`, data: { preferred_language: 'en' } };
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
}

async function confirm(client: Browser, email: string) {
  const target = await open(await newestLink(email));
  expect(target.origin + target.pathname).toBe(`${stack.url}/auth/callback`);
  const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  if (error !== null) throw error;
  return data.session;
}

async function signedUp(email = newAddress()) {
  const client = browser();
  await signUp(client, email);
  return { client, email, session: await confirm(client, email) };
}

async function callAuth(path: string, init: { body?: unknown; token?: string } = {}) {
  const response = await fetch(`${stack.url}/auth/v1${path}`, {
    method: init.body === undefined ? 'GET' : 'POST',
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(init.token === undefined ? {} : { Authorization: `Bearer ${init.token}` }),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const refresh = (token: string) => callAuth('/token?grant_type=refresh_token', { body: { refresh_token: token } });

describe('from sign-up to sign-out with the official client', () => {
  it('confirms by mail, reads the person, refreshes, and refuses the old tokens afterwards', async () => {
    const { client, email, session } = await signedUp();
    const person = await client.auth.getUser();
    expect(person.data.user).toMatchObject({ email, aud: 'authenticated', user_metadata: { email_verified: true } });
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({ iss: `${stack.url}/auth/v1`, role: 'authenticated', aal: 'aal1' });

    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
    const last = refreshed.data.session;

    expect((await client.auth.signOut()).error).toBeNull();
    expect(await callAuth('/user', { token: last?.access_token ?? '' })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect((await refresh(last?.refresh_token ?? '')).body['code']).toBe('refresh_token_not_found');
  });

  it('lets nobody in before the address is confirmed', async () => {
    const client = browser();
    const email = newAddress();
    await signUp(client, email);
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('knows an address in any spelling', async () => {
    const { email } = await signedUp();
    const { error } = await browser().auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
  });

  it('serves the implicit flow too', async () => {
    const client = browser('implicit');
    const email = newAddress();
    await signUp(client, email);
    const tokens = new URLSearchParams((await open(await newestLink(email))).hash.slice(1));
    expect(tokens.get('type')).toBe('signup');
    const { error } = await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
  });
});

describe('what is refused at sign-up and sign-in', () => {
  it('a wrong password and an unknown address alike', async () => {
    const { email } = await signedUp();
    const wrong = await browser().auth.signInWithPassword({ email, password: 'Wrong-1 password' });
    const unknown = await browser().auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    expect(unknown.error).toMatchObject({ code: 'invalid_credentials', message: wrong.error?.message });
  });

  it('a weak password, with its reasons', async () => {
    const { error } = await browser().auth.signUp({ email: newAddress(), password: 'weak' });
    expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length', 'characters'] });
  });

  it('not a taken address: the answer is as for a new one, and the owner gets a mail', async () => {
    const { email } = await signedUp();
    const { data, error } = await browser().auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
    expect((await stack.inbox(email)).map(({ subject }) => subject)).toEqual([
      'You already have a Spire account',
      'Confirm your email address',
    ]);
  });
});

describe('mailed links', () => {
  it('work once', async () => {
    const client = browser();
    const email = newAddress();
    await signUp(client, email);
    const link = await newestLink(email);
    await open(link);
    const again = await open(link);
    expect(again.searchParams.get('error_code')).toBe('otp_expired');
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  it('lose their power to a newer one', async () => {
    const client = browser();
    const email = newAddress();
    await signUp(client, email);
    const first = await newestLink(email);
    const redirect = { emailRedirectTo: `${stack.url}/auth/callback` };
    expect((await client.auth.resend({ type: 'signup', email, options: redirect })).error).toBeNull();
    expect((await open(first)).searchParams.get('error_code')).toBe('otp_expired');
    expect((await confirm(client, email)).user.email).toBe(email);
  });

  it('are of no use to a browser without the verifier', async () => {
    const email = newAddress();
    await signUp(browser(), email);
    const code = (await open(await newestLink(email))).searchParams.get('code');
    const body = { auth_code: code, code_verifier: 'x'.repeat(56) };
    expect((await callAuth('/token?grant_type=pkce', { body })).body['code']).toBe('bad_code_verifier');
  });

  it('lead home when they were to lead elsewhere', async () => {
    const email = newAddress();
    const options = { emailRedirectTo: 'https://evil.example/auth/callback' };
    await browser().auth.signUp({ email, password: PASSWORD, options });
    expect((await open(await newestLink(email))).origin).toBe(stack.url);
  });

  it('bring a new password, which ends the other sessions', async () => {
    const { client, email } = await signedUp();
    const other = browser();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${stack.url}/auth/callback` });
    expect(asked.error).toBeNull();
    await confirm(client, email);

    const same = await client.auth.updateUser({ password: PASSWORD });
    expect(same.error?.code).toBe('same_password');
    expect((await client.auth.updateUser({ password: `${PASSWORD} 2` })).error).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
    const old = await browser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
  });

  it('are promised to strangers in the same words', async () => {
    const { data, error } = await browser().auth.resetPasswordForEmail(newAddress());
    expect({ data, error }).toEqual({ data: {}, error: null });
  });
});

describe('refresh tokens', () => {
  it('give twenty tabs that wake up together the same successor', async () => {
    const { session } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
  });

  it('are unknown when made up', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });
});

describe('access tokens', () => {
  it('are refused when tampered with, unsigned or missing', async () => {
    const { session } = await signedUp();
    const [header, payload, signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = `${header ?? ''}.${encode({ ...claims, sub: randomUUID() })}.${signature ?? ''}`;
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${payload ?? ''}.`;
    for (const token of [forged, unsigned, stack.anonKey, 'nonsense'])
      expect(await callAuth('/user', { token })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect(await callAuth('/user')).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });
});

describe('around it', () => {
  it('tells its settings, its health and its public keys', async () => {
    expect((await callAuth('/settings')).body).toMatchObject({ external: { email: true }, disable_signup: false });
    expect((await callAuth('/health')).body['name']).toBe('GoTrue');
    expect(JSON.stringify((await callAuth('/.well-known/jwks.json')).body)).not.toContain('"d"');
  });

  it('knows no grant by the name of what every object has', async () => {
    for (const type of ['__proto__', 'toString', 'sms'])
      expect(await callAuth(`/token?grant_type=${type}`, { body: {} })).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials' },
      });
  });

  it('has no mail for an address that no database can hold', async () => {
    expect(await stack.inbox('kari\0@example.no')).toEqual([]);
  });

  it('answers what it does not know, and what is no JSON, as JSON', async () => {
    expect((await callAuth('/unheard-of')).status).toBe(404);
    const form = await fetch(`${stack.url}/auth/v1/signup`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(form.status).toBe(415);
    expect(await form.json()).toMatchObject({ error_code: 'bad_json' });
  });
});
