import { pushDeviceId, pushTargetErrors } from './pushTarget.ts';

const KEYS = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') };
const isRefused = (endpoint: string, allowsLoopback = false) =>
  pushTargetErrors({ endpoint, ...KEYS }, allowsLoopback).length > 0;

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the browsers’ makers are sent to: %s', (endpoint) => {
  expect(isRefused(endpoint)).toBe(false);
});

test.each(['http://127.0.0.1:8000/x', 'http://localhost/x', 'https://localhost:8000/x'])(
  'this machine only where that is asked for: %s',
  (endpoint) => {
    expect([isRefused(endpoint), isRefused(endpoint, true)]).toEqual([true, false]);
  },
);

test.each([
  'http://127.0.0.1.example.no/x',
  'http://127.0.0.2/x',
  'http://[::1]/x',
  'http://web.push.apple.com/x',
  'https://apple.com/x',
  'https://evilpush.apple.com.no/x',
  'https://notpush.services.mozilla.com/x',
  `https://web.push.apple.com/${'x'.repeat(1000)}`,
])('anything else is not, whatever is asked for: %s', (endpoint) => {
  expect([isRefused(endpoint), isRefused(endpoint, true)]).toEqual([true, true]);
});

test('keys have the length that keys have', () => {
  const endpoint = 'https://web.push.apple.com/x';
  expect(pushTargetErrors({ endpoint, p256dh: 'x', auth: KEYS.p256dh }, false)).toEqual([
    { field: 'p256dh', code: 'INVALID' },
    { field: 'auth', code: 'INVALID' },
  ]);
});

test('one address, one id', () => {
  expect(pushDeviceId('a')).toBe('ca978112-ca1b-bdca-fac2-31b39a23dc4d');
  expect(pushDeviceId('a')).not.toBe(pushDeviceId('b'));
});
