import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository as a command leaves them. Nothing is written before all of them are as expected. */
export interface Sources {
  /** The text of a file, by its path below the root; one that is missing is an error that names it. */
  read(file: string): string;
  /** Adds files; one that is there already is an error. */
  add(files: Readonly<Record<string, string>>): void;
  /** Changes a file as `by` says; one in which that changes nothing, or finds no place, is an error. */
  change(file: string, by: (text: string) => string): void;
  /** Writes what was added and changed; answers which files. */
  write(): string[];
}

/** The files below `root`. */
export function openSources(root: string): Sources {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const target = path.join(root, file);
    const text = texts.get(file) ?? (existsSync(target) ? readFileSync(target, 'utf8') : undefined);
    if (text === undefined) throw new Error(`There is no ${file}`);
    return text;
  };
  return {
    read,
    add: (files) => {
      for (const [file, text] of Object.entries(files)) {
        if (texts.has(file) || existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
        texts.set(file, text);
      }
    },
    change: (file, by) => {
      const before = read(file);
      const after = changed(before, by);
      if (after === before) throw new Error(`${file} is not written as expected: add the entry by hand`);
      texts.set(file, after);
    },
    write: () =>
      [...texts].map(([file, text]) => {
        const target = path.join(root, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
        return file;
      }),
  };
}

/** A text has no such place; whoever changes a file says which one it was. */
class NoPlace extends Error {}

/** The text as it was where a change finds no place. */
function changed(before: string, by: (text: string) => string): string {
  try {
    return by(before);
  } catch (error) {
    if (error instanceof NoPlace) return before;
    throw error;
  }
}

/** Where a piece of a text begins. */
function placeOf(text: string, piece: string): number {
  const at = text.indexOf(piece);
  if (at === -1) throw new NoPlace();
  return at;
}

/**
 * Adds an entry at the end of a list or record that begins with `opening`, such as `pages: [`. Brackets in texts would
 * mislead it; what the commands add to has none.
 */
export function addEntry(text: string, opening: string, entry: string): string {
  const begin = placeOf(text, opening);
  let depth = 1;
  let at = begin + opening.length;
  for (; depth > 0 && at < text.length; at += 1) depth += DEPTHS[text.charAt(at)] ?? 0;
  const inner = text.slice(begin + opening.length, at - 1).trimEnd();
  const comma = inner === '' || inner.endsWith(',') ? '' : ',';
  return `${text.slice(0, begin + opening.length)}${inner}${comma}\n${entry},\n${text.slice(at - 1)}`;
}

const DEPTHS: Readonly<Record<string, number>> = { '[': 1, '{': 1, '(': 1, ']': -1, '}': -1, ')': -1 };

/** Adds lines before the first line that begins with `next`. */
export function addBefore(text: string, next: string, lines: string): string {
  const at = placeOf(text, `\n${next}`) + 1;
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}

/** Adds an import of a file of ours to a list of them that goes by their paths. */
export function addImport(text: string, line: string): string {
  const pathOf = (each: string) => /^(?:import|\}).* from '(\.[^']+)';$/.exec(each)?.[1] ?? '';
  const next = text.split('\n').find((each) => pathOf(each) > pathOf(line) && each.startsWith('import'));
  if (next === undefined) throw new NoPlace();
  return addBefore(text, next, line);
}

/** Adds entries of one line each to a record that begins with `opening` and goes by its names. */
export function addInOrder(text: string, opening: string, lines: readonly string[]): string {
  const begin = placeOf(text, opening) + opening.length;
  const end = text.indexOf('\n}', begin);
  const nameOf = (line: string) => /^ +'?(\w+)/.exec(line)?.[1] ?? '';
  const inner = lines.reduce((all, line) => {
    const next = all.findIndex((each) => nameOf(each) > nameOf(line));
    return all.toSpliced(next === -1 ? all.length : next, 0, line);
  }, text.slice(begin, end).split('\n'));
  return text.slice(0, begin) + inner.join('\n') + text.slice(end);
}
