import { escapeHtml } from '@spire/domain/escapeHtml';

interface BookEntry {
  title: string;
  description: string;
  emoji: string;
  pictureText: string;
  /** Day and category, in words. */
  details: string;
  /** Its picture as a data address. */
  picture: string | undefined;
}

/** The file loads nothing and runs nothing, wherever it is opened. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1.0625rem/1.6 system-ui, sans-serif;
  color: #1e2a24; background: #faf5ef; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { body { color: #e8ece8; background: #141a17; } }
article { margin: 3rem 0; break-inside: avoid; }
img { display: block; max-width: 100%; max-height: 26rem; border-radius: 1.2rem; }
h1, h2 { line-height: 1.25; }
h2 { margin: 0.75rem 0 0; font-size: 1.3rem; }
small { font-size: 0.9rem; opacity: 0.8; }
p { margin: 0.5rem 0; white-space: pre-line; }
@media print { body { max-width: none; padding: 0; color: #000; background: #fff; } }
`;

function entryHtml({ title, description, emoji, pictureText, details, picture }: BookEntry): string {
  const words = escapeHtml(pictureText === '' ? title : pictureText);
  const image = picture === undefined ? '' : `<img src="${escapeHtml(picture)}" alt="${words}">`;
  const head = `<h2>${escapeHtml(emoji)} ${escapeHtml(title)}</h2><small>${escapeHtml(details)}</small>`;
  return `<article>${image}${head}<p>${escapeHtml(description)}</p></article>`;
}

/** The memories as one page that needs nothing but itself, with their pictures inside. */
export function makeBook(book: { title: string; locale: string; entries: readonly BookEntry[] }): string {
  const title = escapeHtml(book.title);
  return `<!doctype html>
<html lang="${escapeHtml(book.locale)}">
<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>${book.entries.map(entryHtml).join('\n')}</body></html>
`;
}

/** The content of a picture as an address that holds it. */
export function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(picture);
  });
}

/** Hands the book over as a file. */
export function saveBook(html: string, name: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
