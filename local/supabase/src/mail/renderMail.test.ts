import { renderMail } from './renderMail.ts';
import { languageOf } from './mail.ts';
import en from './messages/en.ts';
import no from './messages/no.ts';

const LINK = 'https://spire.example/auth/v1/verify?token=pkce_x&type=signup';
const base = { to: 'kari@example.no', link: LINK } as const;

describe('a mail', () => {
  it.each(['no', 'en'] as const)('says the same as text and as HTML in %s', (language) => {
    const mail = renderMail({ ...base, language, template: 'confirmation', validSeconds: 3600 });
    expect(mail.links).toEqual([LINK]);
    expect(mail.text).toContain(LINK);
    expect(mail.html).toContain(LINK.replaceAll('&', '&amp;'));
    expect(mail.text + mail.html).not.toContain('{{');
    expect(mail.html).toContain(`<html lang="${language === 'no' ? 'nb' : 'en'}">`);
  });

  it('tells in words how long the link works', () => {
    const text = (language: 'no' | 'en', validSeconds: number) =>
      renderMail({ ...base, language, template: 'recovery', validSeconds }).text;
    expect(text('no', 3600)).toContain('1 time,');
    expect(text('no', 7200)).toContain('2 timer');
    expect(text('en', 1800)).toContain('30 minutes');
  });

  it('holds no markup that came from outside', () => {
    const mail = renderMail({ ...base, link: 'https://x/"><script>', language: 'en', template: 'existingAccount' });
    expect(mail.html).not.toContain('<script>');
  });

  it('has its own words in each language', () => {
    for (const template of ['confirmation', 'existingAccount', 'recovery'] as const)
      expect(no[template].subject).not.toBe(en[template].subject);
  });

  it('is written in the language told at sign-up, Norwegian when none was', () => {
    expect(languageOf({ preferred_language: 'en' })).toBe('en');
    expect(languageOf({ language: 'engelsk' })).toBe('en');
    expect(languageOf({ preferred_language: 7 })).toBe('no');
    expect(languageOf({})).toBe('no');
  });
});
