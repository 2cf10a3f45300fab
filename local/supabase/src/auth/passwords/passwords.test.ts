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

  it('is never right where there is none', async () => {
    expect(await isPasswordRight(null, '')).toBe(false);
    expect(await isPasswordRight(null, 'anything')).toBe(false);
  });
});
