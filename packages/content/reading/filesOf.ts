import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from './collection.ts';
import type { Problem } from './problem.ts';

const TEXTS = path.resolve(import.meta.dirname, '../texts');
const ENDING = '.yaml';

/** A file of texts as it lies there. */
export interface TextFile {
  /** Its name in its folder, without the ending. */
  name: string;
  /** Its path below `texts/`. */
  file: string;
  source: string;
  noun: string;
}

const problem = (file: string, says: string): Problem => ({ file, line: 1, about: '', says });

/** The files of a collection in their order, and those that are missing or that nothing reads. */
export function filesOf({ at, names, isOpen, noun }: Collection): { files: TextFile[]; problems: Problem[] } {
  const read = (file: string, name: string): TextFile => ({
    name,
    file,
    noun,
    source: readFileSync(path.join(TEXTS, file), 'utf8'),
  });
  if (names === null) {
    const file = `${at}${ENDING}`;
    if (!existsSync(path.join(TEXTS, file))) return { files: [], problems: [problem(file, 'the file is missing')] };
    return { files: [read(file, at)], problems: [] };
  }
  const folder = path.join(TEXTS, at);
  const found = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
        .toSorted()
    : [];
  const others = found.filter((name) => !names.includes(name));
  const pathOf = (name: string) => `${at}/${name}${ENDING}`;
  const problems = [
    ...names.filter((name) => !found.includes(name)).map((name) => problem(pathOf(name), 'the file is missing')),
    ...(isOpen ? [] : others).map((name) =>
      problem(pathOf(name), `nothing reads this file: the files of this folder are ${names.join(', ')}`),
    ),
  ];
  const known = names.filter((name) => found.includes(name));
  return { files: [...known, ...(isOpen ? others : [])].map((name) => read(pathOf(name), name)), problems };
}

/** Files below `texts/` that belong to no collection. */
export function strayFiles(collections: readonly Collection[]): Problem[] {
  const isRead = (file: string) =>
    collections.some(({ at, names }) => (names === null ? file === `${at}${ENDING}` : path.dirname(file) === at));
  return globSync('**/*', { cwd: TEXTS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEXTS, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !isRead(file) || !file.endsWith(ENDING))
    .map((file) => problem(file, 'nothing reads this file'));
}
