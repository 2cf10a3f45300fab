import * as bcrypt from '@node-rs/bcrypt';
import { isUpToDate, kindOfHash } from './passwordHashes.ts';
import { checkPassword, hashPassword, isPasswordRight, passwordWeakness } from './passwords.ts';
import { readAuthSettings } from '../../settings.ts';

const settings = readAuthSettings({});
const reasons = (password: string) => passwordWeakness(settings, password)?.reasons ?? [];

describe('the strength of a password', () => {
  it('needs eight characters with lower and upper case, digit and symbol', () => {
    expect(reasons('Fjell-tur 26')).toEqual([]);
    expect(reasons('Ab1!')).toEqual(['length']);
    expect(reasons('fjelltur26')).toEqual(['characters']);
    expect(reasons('abc')).toEqual(['length', 'characters']);
  });

  it('counts Norwegian letters as letters', () => {
    expect(reasons('ÆØÅæøå1!')).toEqual([]);
  });

  it('is not reached by what everybody tries first', () => {
    expect(reasons('P@ssw0rd1')).toEqual(['pwned']);
    expect(reasons('passord123!')).toContain('pwned');
  });

  it('follows the settings', () => {
    const loose = readAuthSettings({
      GOTRUE_PASSWORD_MIN_LENGTH: '6',
      GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abc:123',
      GOTRUE_PASSWORD_HIBP_ENABLED: 'false',
    });
    expect(passwordWeakness(loose, 'zzzza1')).toBeNull();
    expect(passwordWeakness(loose, 'zzzzzz')?.reasons).toEqual(['characters']);
  });

  it('does not excuse a password nobody can type', () => {
    expect(() => checkPassword(settings, `Aa1!${'x'.repeat(996)}`)).not.toThrow();
    expect(() => checkPassword(settings, `Aa1!${'x'.repeat(997)}`)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }) as Error,
    );
  });
});

describe('a stored password', () => {
  it('is recognised in full, also past 72 bytes', async () => {
    const long = `Aa1!${'x'.repeat(100)}`;
    const stored = await hashPassword(long);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordRight(stored, long)).toBe(true);
    expect(await isPasswordRight(stored, `${long.slice(0, -1)}y`)).toBe(false);
  });

  it('may come from Supabase, where it has 72 bytes at most', async () => {
    const password = `Aa1!${'x'.repeat(68)}`;
    for (const version of ['2a', '2b'] as const) {
      const stored = (await bcrypt.hash(password, 4)).replace('$2b$', `$${version}$`);
      expect(await isPasswordRight(stored, password)).toBe(true);
      expect(await isPasswordRight(stored, `${password}x`)).toBe(false);
      expect(await isPasswordRight(stored, `${password.slice(0, -1)}y`)).toBe(false);
    }
  });

  it('is taken as it was typed: no form of Unicode is made into another', async () => {
    const stored = await hashPassword('Blåbær-1'.normalize('NFC'));
    expect(await isPasswordRight(stored, 'Blåbær-1'.normalize('NFD'))).toBe(false);
  });

  it('costs no work when it is far too long', async () => {
    await expect(isPasswordRight('$2a$14$no hash that could be checked', 'x'.repeat(10_000))).resolves.toBe(false);
  });

  it('is never right where there is none', async () => {
    expect(await isPasswordRight(null, '')).toBe(false);
    expect(await isPasswordRight(null, 'anything')).toBe(false);
  });
});

describe('a hash from elsewhere', () => {
  const salted = (head: string) => `${head}$${'c29tZXNhbHQ'.padEnd(22, 'A')}$${'A'.repeat(43)}`;

  it.each([
    [`$2a$10$${'a'.repeat(53)}`, 'bcrypt'],
    [`$2b$04$${'a'.repeat(53)}`, 'bcrypt'],
    [salted('$argon2id$v=19$m=65536,t=3,p=4'), 'argon2id'],
    [`$2a$31$${'a'.repeat(53)}`, null],
    [`$2a$10$${'a'.repeat(52)}`, null],
    [`$2a$10$${'a'.repeat(53)}\n`, null],
    [salted('$argon2i$v=19$m=65536,t=3,p=4'), null],
    [salted('$argon2id$v=19$m=4194304,t=3,p=4'), null],
    [salted('$argon2id$v=19$m=65536,t=99,p=4'), null],
    [salted('$argon2id$v=19$m=8,t=1,p=4'), null],
    ['$fbscrypt$v=1,n=14,r=8,p=1$c2FsdA==$aGFzaA==', null],
    ['5f4dcc3b5aa765d61d8327deb882cf99', null],
    ['', null],
  ])('%s is %s', (hash, kind) => {
    expect(kindOfHash(hash)).toBe(kind);
  });

  it('is up to date when it costs what ours cost', async () => {
    expect(isUpToDate(await hashPassword('x'))).toBe(true);
    expect(isUpToDate(salted('$argon2id$v=19$m=65536,t=3,p=4'))).toBe(false);
  });
});
