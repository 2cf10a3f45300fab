import { readAuthSettings } from './settings.ts';

describe('the settings of the auth service', () => {
  it('have sensible defaults when no variable is set', () => {
    expect(readAuthSettings({})).toMatchObject({
      isSignupDisabled: false,
      isAutoconfirm: false,
      accessTokenSeconds: 3600,
      linkSeconds: 3600,
      codeSeconds: 300,
      mailIntervalSeconds: 60,
      reuseSeconds: 10,
      passwordMinLength: 8,
      passwordCharacterSets: null,
    });
  });

  it('read durations as Supabase Auth does, in seconds or in Go’s notation', () => {
    const interval = (text: string) => readAuthSettings({ GOTRUE_SMTP_MAX_FREQUENCY: text }).mailIntervalSeconds;
    expect(interval('90')).toBe(90);
    expect(interval('1m30s')).toBe(90);
    expect(interval('500ms')).toBe(0.5);
    expect(interval('0s')).toBe(0);
  });

  it('read lists of addresses and of character sets', () => {
    const settings = readAuthSettings({
      GOTRUE_URI_ALLOW_LIST: 'https://one.example/a, https://two.example/b',
      GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abc:123:\\:;',
    });
    expect(settings.redirectAllowList).toEqual(['https://one.example/a', 'https://two.example/b']);
    expect(settings.passwordCharacterSets).toEqual(['abc', '123', ':;']);
    expect(readAuthSettings({ GOTRUE_PASSWORD_REQUIRED_CHARACTERS: '' }).passwordCharacterSets).toEqual([]);
  });

  it('name every variable that is wrong', () => {
    const wrong = { GOTRUE_JWT_EXP: 'soon', GOTRUE_SITE_URL: 'ftp://x', GOTRUE_DISABLE_SIGNUP: 'maybe' };
    expect(() => readAuthSettings(wrong)).toThrow(/GOTRUE_JWT_EXP/);
    expect(() => readAuthSettings(wrong)).toThrow(/GOTRUE_SITE_URL/);
    expect(() => readAuthSettings(wrong)).toThrow(/GOTRUE_DISABLE_SIGNUP/);
  });
});
