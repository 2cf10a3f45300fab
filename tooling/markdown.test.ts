import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsIn, isCommandThere, wordsOf } from './documentedCode.ts';

const root = path.resolve(__dirname, '..');

/** The specification has a test of its own, and the answers that were judged are quotations. */
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/^docs\/(?:spec|evaluation)\//.test(file))
  .sort();

/** A program writes their tables, with as many words in a cell as a figure needs. */
const WITH_WRITTEN_TABLES = ['docs/understanding.md', 'docs/crisis-screening.md'];
/** A formatter pads every row to the widest cell: beyond this a table is unreadable as text, and a list reads better. */
const WIDEST_CELL = 120;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** Code blocks are examples: neither their links nor their lines are the document's own. */
const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

test('no table has a cell that is too wide to read', () => {
  const wide = documents
    .filter((file) => !WITH_WRITTEN_TABLES.includes(file))
    .flatMap((file) =>
      withoutCode(read(file))
        .split('\n')
        .filter((line) => line.trimStart().startsWith('|'))
        .flatMap(cellsOf)
        .filter((cell) => cell.length > WIDEST_CELL && !/^:?-+:?$/.test(cell))
        .map((cell) => `${file}: ${cell.slice(0, 60)}… (${String(cell.length)} characters)`),
    );
  expect(documents.length).toBeGreaterThan(100);
  expect(wide).toEqual([]);
});

test('every link leads to a file', () => {
  const links = documents.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({
      file,
      target,
    })),
  );
  expect(links.length).toBeGreaterThan(300);
  const broken = links.filter(({ file, target }) => !existsSync(path.join(root, path.dirname(file), target)));
  expect(broken.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});

const WORKSPACES =
  'bench|bootstrap|deploy|docs|e2e|graph|language|local|mf-checkin|mf-memories|mf-onboarding|mf-profile|mf-tools|ops|packages|services|shell|tooling';
/** Files that a build writes, an operator makes, or a document has as an example. */
const NOT_IN_THE_TREE = /\/dist(?:\/|$)|\/generated(?:\/|$)|\.env$|quiet-room|NNNN|^noun\.role|^X\.|^x\.|^placeX\./;

/** Files by the end of their path, as documents name them: `registerCrisisHelp.ts`, `rest/day.ts`. */
function filesByEnd(): (named: string) => boolean {
  const files = globSync(`{${WORKSPACES.replaceAll('|', ',')}}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const ends = new Set(
    files.flatMap((file) => {
      const parts = file.split(path.sep);
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  );
  return (named) => ends.has(named);
}

test('every file and folder of the code that a document names is there', () => {
  const isThere = filesByEnd();
  const missing = documents
    // A change log names files of its day.
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => {
      const named = [...withoutCode(read(file)).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
      const folders = named.filter((name) => new RegExp(`^(?:${WORKSPACES})/`).test(name));
      const sources = named.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !folders.includes(name));
      return [
        ...folders.filter((name) => !existsSync(path.join(root, name))),
        ...sources.filter((name) => !isThere(name) && !existsSync(path.join(root, name))),
      ]
        .filter((name) => !NOT_IN_THE_TREE.test(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

/** Programs that a document has npx fetch. */
const FETCHED = ['web-push'];

test('every command that a document gives is there', () => {
  const given = documents.flatMap((file) => commandsIn(read(file)).map((command) => ({ file, command })));
  expect(given.length).toBeGreaterThan(100);
  const missing = given.filter(
    ({ command }) => !FETCHED.includes(wordsOf(command)[1] ?? '') && !isCommandThere(root, command),
  );
  expect(missing.map(({ file, command }) => `${file}: ${command}`)).toEqual([]);
});

/** A merge leaves two versions of one paragraph: they begin alike and need not end alike. */
const BEGINNING = 80;

test('no paragraph stands twice in a document', () => {
  const twice = documents.flatMap((file) => {
    const beginnings = withoutCode(read(file))
      .split('\n')
      .filter((line) => line.length > BEGINNING && !line.trimStart().startsWith('|'))
      .map((line) => line.slice(0, BEGINNING));
    return beginnings
      .filter((beginning, at) => beginnings.indexOf(beginning) !== at)
      .map((beginning) => `${file}: ${beginning}`);
  });
  expect(twice).toEqual([]);
});
