import { inboxPage, messagePage } from './inboxPage.ts';
import { isOwnHost, requestLanguage } from './inboxRoutes.ts';

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
