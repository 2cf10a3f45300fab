/** @jest-environment @spire/testing/browserEnvironment */
import { createAuthFetch } from './authFetch.ts';
import { cancelSignIn } from './cancelSignIn.ts';
import { secondsToWait } from './retryAfter.ts';

const AUTH = 'https://project.test/auth/v1';
const SIGN_IN = `${AUTH}/token?grant_type=password`;
const authFetch = createAuthFetch(AUTH, 'https://spire.test/api');
const credentials = { email: 'kari@example.org', password: 'Rolig-Morgen-27!' };
const post = (address: string, body: object = { ...credentials, gotrue_meta_security: {} }) =>
  authFetch(address, { method: 'POST', headers: { authorization: 'Bearer anon' }, body: JSON.stringify(body) });

describe('the fetch of the auth client', () => {
  let asked: jest.SpyInstance<Promise<Response>, [RequestInfo | URL, (RequestInit | undefined)?]>;
  const noAnswer = (words: string) => asked.mockRejectedValueOnce(new TypeError(words));

  beforeEach(() => {
    asked = jest.spyOn(globalThis, 'fetch');
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  });

  it.each(['Failed to fetch', 'Load failed'])('sends a sign-in by the app’s own server after “%s”', async (words) => {
    noAnswer(words);
    asked.mockResolvedValueOnce(Response.json({ access_token: 'token' }));
    await expect((await post(SIGN_IN)).json()).resolves.toEqual({ access_token: 'token' });
    const [address, init] = asked.mock.calls[1] ?? [];
    expect(address).toBe('https://spire.test/api/auth/signin');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: JSON.stringify(credentials) });
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  });
  it('sends a sign-up that way too, whatever stands in its query', async () => {
    noAnswer('Failed to fetch');
    asked.mockResolvedValueOnce(Response.json({ id: '1' }));
    const data = { email_verified: false, preferred_language: 'en', terms_version: '2026-11' };
    await post(`${AUTH}/signup?redirect_to=https%3A%2F%2Fspire.test`, { ...credentials, data, code_challenge: 'x' });
    const [address, init] = asked.mock.calls[1] ?? [];
    expect(address).toBe('https://spire.test/api/auth/signup');
    expect(init?.body).toBe(JSON.stringify({ ...credentials, language: 'en', termsVersion: '2026-11' }));
  });
  it.each([
    ['msg and error_code', { msg: 'No', error_code: 'weak_password', message: 'x', code: 422 }, 'No', 'weak_password'],
    ['message and code', { message: 'No', code: 'invalid_credentials' }, 'No', 'invalid_credentials'],
    ['nothing', {}, 'Server proxy error', undefined],
  ])('reads a refusal by %s', async (_, body, msg, code) => {
    noAnswer('Failed to fetch');
    asked.mockResolvedValueOnce(Response.json(body, { status: 422 }));
    const response = await post(SIGN_IN);
    expect(response.status).toBe(422);
    await expect(response.json()).resolves.toEqual({ msg, error_code: code });
  });
  it('keeps the message of an answer that failed in the app’s own server (spec 1 §7)', async () => {
    noAnswer('Failed to fetch');
    asked.mockResolvedValueOnce(Response.json({ message: 'No answer' }, { status: 503 }));
    await expect(post(SIGN_IN)).rejects.toThrow('PROXY: No answer');
  });
  it.each([
    ['other words', SIGN_IN, 'NetworkError when attempting to fetch resource.', credentials],
    ['another request', `${AUTH}/recover`, 'Failed to fetch', credentials],
    ['a refresh', `${AUTH}/token?grant_type=refresh_token`, 'Failed to fetch', { refresh_token: 'x' }],
    ['a sign-up without a password', `${AUTH}/signup`, 'Failed to fetch', { data: {} }],
  ])('goes no other way for %s', async (_, address, words, body) => {
    noAnswer(words);
    await expect(post(address, body)).rejects.toThrow(`UNREACHABLE: ${words}`);
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it('goes no other way for a sign-in that is cancelled, and the next one goes', async () => {
    asked.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
        ),
    );
    const first = post(SIGN_IN);
    cancelSignIn();
    await expect(first).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockResolvedValueOnce(Response.json({ access_token: 'token' }));
    await expect((await post(SIGN_IN)).json()).resolves.toEqual({ access_token: 'token' });
  });
  it('goes no other way for an answer that broke off: the server has the request', async () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'));
        stream.error(new TypeError('Failed to fetch'));
      },
    });
    asked.mockResolvedValueOnce(new Response(body));
    await expect(post(`${AUTH}/signup`)).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it('says nothing to a page that is left of an answer that broke off, either', async () => {
    asked.mockResolvedValueOnce(new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError()) })));
    let isSettled = false;
    const refusal = expect(post(`${AUTH}/signup`).finally(() => (isSettled = true))).rejects.toThrow('UNREACHABLE');
    dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isSettled).toBe(false);
    dispatchEvent(new Event('pageshow'));
    await refusal;
  });
  it.each([
    ['before', 0],
    ['after', 20],
  ])('goes no other way from a page that was left %s it, and says nothing until it is back', async (_when, later) => {
    noAnswer('Failed to fetch');
    let isSettled = false;
    const answer = post(`${AUTH}/signup`).finally(() => (isSettled = true));
    const refusal = expect(answer).rejects.toThrow('Failed to fetch');
    if (later > 0) await new Promise((resolve) => setTimeout(resolve, later));
    dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isSettled).toBe(false);
    dispatchEvent(new Event('pageshow'));
    await refusal;
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it('keeps the proof of this browser that an answer brings, and sends it from then on', async () => {
    const proof = () => new Headers(asked.mock.lastCall?.[1]?.headers).get('x-spire-device');
    asked.mockResolvedValueOnce(new Response('{}', { headers: { 'x-spire-device': 'a-proof' } }));
    await post(SIGN_IN);
    expect(proof()).toBeNull();
    asked.mockResolvedValueOnce(new Response('{}'));
    await post(SIGN_IN);
    expect(proof()).toBe('a-proof');
    expect(new Headers(asked.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer anon');
    const hosted = createAuthFetch('https://hosted.test/auth/v1', 'https://spire.test/api');
    asked.mockResolvedValueOnce(new Response('{}'));
    await hosted('https://hosted.test/auth/v1/user', {});
    expect(proof()).toBeNull();
    localStorage.clear();
  });
  it('goes no other way for an answer, however unwelcome, and remembers how long to wait', async () => {
    asked.mockResolvedValueOnce(new Response('{}', { status: 429, headers: { 'retry-after': '120' } }));
    expect((await post(SIGN_IN)).status).toBe(429);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(secondsToWait()).toBeGreaterThan(118);
  });
});

test('a session is told by how long its token lasts, not by when: the clock of the device may be days wrong', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const session = { access_token: 'token', expires_in: 3600, expires_at: 1_800_000_000, user: { id: 'anna' } };
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(session));
  const answer = (await (
    await post(`${AUTH}/token?grant_type=refresh_token`, { refresh_token: 'x' })
  ).json()) as object;
  expect(answer).toEqual({ access_token: 'token', expires_in: 3600, user: { id: 'anna' } });
});
