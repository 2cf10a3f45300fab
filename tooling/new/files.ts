import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files that are not there yet, by their path below the root; one that is there is an error, and nothing is
 * written. Answers them. */
export function addFiles(root: string, files: Readonly<Record<string, string>>): string[] {
  for (const file of Object.keys(files))
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
  return Object.entries(files).map(([file, text]) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return file;
  });
}

/** Reads a file, and says by name when it is missing. */
export function readText(root: string, file: string): string {
  if (!existsSync(path.join(root, file))) throw new Error(`There is no ${file}`);
  return readFileSync(path.join(root, file), 'utf8');
}

/** Changes a file as `by` says; answers which. */
export function changeFile(root: string, file: string, by: (text: string) => string): string {
  const before = readText(root, file);
  const after = by(before);
  if (after === before) throw new Error(`${file} is not written as expected: add the entry by hand`);
  writeFileSync(path.join(root, file), after);
  return file;
}

/**
 * Adds an entry at the end of a list or record that begins with `opening`, such as `pages: [`. Brackets in texts would
 * mislead it; manifests, doors and catalogues have none.
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
