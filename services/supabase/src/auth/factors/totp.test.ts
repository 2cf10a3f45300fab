import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

// RFC 6238, appendix B: the ASCII secret 12345678901234567890 at 59 s gives 94287082, of which six digits are used.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const code = '287082';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator', () => {
  it.each([
    ['in its own half minute', 59, 1],
    ['one step late', 89, 1],
    ['one step early', 29, 1],
    ['two steps late', 90, null],
  ])('%s', (_case, seconds, step) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBe(step);
  });

  it('may be surrounded by spaces, and nothing else counts', () => {
    const guess = (entered: string) => stepOfCode({ secret, code: entered, now: at(59) });
    expect(guess(` ${code} `)).toBe(1);
    for (const wrong of ['', '287083', '94287082', '2870821', 'x'.repeat(10_000)]) expect(guess(wrong)).toBeNull();
  });
});

it('gives authenticators an address they can read', () => {
  const address = new URL(totpUri({ issuer: 'Spire: home', account: 'kari+x@example.no', secret: newTotpSecret() }));
  expect(address.href).toMatch(/^otpauth:\/\/totp\//);
  expect(decodeURIComponent(address.pathname)).toContain('kari+x@example.no');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Spire: home',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
    digits: '6',
    period: '30',
  });
});
