import { randomUUID } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { startTestService, type TestService } from '../../testing/testService.ts';

let stack: TestStack;
let service: TestService;

beforeAll(async () => {
  stack = await startTestStack();
  service = await startTestService(stack);
});
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

describe('other ways in', () => {
  it.each([
    ['google', 'Unsupported provider: provider is not enabled'],
    ['Google', 'Unsupported provider: provider is not enabled'],
    ['x', 'Unsupported provider: provider is not enabled'],
    ['custom:mine', 'Unsupported provider: custom OAuth providers are disabled'],
    ['email', 'Unsupported provider: Provider email could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    ['__proto__', 'Unsupported provider: Provider __proto__ could not be found'],
  ])('by way of %j lead nowhere', async (provider, message) => {
    const answer = await service.call('GET', `/authorize?provider=${provider}`);
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed', body: { message } });
  });

  it('are refused at the address that the client gives', async () => {
    const { data } = await service.browser().auth.signInWithOAuth({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    });
    const answer = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('by single sign-on, an ID token or a wallet are off', async () => {
    const { auth } = service.browser();
    expect((await auth.signInWithSSO({ domain: 'example.no' })).error).toMatchObject({
      code: 'saml_provider_disabled',
      status: 404,
      message: 'SAML 2.0 is disabled',
    });
    const byToken = await auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(byToken.error).toMatchObject({ code: 'provider_disabled', status: 400 });
    const body = { chain: 'solana', message: 'x', signature: 'x' };
    const byWallet = await service.call('POST', '/token?grant_type=web3', { body });
    expect(byWallet).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
  });

  it.each([
    ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['nonsense', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    [randomUUID(), 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('end at home when somebody comes back with the state %j', async (state, error_code, error_description) => {
    const target = `/callback?code=x&state=${state}&redirect_to=https://evil.example`;
    for (const method of ['GET', 'POST']) {
      const answer = await service.call(method, target);
      const home = new URL(answer.headers.get('location') ?? '');
      expect({ status: answer.status, origin: home.origin, ...Object.fromEntries(home.searchParams) }).toEqual({
        status: 303,
        origin: 'https://spire.example',
        error: 'invalid_request',
        error_code,
        error_description,
      });
    }
  });
});

describe('what this service does not offer', () => {
  it.each([
    ['POST', '/sso', 'saml_provider_disabled'],
    ['GET', '/sso/saml/metadata', 'saml_provider_disabled'],
    ['POST', '/sso/saml/acs', 'saml_provider_disabled'],
    ['GET', '/passkeys', 'passkey_disabled'],
    ['POST', '/passkeys/authentication/options', 'passkey_disabled'],
    ['POST', '/passkeys/registration/verify', 'passkey_disabled'],
    ['PATCH', `/passkeys/${randomUUID()}`, 'passkey_disabled'],
    ['GET', '/oauth/authorize', 'feature_disabled'],
    ['POST', '/oauth/token', 'feature_disabled'],
    ['POST', '/oauth/clients/register', 'feature_disabled'],
    ['GET', '/.well-known/oauth-authorization-server', 'feature_disabled'],
    ['GET', '/scim/v2/Schemas', 'feature_disabled'],
  ])('%s %s says so', async (method, target, code) => {
    expect(await service.call(method, target)).toMatchObject({ status: 404, code });
  });

  it('is refused before a form is read, and a browser of another origin may ask', async () => {
    const form = await fetch(`${service.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      headers: { apikey: service.anonKey },
      body: new URLSearchParams({ SAMLResponse: 'x' }),
    });
    expect(form.status).toBe(404);
    const asked = await service.call('OPTIONS', '/passkeys');
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.status).toBe(204);
  });
});
