import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository as a command leaves them. Nothing is written before all of them are as expected. */
export interface Sources {
  /** The text of a file, by its path below the root; one that is missing is an error that names it. */
  read(file: string): string;
  /** Adds files; one that is there already is an error. */
  add(files: Readonly<Record<string, string>>): void;
  /** Changes a file as `by` says; one in which that changes nothing is an error. */
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
      const after = by(before);
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

/**
 * Adds an entry at the end of a list or record that begins with `opening`, such as `pages: [`. Brackets in texts would
 * mislead it; what the commands add to has none.
 */
export function addEntry(text: string, opening: string, entry: string): string {
  const begin = text.indexOf(opening);
  if (begin === -1) return text;
  let depth = 1;
  let at = begin + opening.length;
  for (; depth > 0 && at < text.length; at += 1) depth += DEPTHS[text.charAt(at)] ?? 0;
  const inner = text.slice(begin + opening.length, at - 1).trimEnd();
  const comma = inner === '' || inner.endsWith(',') ? '' : ',';
  return `${text.slice(0, begin + opening.length)}${inner}${comma}\n${entry},\n${text.slice(at - 1)}`;
}

const DEPTHS: Readonly<Record<string, number>> = { '[': 1, '{': 1, '(': 1, ']': -1, '}': -1, ')': -1 };
