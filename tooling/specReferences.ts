/**
 * Finds the requirements of docs/spec that a text names, in these forms and no others:
 *
 * - `D45`, `A16`, `S20`: a capital D, A or S and a number below 200 without a leading zero.
 * - `S6–S15`, `D69 to D74`: a range of one letter, whose every number counts.
 * - `trap 60`, `traps 12 and 60`, `traps 14 to 16`, `trap 87b`.
 * - `spec 1 §7`, `spec 1 §7.2`, and after it in the same line `§8` of the same text.
 *
 * A reference may be broken over two lines of a comment. The grammar is narrow because much else looks like an identifier.
 * It leaves out a token after a letter, a digit or one of `# + . / _ & $ -` (colours, ranges of code points, addresses,
 * base64), a token before a letter, a digit or a number (`A46 46` of path data), and files that `isRead` leaves out. A
 * false friend that happens to be an identifier, such as the paper A4, does no harm, because it resolves.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `anchor` is undefined where a section does not say of which text it is. */
export interface Reference {
  words: string;
  anchor: string | undefined;
  index: number;
}

/** A space, or a line break and what begins the next line of a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//|--|#|>)?[ \t]*)`;
const NUMBER = String.raw`(?:1\d\d|[1-9]\d?)`;

const IDENTIFIER = new RegExp(
  String.raw`(?<![\p{L}\p{N}#+./_&$-])([DSA])(${NUMBER})(?:(?:[–-]\1?|\.\.\1?|${GAP}to${GAP}\1)(${NUMBER}))?(?![\p{L}\p{N}_]|[ ,]-?\.?\d)`,
  'gu',
);
const TRAP = String.raw`\d+(?:[a-z]\b)?`;
const TRAPS = new RegExp(
  String.raw`\b[Tt]rap(?:${GAP}(${TRAP})|s${GAP}(${TRAP}(?:(?:,${GAP}(?:and${GAP}|or${GAP})?|${GAP}(?:and|or|to)${GAP}|–)${TRAP})*))`,
  'gu',
);
const SECTION = new RegExp(String.raw`(?:\b[Ss]pec(?:ification)?${GAP}(\d+)${GAP})?§[  ]?(\d+(?:\.\d+)?)`, 'gu');

function range(prefix: string, first: string, last: string): string[] {
  const length = Math.max(Number(last) - Number(first) + 1, 1);
  return Array.from({ length }, (_, step) => `${prefix}${Number(first) + step}`);
}

function identifiers(text: string): Reference[] {
  return [...text.matchAll(IDENTIFIER)].flatMap(({ 0: words, 1: letter = '', 2: first = '', 3: last, index }) =>
    range(letter.toLowerCase(), first, last ?? first).map((anchor) => ({ words, anchor, index })),
  );
}

function traps(text: string): Reference[] {
  return [...text.matchAll(TRAPS)].flatMap(({ 0: words, 1: one, 2: several = '', index }) => {
    const parts = [...(one ?? several).matchAll(new RegExp(`([^\\d]*)(${TRAP})`, 'gu'))];
    return parts.flatMap(([, between = '', number = ''], position) => {
      const before = parts[position - 1]?.[2] ?? number;
      const numbers = /\bto\b|–/.test(between) ? range('trap-', `${Number(before) + 1}`, number) : [`trap-${number}`];
      return numbers.map((anchor) => ({ words, anchor, index }));
    });
  });
}

function sections(text: string): Reference[] {
  let known: { text: string; end: number } | undefined;
  return [...text.matchAll(SECTION)].map(({ 0: words, 1: named, 2: section = '', index }) => {
    if (named !== undefined) known = { text: named, end: index + words.length };
    const isMeant = named !== undefined || !/\d ?$/.test(text.slice(Math.max(index - 2, 0), index));
    const isKnown = isMeant && known !== undefined && !text.slice(known.end, index).includes('\n');
    return { words, anchor: isKnown ? `${known?.text}-${section.replace('.', '-')}` : undefined, index };
  });
}

export function referencesIn(text: string): Reference[] {
  return [...identifiers(text), ...traps(text), ...sections(text)];
}

/** An anchor of a page of the specification, and what it stands before. */
export interface Anchor {
  id: string;
  label: string;
}

export function anchorsIn(page: string): Anchor[] {
  return [...page.matchAll(/<a id="([^"]*)"><\/a>(.{0,20})/g)].map(([, id = '', label = '']) => ({ id, label }));
}

/** Addresses that a Markdown page links to, and pages of the specification that any text names by their path. */
export function linksIn(file: string, text: string): { target: string; index: number }[] {
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\(([^)\s]+)\)/g)] : [];
  return [
    ...links.map(({ 1: target = '', index }) => ({ target: resolved(file, target), index })),
    ...[...text.matchAll(/\bdocs\/spec\/[\w-]+\.md(?:#[\w-]+)?/g)].map(({ 0: target, index }) => ({ target, index })),
  ];
}

/** An address of a page as one from the root; an address of the web stays. */
function resolved(file: string, target: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const [page = '', anchor] = target.split('#');
  const whole = page === '' ? file : path.posix.join(path.posix.dirname(file), page);
  return anchor === undefined ? whole : `${whole}#${anchor}`;
}

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'generated',
  'artefacts',
  'coverage',
  'test-results',
  '.git',
  '.turbo',
  '.data',
  '.cache',
]);

/** Everything but built files, lock files, pictures, fonts, and the corpora (JSON lines), in which people speak of roads. */
function isRead(file: string): boolean {
  return !/\.(?:jsonl|png|svg|woff2|log|ico)$|\.generated\.\w+$|package-lock\.json$|dist\.modules\.json$/.test(file);
}

/** The text files below the root by their path from there, read without version control, which may be missing. */
export function readTexts(root: string, folder = ''): [file: string, text: string][] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : readTexts(root, file);
    return entry.isFile() && isRead(file) ? [[file, readFileSync(path.join(root, file), 'utf8')] as const] : [];
  }) as [string, string][];
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
