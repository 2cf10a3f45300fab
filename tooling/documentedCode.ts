import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of code of a document, and the file that the document named last before it. */
export interface Block {
  file: string;
  code: string;
}

const FENCED = /^( *)```(\w*)\n([\s\S]*?)^ *```/gm;

/** The commands that a document gives, in a line of a block or within a sentence. */
export function commandsIn(document: string): string[] {
  const lines = [...document.matchAll(FENCED)].flatMap(([, , , code = '']) =>
    code.split('\n').map((line) => line.trim()),
  );
  const within = [...document.replaceAll(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const commands = [...lines, ...within].map((line) => line.replace(/ +#.*/, ''));
  return [...new Set(commands)].filter((line) => /^(?:npm|npx|node) \S/.test(line));
}

/** The blocks of a document in a language of code, which a reader writes into a file. */
export function blocksIn(document: string): Block[] {
  return [...document.matchAll(FENCED)].flatMap(({ index, 1: indent = '', 2: language, 3: code = '' }) => {
    const file = [...document.slice(0, index).matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].at(-1)?.[1];
    if (language === '' || file === undefined) return [];
    return [{ file, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }];
  });
}

/** The words of a command, of which quoted ones may have spaces. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

/** The scripts of the package in a folder. */
function scriptsOf(root: string, folder: string): Readonly<Record<string, string>> {
  const file = path.join(root, folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }).scripts ?? {};
}

/** The script of one of ours that npm runs for a command; undefined where there is none, or npm does it itself. */
function scriptOf(root: string, [, verb = '', ...words]: readonly string[]): string | undefined {
  const name = verb === 'run' ? words[0] : verb;
  const folder = words.includes('-w') ? (words[words.indexOf('-w') + 1] ?? '') : '.';
  return scriptsOf(root, folder)[name ?? ''];
}

/** A command as it is run in the repository at `root`: npm's by its script, without the door that installs packages. */
export function programOf(root: string, command: string): string[] {
  const [tool, ...words] = wordsOf(command);
  if (tool === 'npx') return words;
  if (tool !== 'npm') return wordsOf(command);
  const script = scriptOf(root, wordsOf(command)) ?? '';
  return [...wordsOf(script.replace('tooling/run.mjs ', '')), ...words.slice(2).filter((word) => word !== '--')];
}

/** Commands of npm's own. */
const OF_NPM = ['view'];

/** Whether the script, the program or the file that a command runs is there; a build writes files below `dist`. */
export function isCommandThere(root: string, command: string): boolean {
  const [tool, first = ''] = wordsOf(command);
  if (tool === 'npx') return existsSync(path.join(root, 'node_modules/.bin', first));
  if (tool === 'node') return /^-|\/dist\//.test(first) || existsSync(path.join(root, first));
  return OF_NPM.includes(first) || scriptOf(root, wordsOf(command)) !== undefined;
}
