import { createPreviewLinks, previewToken, readPreviewToken } from './previewLinks.ts';

const secret = 's'.repeat(32);
const preview = { name: 'mf-tools', version: '0123456789ab', until: '2030-01-01T00:00:00.000Z' };
const token = previewToken(secret, preview);
const before = Date.parse('2029-12-31T23:59:59.000Z');

test('a token is the preview it was made of, until that ends', () => {
  expect(readPreviewToken(secret, token, before)).toEqual(preview);
  expect(readPreviewToken(secret, token, before + 1000)).toBeUndefined();
});

test.each([
  ['another secret’s', previewToken('t'.repeat(32), preview)],
  [
    'one made longer',
    `${Buffer.from(JSON.stringify({ ...preview, until: '2040-01-01T00:00:00.000Z' })).toString('base64url')}.${token.split('.')[1] ?? ''}`,
  ],
  ['without a seal', token.split('.')[0] ?? ''],
  ['of what is no preview', previewToken(secret, { ...preview, name: '../shell' })],
  ['nothing', ''],
])('%s counts for nothing', (_name, other) => {
  expect(readPreviewToken(secret, other, before)).toBeUndefined();
});

describe('a link', () => {
  beforeEach(() => jest.useFakeTimers({ now: before - 59_000 }));
  afterEach(() => jest.useRealTimers());
  const links = createPreviewLinks(secret, true);

  test('sets a cookie that no script reads and that ends with it, and leads to the same page without it', () => {
    expect(links.follow(`/home?next=x&preview=${token}`)).toEqual({
      location: '/home?next=x',
      cookie: `spire.preview=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
    });
    expect(links.of(`spire.look=dark; spire.preview=${token}`)).toEqual(preview);
  });

  test('that is over, or ends it, takes the cookie away', () => {
    for (const value of ['end', 'nonsense', previewToken(secret, { ...preview, until: '2020-01-01T00:00:00.000Z' })])
      expect(links.follow(`/home?preview=${value}`)?.cookie).toContain('spire.preview=; Path=/; Max-Age=0');
  });

  test('never leads to another host', () => {
    expect(links.follow('//evil.example/?preview=end')?.location).toMatch(/^\/(?!\/)/);
    expect(links.follow(String.raw`/\evil.example?preview=end`)?.location).toMatch(/^\/(?![/\\])/);
  });

  test('is none where nothing is asked, and counts for nothing where there is no secret', () => {
    expect(links.follow('/home?next=preview')).toBeUndefined();
    const without = createPreviewLinks(undefined, false);
    expect(without.of(`spire.preview=${token}`)).toBeUndefined();
    expect(without.follow(`/?preview=${token}`)?.cookie).toContain('Max-Age=0');
  });
});
