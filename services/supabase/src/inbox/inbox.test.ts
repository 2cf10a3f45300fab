import fastify from 'fastify';
import { inboxPage, messagePage } from './inboxPage.ts';
import { inboxRoutes, isOwnHost, requestLanguage } from './inboxRoutes.ts';
import type { InboxStore } from './inboxStore.ts';

const message = {
  id: '3b1e0a52-0000-4000-8000-000000000001',
  to: '<b>@example.no',
  subject: '<img src=x onerror=alert(1)>',
  text: '</pre><script>alert(1)</script>',
  html: '<!doctype html><html><head></head><body><script>alert("1")</script></body></html>',
  links: ['https://spire.example/?a=1&b=2', 'javascript:alert(1)'],
  date: new Date('2026-01-02T03:04:05Z'),
};

describe('the inbox in the browser', () => {
  it('follows the chosen language, then the browser, then the default', () => {
    expect(requestLanguage('en', 'nb')).toBe('en');
    expect(requestLanguage(undefined, 'de, en-GB;q=0.8, nb;q=0.9')).toBe('no');
    expect(requestLanguage(undefined, 'nb;q=0.1,en')).toBe('en');
    expect(requestLanguage('klingon', undefined)).toBe('no');
  });

  it('shows an empty inbox in words', () => {
    expect(inboxPage('en', [])).toContain('No email yet');
    expect(inboxPage('no', [])).toContain('<html lang="nb">');
  });

  it('lets nothing of a mail become part of the page', () => {
    for (const page of [inboxPage('no', [message]), messagePage('no', message)]) {
      expect(page).not.toMatch(/<script|<img/);
      expect(page).toContain('&lt;b&gt;@example.no');
    }
  });

  it('frames the letter without rights to run or read anything, and links only to the web', () => {
    const page = messagePage('en', message);
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="&lt;!doctype/);
    expect(page).toContain('href="https://spire.example/?a=1&amp;b=2"');
    expect(page).not.toContain('href="javascript:');
  });

  it('speaks of links only where a letter has some', () => {
    expect(messagePage('en', message)).toContain('Links in the email');
    expect(messagePage('en', { ...message, links: [] })).not.toContain('Links in the email');
  });
});

describe('the name the inbox is asked for by', () => {
  const sites = ['http://localhost:4000', 'https://spire.example'];

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost', 'spire.example', 'SPIRE.example:443'])(
    'may be %s',
    (host) => {
      expect(isOwnHost(host, sites)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x@localhost/',
    '10.0.0.1',
  ])('may not be %s', (host) => {
    expect(isOwnHost(host, sites)).toBe(false);
  });
});

describe('whoever asks for the inbox', () => {
  const store = { list: () => Promise.resolve([message]), find: () => Promise.resolve(message) };

  /** The status of a request to the inbox, and of one for its mails. */
  async function ask(
    readers: Parameters<typeof inboxRoutes>[2],
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ): Promise<number[]> {
    const app = fastify();
    void app.register(inboxRoutes(store as unknown as InboxStore, ['https://spire.example'], readers), {
      prefix: '/inbox',
    });
    const paths = ['/inbox', '/inbox/api/messages', `/inbox/${message.id}`];
    const answers = await Promise.all(paths.map((url) => app.inject({ url, headers, remoteAddress })));
    await app.close();
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  }

  const [alone, proxied, shared] = [
    { isShared: false, isProxied: false },
    { isShared: false, isProxied: true },
    { isShared: true, isProxied: false },
  ];

  it('reads it on this machine, and on another where it is shared', async () => {
    expect(await ask(alone)).toEqual([200]);
    expect(await ask(alone, {}, '192.0.2.1')).toEqual([403]);
    expect(await ask(proxied, {}, '192.0.2.1')).toEqual([403]);
    expect(await ask(shared, {}, '192.0.2.1')).toEqual([200]);
  });

  it.each([
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 proxy' },
    { 'x-forwarded-for': '192.0.2.1' },
    { 'X-Forwarded-Host': 'spire.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-for': '' },
    { 'x-real-ip': '192.0.2.1' },
  ])('comes by way of a proxy with %j, and reads it only where that is wanted', async (headers) => {
    const passedOn = { host: 'spire.example', ...headers };
    expect(await ask(alone, passedOn)).toEqual([403]);
    expect(await ask(proxied, passedOn)).toEqual([200]);
    expect(await ask(shared, passedOn)).toEqual([200]);
  });
});
