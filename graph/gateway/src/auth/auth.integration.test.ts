import { randomUUID } from 'node:crypto';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import en from '@spire/i18n/common/en';
import no from '@spire/i18n/common/no';
import { startStack, type TestStack } from '@spire/testing/stack';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const PASSWORD = 'Kaffe-og-regn-7';
let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '2' });
});
afterAll(() => stack.stop());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const newAddress = () => `fallback-${randomUUID()}@example.no`;

describe('sign-in and sign-up by way of our own address', () => {
  test('are the auth service’s own, from sign-up by its mail to a session', async () => {
    const email = newAddress();
    const headers = { origin: stack.url };
    const [termsVersion] = CONSENT_VERSIONS.terms;
    const wish = { email, password: PASSWORD, language: 'en', termsVersion, more: 1 };
    const signedUp = await post(SERVICE_PATHS.signUp, wish, headers);
    expect(signedUp).toMatchObject({ status: 200, body: { email, user_metadata: { preferred_language: 'en' } } });
    const consents = `select c.version from users.consent c join auth.users u on u.id = c.user_id where u.email = '${email}' and kind = 'terms'`;
    expect(await asOwner(stack.dataFolder, consents)).toEqual([{ version: termsVersion }]);
    const link = new URL((await stack.inbox(email))[0]?.links[0] ?? 'missing:');
    expect(link.searchParams.get('redirect_to')).toBe(`${stack.url}/auth/callback`);
    await fetch(link, { redirect: 'manual' });
    const signedIn = await post(SERVICE_PATHS.signIn, { email, password: PASSWORD });
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } });
    for (const name of ['access_token', 'refresh_token', 'expires_in', 'expires_at'])
      expect(signedIn.body).toHaveProperty(name);
    expect([signedIn.headers.get('set-cookie'), signedIn.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test('say what is wrong under every name', async () => {
    const message = 'Invalid login credentials';
    const code = 'invalid_credentials';
    await expect(post(SERVICE_PATHS.signIn, { email: newAddress(), password: PASSWORD })).resolves.toMatchObject({
      status: 400,
      body: { msg: message, message, error_code: code, code, error: { code, message } },
    });
    await expect(post(SERVICE_PATHS.signUp, { email: newAddress(), password: 'short' })).resolves.toMatchObject({
      status: 422,
      body: { error_code: 'weak_password', weak_password: { reasons: expect.arrayContaining(['length']) as unknown } },
    });
  });

  test('count against the caller’s own address, whatever the caller says it is', async () => {
    const email = newAddress();
    const guess = (address: string) =>
      post(SERVICE_PATHS.signIn, { email, password: 'x' }, { 'x-forwarded-for': address, 'sb-forwarded-for': address });
    for (const address of ['10.0.0.1', '10.0.0.2']) expect((await guess(address)).status).toBe(400);
    const refused = await guess('10.0.0.3');
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('keep the caller’s own browser in the session', async () => {
    const person = await newPerson(stack);
    const credentials = { email: person.email, password: 'Lang-setning-med-tegn-1' };
    await post(SERVICE_PATHS.signIn, credentials, { 'user-agent': 'Karis phone' });
    const query = `select host(ip) as ip from auth.sessions where user_agent = 'Karis phone'`;
    const [session] = await asOwner<{ ip: string }>(stack.dataFolder, query);
    expect(session?.ip).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  });

  test.each([
    ['no JSON', 'email=a', 'application/x-www-form-urlencoded'],
    ['broken JSON', '{"email":', 'application/json'],
    ['JSON of another kind', '[]', 'application/json'],
    ['text', '{"email":"a","password":"b"}', 'text/plain'],
    ['a prototype', '{"email":"a","password":"b","__proto__":{}}', 'application/json'],
  ])('%s is a bad request', async (_name, body, type) => {
    const answer = await post(SERVICE_PATHS.signIn, body, { 'content-type': type });
    const message = no.errors.BAD_REQUEST;
    const told = { code: 'BAD_REQUEST', error_code: 'BAD_REQUEST', msg: message, message };
    expect(answer).toMatchObject({ status: 400, body: { ...told, error: { code: 'BAD_REQUEST', message } } });
    const english = await post(SERVICE_PATHS.signUp, body, { 'content-type': type, 'accept-language': 'en' });
    expect(english).toMatchObject({ status: 400, body: { msg: en.errors.BAD_REQUEST } });
    expect(english.headers.get('content-language')).toBe('en');
  });

  test('nothing is asked by GET, and too much is too much', async () => {
    expect((await fetch(`${stack.url}${SERVICE_PATHS.signIn}?email=a&password=b`)).status).toBe(405);
    const large = { email: 'a', password: 'x'.repeat(40_000) };
    await expect(post(SERVICE_PATHS.signIn, large)).resolves.toMatchObject({ status: 413 });
  });
});

describe('the sign-up test of diagnostics', () => {
  let kari: TestPerson;
  const test3 = (email: string, token?: string) =>
    post(SERVICE_PATHS.signUpTest, { email }, token === undefined ? {} : { authorization: `Bearer ${token}` });

  beforeAll(async () => {
    kari = await newPerson(stack);
  });

  test('is for those who are signed in', async () => {
    for (const token of [undefined, 'x', stack.anonKey])
      await expect(test3(newAddress(), token)).resolves.toMatchObject({
        status: 401,
        body: { error: { code: 'UNAUTHENTICATED' } },
      });
  });

  test('sends an ordinary confirmation, says how it went, and leaves the address free; three an hour', async () => {
    const email = newAddress();
    const good = await test3(email, kari.token);
    expect(good).toMatchObject({ status: 200, body: { status: 200, code: null, message: null } });
    expect(await stack.inbox(email)).toHaveLength(1);
    const bad = await test3('not an address', kari.token);
    expect(bad).toMatchObject({ status: 200, body: { status: 400, code: 'validation_failed' } });

    await expect(post(SERVICE_PATHS.signUp, { email, password: PASSWORD })).resolves.toMatchObject({ status: 200 });
    await fetch((await stack.inbox(email))[0]?.links[0] ?? '', { redirect: 'manual' });
    await expect(post(SERVICE_PATHS.signIn, { email, password: PASSWORD })).resolves.toMatchObject({ status: 200 });

    await test3(newAddress(), kari.token);
    const fourth = await test3(newAddress(), kari.token);
    expect(fourth).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3500);
    const rows = await asOwner(stack.dataFolder, `select from users.attempt where kind = 'sign-up test'`);
    expect(rows).toHaveLength(3);
  });
});
