import { isLoopbackAddress, isOtherLoopbackName, pageOrigin, siteAddress } from './siteAddress.ts';

test('the site is what people can open', () => {
  expect(siteAddress('localhost', 4000)).toBe('http://localhost:4000');
  expect(siteAddress('0.0.0.0', 4000)).toBe('http://localhost:4000');
  expect(siteAddress('::', 80)).toBe('http://localhost');
  expect(siteAddress('::1', 4000)).toBe('http://[::1]:4000');
  expect(siteAddress('spire.example.org', 8080)).toBe('http://spire.example.org:8080');
});

test('a page is at the configured origin it was asked from, and at no other', () => {
  const site = 'https://spire.example.org';
  const origins = { site, others: ['http://192.168.1.5:4000'] };
  expect(pageOrigin(origins, 'spire.example.org')).toBe(site);
  expect(pageOrigin(origins, '192.168.1.5:4000')).toBe('http://192.168.1.5:4000');
  for (const other of [undefined, '192.168.1.5', 'evil.example', 'evil"><script>', 'phone.local:99999', '[::1::]'])
    expect(pageOrigin(origins, other)).toBe(site);
});

test("this machine's other names lead to the one that mails name", () => {
  const site = 'http://localhost:4000';
  expect(isOtherLoopbackName(site, '127.0.0.1:4000')).toBe(true);
  expect(isOtherLoopbackName(site, '[::1]:4000')).toBe(true);
  for (const other of [undefined, 'localhost:4000', '127.0.0.1:5000', '192.168.1.5:4000', '127.0.0.1:99999', '[::1::]'])
    expect(isOtherLoopbackName(site, other)).toBe(false);
});

test('an address leads to this machine by its own names alone', () => {
  for (const own of ['http://localhost:4000', 'https://127.0.0.1', 'http://[::1]:4000/auth/v1', 'http://LOCALHOST'])
    expect(isLoopbackAddress(own)).toBe(true);
  for (const other of [
    'https://spire.example',
    'http://192.168.1.5:4000',
    'http://localhost.example',
    'http://0.0.0.0',
  ])
    expect(isLoopbackAddress(other)).toBe(false);
});
