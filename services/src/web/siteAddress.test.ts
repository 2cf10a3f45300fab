import { isOtherLoopbackName, pageOrigin, siteAddress } from './siteAddress.ts';

test('the site is what people can open', () => {
  expect(siteAddress('localhost', 4000)).toBe('http://localhost:4000');
  expect(siteAddress('0.0.0.0', 4000)).toBe('http://localhost:4000');
  expect(siteAddress('::', 80)).toBe('http://localhost');
  expect(siteAddress('::1', 4000)).toBe('http://[::1]:4000');
  expect(siteAddress('spire.example.org', 8080)).toBe('http://spire.example.org:8080');
});

test('a page is at the origin it was asked from', () => {
  const site = 'https://spire.example.org';
  expect(pageOrigin(site, 'spire.example.org')).toBe(site);
  expect(pageOrigin(site, '192.168.1.5:4000')).toBe('http://192.168.1.5:4000');
  expect(pageOrigin(site, undefined)).toBe(site);
  for (const none of ['evil"><script>', 'phone.local:99999', '1.2.3.4.5', '[::1::]'])
    expect(pageOrigin(site, none)).toBe(site);
});

test("this machine's other names lead to the one that mails name", () => {
  const site = 'http://localhost:4000';
  expect(isOtherLoopbackName(site, 'http://127.0.0.1:4000')).toBe(true);
  expect(isOtherLoopbackName(site, 'http://[::1]:4000')).toBe(true);
  expect(isOtherLoopbackName(site, site)).toBe(false);
  expect(isOtherLoopbackName(site, 'http://127.0.0.1:5000')).toBe(false);
  expect(isOtherLoopbackName(site, 'http://192.168.1.5:4000')).toBe(false);
});
