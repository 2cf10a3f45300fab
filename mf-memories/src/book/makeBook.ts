import { escapeHtml } from '@spire/domain/escapeHtml';
import { bookStyle, type BookSize } from './bookStyle.ts';

/** The file loads nothing and runs nothing, wherever it is opened. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const ON_SCREEN =
  '@media screen { body { margin: 2rem auto; background: #eee; } [data-book] { margin: auto; padding: 10mm; } }';

interface Book {
  title: string;
  locale: string;
  size: BookSize;
  /** The sheets as they are printed. */
  sheets: Element;
  /** The content of a picture; undefined where it cannot be had. */
  read: (path: string) => Promise<Blob | undefined>;
}

/** The book as one page that needs nothing but itself, with its pictures inside. */
export async function makeBook({ title, locale, size, sheets, read }: Book): Promise<string> {
  const copy = document.createElement('main');
  copy.dataset['book'] = '';
  copy.append(...[...sheets.childNodes].map((sheet) => sheet.cloneNode(true)));
  // One at a time: a telephone does not hold hundreds of pictures at once twice.
  for (const image of copy.querySelectorAll<HTMLImageElement>('img[data-path]')) {
    const picture = await read(image.dataset['path'] ?? '');
    if (picture === undefined) image.remove();
    else image.src = await dataAddress(picture);
    delete image.dataset['path'];
  }
  const head = escapeHtml(title);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${head}</title><style>${bookStyle(size)}${ON_SCREEN}</style></head>
<body>${copy.outerHTML}</body></html>
`;
}

/** The content of a picture as an address that holds it. */
function dataAddress(picture: Blob): Promise<string> {
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
