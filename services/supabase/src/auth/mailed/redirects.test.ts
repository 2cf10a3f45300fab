import { allowedRedirect, resolveAddresses, withQuery } from './redirects.ts';
import { readAuthSettings } from '../../settings.ts';

const SITE = 'https://spire.example';
const settings = readAuthSettings({ GOTRUE_URI_ALLOW_LIST: 'https://app.example/callback' });
const addresses = resolveAddresses(settings, `${SITE}/`, '/auth/v1');

describe('where a mailed link may lead', () => {
  it.each([
    `${SITE}/auth/callback`,
    `${SITE}/auth-callback`,
    `${SITE}/auth/callback?next=%2Fcheckin`,
    'https://app.example/callback',
  ])('%s is allowed', (address) => {
    expect(allowedRedirect(addresses, address)).toBe(address);
  });

  it.each([
    '',
    'nonsense',
    '//evil.example',
    '/auth/callback',
    'https://evil.example/auth/callback',
    'https://evil.example#@spire.example/auth/callback',
    'https://spire.example@evil.example/auth/callback',
    'https://name:word@spire.example/auth/callback',
    'https://spire.example.evil.example/auth/callback',
    'https://spire.example:8443/auth/callback',
    'http://spire.example/auth/callback',
    'https://spire.example/auth/callback/../../elsewhere',
    'https://spire.example\\.evil.example/auth/callback',
    'https://spire.example/auth/callback\r\nSet-Cookie: a=b',
    ' https://spire.example/auth/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example/callback/deeper',
    'https://spire.example//',
  ])('%j leads home', (address) => {
    expect(allowedRedirect(addresses, address)).toBe(SITE);
  });

  describe('with patterns as Supabase has them', () => {
    const list = 'https://*.preview.example,https://app.example/in/**,spire://callback,com.spire.app://**';
    const patterned = resolveAddresses(readAuthSettings({ GOTRUE_URI_ALLOW_LIST: list }), `${SITE}/`, '/auth/v1');

    it.each([
      'https://a1.preview.example',
      'https://a1.preview.example/?x=1',
      'https://app.example/in/one/two',
      'spire://callback',
      'spire://callback?code=1',
      'com.spire.app://auth/done',
      `${SITE}/auth/callback`,
    ])('%s is allowed', (address) => {
      expect(allowedRedirect(patterned, address)).not.toBe(SITE);
    });

    it.each([
      'https://preview.example',
      'https://a.b.preview.example',
      'https://evil.example/.preview.example',
      'https://a1.preview.example.evil.example',
      'https://a1.preview.example/deeper',
      'https://app.example/in',
      'https://app.example/out/in/x',
      'spire://callback/deeper',
      'spire2://callback',
      'javascript://a1.preview.example',
      'https://name@a1.preview.example',
    ])('%s leads home', (address) => {
      expect(allowedRedirect(patterned, address)).toBe(SITE);
    });

    it('what is no address is refused at the start', () => {
      expect(() => readAuthSettings({ GOTRUE_URI_ALLOW_LIST: '**' })).toThrow(/GOTRUE_URI_ALLOW_LIST/);
    });
  });

  it('drops a fragment', () => {
    expect(allowedRedirect(addresses, `${SITE}/auth/callback#access_token=x`)).toBe(`${SITE}/auth/callback`);
  });

  it('follows the settings when they name another site or address of the service', () => {
    const named = readAuthSettings({ GOTRUE_SITE_URL: 'https://a.example/', API_EXTERNAL_URL: 'https://b.example/x/' });
    expect(resolveAddresses(named, SITE, '/auth/v1')).toMatchObject({
      siteUrl: 'https://a.example',
      apiUrl: 'https://b.example/x',
    });
  });

  it('replaces parameters of the same name', () => {
    expect(withQuery(`${SITE}/a?code=old&x=1`, { code: 'new' }).href).toBe(`${SITE}/a?code=new&x=1`);
  });
});
