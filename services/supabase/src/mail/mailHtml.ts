import { LOCALES } from '@spire/domain/languages';
import { escapeHtml } from '@spire/domain/escapeHtml';
import type { MailContent } from './mailContent.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: #FAF6EF; color: #1E2A24; font: 17px/1.55 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', sans-serif; }
  .page { max-width: 34rem; margin: 0 auto; padding: 24px 16px; }
  .brand { margin: 0 0 16px; font-size: 20px; font-weight: 650; color: #205337; }
  .card { background: #FFFDF9; border: 1px solid #D9D1C3; border-radius: 22px; padding: 28px 24px; }
  p { margin: 0 0 16px; overflow-wrap: anywhere; }
  .action { display: inline-block; padding: 15px 28px; border-radius: 18px; background: #205337; color: #FFFFFF; font-weight: 650; text-decoration: none; }
  .code { font-size: 32px; line-height: 1.4; font-weight: 650; letter-spacing: 2px; font-variant-numeric: tabular-nums; color: #205337; }
  .half { margin-left: 14px; }
  .quiet { color: #414F47; font-size: 15px; }
  .address { color: #205337; }
  .last { margin: 0; }
  @media (prefers-color-scheme: dark) {
    body { background: #141A17; color: #E8EEE8; }
    .card { background: #1D2521; border-color: #33403A; }
    .brand, .address, .code { color: #9AD6AC; }
    .action { background: #9AD6AC; color: #0F2417; }
    .quiet { color: #B9C6BD; }
  }`;

/** In two halves set apart by a margin: easy to read, and no space comes along when it is copied. */
function codeHtml(digits: string): string {
  const middle = Math.ceil(digits.length / 2);
  return `<span class="code">${digits.slice(0, middle)}<span class="half">${digits.slice(middle)}</span></span>`;
}

/** The HTML part of a mail: no pictures, no scripts, nothing loaded, and no link but its own. */
export function mailHtml(content: MailContent): string {
  const { language, link, code } = content;
  const address = escapeHtml(link?.address ?? '');
  const paragraphs = [
    `<p>${escapeHtml(content.greeting)}</p>`,
    `<p>${escapeHtml(content.lead)}</p>`,
    ...(link === null ? [] : [`<p><a class="action" href="${address}">${escapeHtml(link.action)}</a></p>`]),
    ...(code === null ? [] : [`<p>${escapeHtml(code.lead)}<br>${codeHtml(escapeHtml(code.digits))}</p>`]),
    `<p>${escapeHtml(content.details)}</p>`,
    `<p>${escapeHtml(content.otherwise)}</p>`,
    ...(link === null
      ? []
      : [`<p class="quiet">${escapeHtml(link.otherWay)}<br><a class="address" href="${address}">${address}</a></p>`]),
    `<p class="last">${escapeHtml(content.signature)}</p>`,
  ];
  return `<!doctype html>
<html lang="${LOCALES[language]}">
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
${paragraphs.join('\n')}
</div>
</div>
</body>
</html>
`;
}
