import { EXPORT_KINDS, EXPORT_WORDS } from '@spire/content/exportWords';
import { escapeHtml } from '@spire/domain/escapeHtml';
import type { Language } from '@spire/domain/languages';
import type { ExportDocument, ExportedFile } from '@spire/graph-shared/export/exportDocument';
import { giveWay } from '@spire/graph-kit/giveWay';
import { EXPORT_BATCH } from '@spire/graph-shared/export/readAll';
import { type ExportEntry, exportEntries } from './exportEntries.ts';
import { timeWriter } from './peoplesTimes.ts';

/** The page loads and runs nothing, wherever the file is opened. */
const POLICY = "default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light dark; --text: #1f2430; --quiet: #565d6d; --line: #d9dce3; --back: #fbfaf7; }
@media (prefers-color-scheme: dark) {
  :root { --text: #eceef3; --quiet: #a9b0bf; --line: #3a4150; --back: #171b24; }
}
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1.0625rem/1.6 system-ui, sans-serif;
  color: var(--text); background: var(--back); overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
article { padding: 0.75rem 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0; white-space: pre-line; }
time, dt, .quiet { color: var(--quiet); }
dl { margin: 0.25rem 0; }
dt, dd { display: inline; margin: 0; }
dl div::before { content: none; }
audio { display: block; width: 100%; max-width: 24rem; margin-top: 0.5rem; }
img { display: block; max-width: 100%; max-height: 24rem; margin-top: 0.5rem; border-radius: 0.5rem; }
@media print { body { max-width: none; padding: 0; color: #000; background: #fff; } }
`;

/**
 * Everything in a document as one page in the person's language that needs nothing but itself: to be read, printed and
 * kept. Pictures and voice notes follow where they belong, one at a time, so that no more than one of them is held.
 */
export async function* exportPage(
  document: ExportDocument,
  read: (path: string) => Promise<ExportedFile>,
  { language, timeZone }: { language: Language; timeZone: string },
): AsyncGenerator<string> {
  const words = EXPORT_WORDS[language];
  const times = timeWriter(language, timeZone);
  const made = words.made
    .replace('{{when}}', times.moment(document.exportedAt))
    .replace('{{who}}', () => document.account.email);

  const whenOf = ({ date, at }: ExportEntry) => (date !== null ? times.day(date) : at === null ? '' : times.moment(at));
  const head = (entry: ExportEntry) => {
    const when = whenOf(entry);
    return [
      ...(entry.title === '' ? [] : [`<h3>${escapeHtml(entry.title)}</h3>`]),
      ...(when === ''
        ? []
        : [`<time datetime="${escapeHtml(entry.date ?? entry.at ?? '')}">${escapeHtml(when)}</time>`]),
      ...(entry.text === '' ? [] : [`<p>${escapeHtml(entry.text)}</p>`]),
      ...(entry.details.length === 0
        ? []
        : [
            `<dl>${entry.details.map(([name, value]) => `<div><dt>${escapeHtml(name)}:</dt> <dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`,
          ]),
    ].join('\n');
  };

  yield `<!doctype html>
<html lang="${language === 'no' ? 'nb' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(made)}</p>
`;
  const entries = exportEntries(document, language);
  let written = 0;
  let { value: entry } = entries.next();
  for (const kind of EXPORT_KINDS) {
    yield `<section>\n<h2>${escapeHtml(words.kinds[kind])}</h2>\n${entry?.kind === kind ? '' : `<p class="quiet">${escapeHtml(words.nothing)}</p>\n`}`;
    for (; entry?.kind === kind; { value: entry } = entries.next()) {
      yield `<article>\n${head(entry)}\n`;
      if (entry.picture !== null) yield imageOf(await read(entry.picture), entry.title, words.unreadable);
      if (entry.voice !== null) yield soundOf(await read(entry.voice), entry.title, words.unreadableVoice);
      yield '</article>\n';
      written += 1;
      if (written % EXPORT_BATCH === 0) await giveWay();
    }
    yield '</section>\n';
  }
  yield '</body>\n</html>\n';
}

function imageOf({ type, base64 }: ExportedFile, title: string, unreadable: string): string {
  if (type === null || base64 === null) return `<p class="quiet">${escapeHtml(unreadable)}</p>\n`;
  return `<img alt="${escapeHtml(title)}" src="data:${escapeHtml(type)};base64,${base64}">\n`;
}

function soundOf({ type, base64 }: ExportedFile, title: string, unreadable: string): string {
  if (type === null || base64 === null) return `<p class="quiet">${escapeHtml(unreadable)}</p>\n`;
  return `<audio controls preload="none" aria-label="${escapeHtml(title)}" src="data:${escapeHtml(type)};base64,${base64}"></audio>\n`;
}
