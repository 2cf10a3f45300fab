import { Parser } from 'htmlparser2';

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);
const LINES = new Set(['div', 'li', 'tr']);
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template']);
const MARKUP = /[<&]/;

/** HTML as plain text: line breaks and list marks stay, entities are decoded, scripts are dropped. */
export function htmlText(html: string): string {
  if (!MARKUP.test(html)) return tidyText(html);
  const parts: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'br') parts.push('\n');
      else if (BLOCKS.has(name)) parts.push('\n\n');
      else if (LINES.has(name)) parts.push('\n');
      if (name === 'li') parts.push('- ');
    },
    ontext(text) {
      if (unseen === 0) parts.push(text);
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BLOCKS.has(name)) parts.push('\n\n');
      else if (LINES.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  return tidyText(parts.join('').replaceAll(/\n+(?=- )/g, '\n'));
}

/** A text without odd spaces, without spaces at the ends of lines, and with at most one empty line at a time. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
