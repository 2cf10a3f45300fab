import { LOCALES } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import type { Mirror } from '@spire/i18n/catalogue';
import { escapeHtml } from '../escapeHtml.ts';
import en from './messages/en.ts';
import no from './messages/no.ts';

const CATALOGUES: Readonly<Record<Language, Mirror<typeof no>>> = { no, en };

/** A mail to write: which one, to whom, in which language, and the address its button leads to. */
export type MailMessage = { readonly to: string; readonly language: Language; readonly link: string } & (
  | { readonly template: 'confirmation' | 'recovery'; readonly validSeconds: number }
  | { readonly template: 'existingAccount' }
);

/** A mail as it is sent: the same content as text and as HTML. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

/** "1 time", "30 minutes": whole hours when it comes out even, else minutes. */
function inWords(seconds: number, language: Language): string {
  const isHours = seconds >= 3600 && seconds % 3600 === 0;
  const [amount, unit] = isHours ? [seconds / 3600, 'hour'] : [Math.max(1, Math.round(seconds / 60)), 'minute'];
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

interface Content {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly action: string;
  readonly link: string;
  readonly details: string;
  readonly otherwise: string;
  readonly linkBelow: string;
  readonly signature: string;
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: #FAF6EF; color: #1E2A24; font: 17px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  .page { max-width: 34rem; margin: 0 auto; padding: 24px 16px; }
  .brand { margin: 0 0 16px; font-size: 20px; font-weight: 650; color: #205337; }
  .card { background: #FFFDF9; border: 1px solid #D9D1C3; border-radius: 22px; padding: 28px 24px; }
  p { margin: 0 0 16px; }
  .action { display: inline-block; padding: 15px 28px; border-radius: 18px; background: #205337; color: #FFFFFF; font-weight: 650; text-decoration: none; }
  .quiet { color: #414F47; font-size: 15px; }
  .address { overflow-wrap: anywhere; color: #205337; }
  .last { margin: 0; }
  @media (prefers-color-scheme: dark) {
    body { background: #141A17; color: #E8EEE8; }
    .card { background: #1D2521; border-color: #33403A; }
    .brand, .address { color: #9AD6AC; }
    .action { background: #9AD6AC; color: #0F2417; }
    .quiet { color: #B9C6BD; }
  }`;

function renderHtml(content: Content): string {
  const link = escapeHtml(content.link);
  return `<!doctype html>
<html lang="${LOCALES[content.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<div class="page">
<p class="brand">Spire</p>
<div class="card">
<p>${escapeHtml(content.greeting)}</p>
<p>${escapeHtml(content.lead)}</p>
<p><a class="action" href="${link}">${escapeHtml(content.action)}</a></p>
<p>${escapeHtml(content.details)}</p>
<p>${escapeHtml(content.otherwise)}</p>
<p class="quiet">${escapeHtml(content.linkBelow)}<br><a class="address" href="${link}">${link}</a></p>
<p class="last">${escapeHtml(content.signature)}</p>
</div>
</div>
</body>
</html>
`;
}

function renderText(content: Content): string {
  const { greeting, lead, action, link, details, otherwise, signature } = content;
  return `${[greeting, lead, `${action}:\n${link}`, details, otherwise, signature].join('\n\n')}\n`;
}

/** Writes a mail in the person's language. */
export function renderMail(message: MailMessage): RenderedMail {
  const catalogue = CATALOGUES[message.language];
  const texts = catalogue[message.template];
  const validity = message.template === 'existingAccount' ? '' : inWords(message.validSeconds, message.language);
  const content: Content = {
    ...texts,
    language: message.language,
    link: message.link,
    details: texts.details.replace('{{validity}}', validity),
    greeting: catalogue.greeting,
    linkBelow: catalogue.linkBelow,
    signature: catalogue.signature,
  };
  return {
    to: message.to,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
    links: [message.link],
  };
}
