import { LOCALES } from '@spire/domain/languages';
import type { Language } from '@spire/domain/languages';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { Mirror } from '@spire/i18n/catalogue';
import { escapeHtml } from '@spire/domain/escapeHtml';
import type { InboxMessage } from './inboxStore.ts';
import { INBOX_STYLE } from './inboxStyle.ts';
import en from './messages/en.ts';
import no from './messages/no.ts';

const CATALOGUES: Readonly<Record<Language, Mirror<typeof no>>> = { no, en };

const SPROUT = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none">
<path d="M14 25V12" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>
<path d="M14 15C8.5 15 5 11.5 5 6c5.500 0 9 3.500 9 9Z" fill="currentColor"/>
<path d="M14 12.500c0-4.500 3-8 9-8.500.500 5.500-3 8.500-9 8.500Z" fill="currentColor" opacity=".65"/>
</svg>`;

function pagePath(language: Language, id?: string): string {
  return `${SERVICE_PATHS.inbox}${id === undefined ? '' : `/${id}`}?language=${language}`;
}

function layout(language: Language, title: string, content: string, id?: string): string {
  const other = language === 'no' ? 'en' : 'no';
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Spire</title>
<style>${INBOX_STYLE}</style>
</head>
<body>
<header>
<span class="brand">${SPROUT}Spire</span>
<a class="control" href="${pagePath(other, id)}" lang="${LOCALES[other]}" hreflang="${LOCALES[other]}">${CATALOGUES[language].otherLanguage}</a>
</header>
<main>
${content}
</main>
</body>
</html>
`;
}

function dateTime(date: Date, language: Language): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return `<time datetime="${date.toISOString()}">${escapeHtml(words)}</time>`;
}

/** The list of mails, newest first. */
export function inboxPage(language: Language, messages: readonly InboxMessage[]): string {
  const texts = CATALOGUES[language];
  const items = messages.map(
    ({ id, subject, to, date }) =>
      `<li><a href="${pagePath(language, id)}"><strong>${escapeHtml(subject)}</strong><span><span>${escapeHtml(to)}</span>${dateTime(date, language)}</span></a></li>`,
  );
  const list =
    items.length === 0
      ? `<div class="card"><h2 style="margin-top:0">${texts.emptyTitle}</h2><p style="margin:0">${texts.empty}</p></div><p></p>`
      : `<ul class="list">${items.join('\n')}</ul>`;
  return layout(
    language,
    texts.title,
    `<h1>${texts.title}</h1><p class="muted">${texts.lead}</p>${list}<a class="action" href="${pagePath(language)}">${texts.reload}</a>`,
  );
}

/** A frame cannot ask its letter how long it is, as no script runs there: the length of the text tells. */
function letterFrame({ html, text }: InboxMessage, title: string): string {
  // The sandbox runs no scripts; only a press on a link may lead the whole page away.
  const framed = html.replace('<head>', '<head><base target="_top">');
  return `<iframe title="${escapeHtml(title)}" style="--length: ${text.length}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>`;
}

/** One mail: the letter as the recipient sees it, then its links to press or copy, then its text. */
export function messagePage(language: Language, message: InboxMessage): string {
  const texts = CATALOGUES[language];
  const isWeb = (link: string) => /^https?:\/\//.test(link);
  const links = message.links
    .filter(isWeb)
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return layout(
    language,
    message.subject,
    `<a class="control" href="${pagePath(language)}">${texts.back}</a>
<h1>${escapeHtml(message.subject)}</h1>
<dl><dt>${texts.to}</dt><dd>${escapeHtml(message.to)}</dd><dt>${texts.sent}</dt><dd>${dateTime(message.date, language)}</dd></dl>
${letterFrame(message, texts.letter)}
${links.length === 0 ? '' : `<h2>${texts.links}</h2><ul class="links">${links.join('')}</ul>`}
<details><summary>${texts.plain}</summary><div class="card"><pre>${escapeHtml(message.text)}</pre></div></details>`,
    message.id,
  );
}

export function missingMessagePage(language: Language): string {
  const texts = CATALOGUES[language];
  return layout(
    language,
    texts.missingTitle,
    `<h1>${texts.missingTitle}</h1><p>${texts.missing}</p><a class="action" href="${pagePath(language)}">${texts.back}</a>`,
  );
}
