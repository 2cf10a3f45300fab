import { LANGUAGES } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import { languageOf } from './mail.ts';
import en from './messages/en.ts';
import no from './messages/no.ts';
import { renderMail } from './renderMail.ts';
import type { MailMessage } from './renderMail.ts';

const LINK = 'https://spire.example/auth/v1/verify?token=pkce_x&type=signup';
const CODE = '012345';
const proof = { link: LINK, code: CODE, validSeconds: 3600 } as const;

type Draft<M = MailMessage> = M extends MailMessage ? Omit<M, 'to' | 'language'> : never;
const DRAFTS: readonly Draft[] = [
  { template: 'confirmation', ...proof },
  { template: 'magicLink', ...proof },
  { template: 'recovery', ...proof },
  { template: 'invite', ...proof },
  { template: 'emailChangeNew', ...proof },
  { template: 'emailChangeCurrent', newEmail: 'ny@example.no', ...proof },
  { template: 'reauthentication', code: CODE, validSeconds: 3600 },
  { template: 'existingAccount', link: LINK },
  { template: 'addressTaken', link: LINK },
  { template: 'passwordChanged', link: LINK },
  { template: 'factorAdded', link: LINK },
  { template: 'factorRemoved', link: LINK },
  { template: 'emailChanged' },
];

const render = (draft: Draft, language: Language) => renderMail({ to: 'kari@example.no', language, ...draft });

/** The words of the HTML part, as a mail program shows and copies them. */
function wordsOf(html: string): string {
  const body = html.replace(/^[\s\S]*<div class="card">/, '').replaceAll(/<br>|<\/p>/g, '\n');
  return body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");
}

const EVERY = LANGUAGES.flatMap((language) => DRAFTS.map((draft) => ({ language, draft, name: draft.template })));

describe('every mail', () => {
  it('is among those looked at here', () => {
    const templates = Object.entries(no).flatMap(([name, texts]) => (typeof texts === 'object' ? [name] : []));
    expect(DRAFTS.map(({ template }) => template).toSorted()).toEqual(templates.toSorted());
  });

  it.each(EVERY)('$name says the same as text and as HTML in $language', ({ draft, language }) => {
    const { text, html, subject } = render(draft, language);
    const words = wordsOf(html);
    for (const paragraph of text.split('\n').filter((line) => line !== '')) {
      // The button has no colon.
      expect(words).toContain(paragraph.replace(/:$/, ''));
    }
    expect(html).toContain(`<html lang="${language === 'no' ? 'nb' : 'en'}">`);
    expect(subject + text + html).not.toMatch(/\{\{|undefined/);
    expect(subject).not.toContain(CODE);
  });

  it.each(EVERY)('$name in $language leads where it should and loads nothing', ({ draft, language }) => {
    const { links, html } = render(draft, language);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&'));
    expect(links).toEqual('link' in draft ? [LINK] : []);
    expect(addresses).toEqual('link' in draft ? [LINK, LINK] : []);
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(/i);
  });

  it.each(DRAFTS)('$template has its own words in each language', ({ template }) => {
    expect(no[template].subject).not.toBe(en[template].subject);
    expect(no[template].otherwise).not.toBe(en[template].otherwise);
  });
});

describe('a mail', () => {
  it('shows its code in two halves that are copied as one', () => {
    const { html, text } = render(DRAFTS[0] as Draft, 'no');
    expect(html).toContain('<span class="code">012<span class="half">345</span></span>');
    expect(text).toContain(`\n${CODE}\n`);
  });

  it('tells in words how long it works', () => {
    const text = (language: Language, validSeconds: number) =>
      render({ template: 'recovery', ...proof, validSeconds }, language).text;
    expect(text('no', 3600)).toContain('1 time,');
    expect(text('no', 7200)).toContain('2 timer');
    expect(text('en', 1800)).toContain('30 minutes');
  });

  it('holds no markup that came from outside, and shows an address as it is', () => {
    const newEmail = "<b>$&'@example.no";
    const { html, text } = render(
      { template: 'emailChangeCurrent', ...proof, newEmail, link: 'https://x/"><script>' },
      'en',
    );
    expect(html).not.toMatch(/<script>|<b>/);
    expect(text).toContain(newEmail);
  });

  it('is written in the language told at sign-up, Norwegian when none was', () => {
    expect(languageOf({ preferred_language: 'en' })).toBe('en');
    expect(languageOf({ language: 'engelsk' })).toBe('en');
    expect(languageOf({ preferred_language: 7 })).toBe('no');
    expect(languageOf({})).toBe('no');
  });
});
