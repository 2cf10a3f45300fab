import { newPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { authBrowsers, newAddress, open, PASSWORD } from './testing/authBrowser.ts';
import { NO_KEY, WRONG_KEY } from './keys/gatewayKey.ts';

let stack: TestStack;
const { browser, newestLink, signUp, confirm, signedUp, callAuth, refresh } = authBrowsers(() => stack);

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

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
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
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

describe('around it', () => {
  it('tells its settings, its health and its public keys', async () => {
    const { body } = await callAuth('/settings');
    expect(body).toMatchObject({ disable_signup: false, mailer_autoconfirm: false, phone_autoconfirm: false });
    expect(body['external']).toMatchObject({ email: true, phone: false, anonymous_users: false, google: false });
    expect((await callAuth('/health')).body['name']).toBe('GoTrue');
    const keys = await callAuth('/.well-known/jwks.json');
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(keys.body)).not.toContain('"d"');
  });

  it('lets pages of any origin ask, and read the version it answers in', async () => {
    const asked = await callAuth('/user', { method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/apikey, authorization.*x-supabase-api-version/);
    const { headers } = await callAuth('/user');
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('x-sb-error-code')).toBe('no_authorization');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
    for (const path of ['/health', '/settings']) expect((await callAuth(path, { method: 'HEAD' })).status).toBe(200);
  });

  it('gives a client that names no version the older form of errors', async () => {
    const old = await callAuth('/user', { headers: { 'X-Supabase-Api-Version': '2023-12-31' } });
    expect(old.body).toMatchObject({ code: 401, error_code: 'no_authorization' });
    expect(old.headers.get('x-supabase-api-version')).toBeNull();
  });

  it('asks for a key where the gateway does, and takes no other than the installation’s own', async () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${stack.url}/auth/v1${path}`, { method, headers, redirect: 'manual' });
    const closed = ['/health', '/settings', '/user', '/unheard-of', '/verifying', '/token?grant_type=password', '/otp'];
    for (const path of closed) {
      const answer = await ask(path, {}, path.startsWith('/token') || path === '/otp' ? 'POST' : 'GET');
      expect([path, answer.status, await answer.json()]).toEqual([path, 401, NO_KEY]);
    }
    const token = (await newPerson(stack)).token;
    for (const apikey of ['x', token, 'sb_publishable_abc', `${stack.anonKey.slice(0, -4)}AAAA`]) {
      const answer = await ask('/settings', { apikey });
      expect([answer.status, await answer.json()]).toEqual([401, WRONG_KEY]);
    }
    expect((await ask('/settings', { apikey: stack.anonKey })).status).toBe(200);
    expect((await ask(`/settings?apikey=${stack.anonKey}`)).status).toBe(200);
    expect((await ask('/.well-known/jwks.json')).status).toBe(200);
    expect((await ask('/verify?token=x&type=signup')).status).toBe(303);
    expect((await ask('/authorize?provider=google')).status).toBe(400);
    const preflight = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
    expect((await ask('/settings', preflight, 'OPTIONS')).status).toBe(204);
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

  it('shows no mail to whom a proxy on this machine speaks for, unless the inbox was asked for', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${stack.url}/inbox/api/messages`, { headers })).status;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    expect(await ask({ via: '1.1 proxy' })).toBe(403);
  });

  it('answers what it does not know, and what is no JSON, as JSON', async () => {
    expect((await callAuth('/unheard-of')).status).toBe(404);
    const form = await fetch(`${stack.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: stack.anonKey },
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(form.status).toBe(415);
    expect(await form.json()).toMatchObject({ error_code: 'bad_json' });
  });
});
