/**
 * Reads every message catalogue: both languages have the same keys (the compiler checks that too), no text is the
 * same in both unless it is listed here, English has no Norwegian letters, no text is empty, placeholders agree, and
 * every key is used somewhere (A3). Prints what is wrong and fails.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Texts that are rightly the same in both languages: names, symbols, one-word borrowings. */
const SAME_IN_BOTH = new Set([
  ...['Daylio', 'How We Feel', 'MoodTracker', '{{name}}, {{from}}–{{to}}'],
  'Spire',
  'Norsk',
  'English',
  'OK',
  'Android',
  'Pause',
  '{{number}}',
  '{{minutes}} min',
  '{{current}} / {{total}}',
]);

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

async function catalogue(file: string): Promise<Map<string, string>> {
  const { default: tree } = (await import(pathToFileURL(file).href)) as { default: Tree };
  return flatten(tree);
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

function compare(norwegian: Map<string, string>, english: Map<string, string>): string[] {
  const wrong: string[] = [];
  for (const key of norwegian.keys()) if (!english.has(key)) wrong.push(`${key}: missing in English`);
  for (const key of english.keys()) if (!norwegian.has(key)) wrong.push(`${key}: missing in Norwegian`);
  for (const [key, text] of norwegian) {
    const translated = english.get(key) ?? '';
    if (text.trim() === '' || translated.trim() === '') wrong.push(`${key}: empty`);
    if (text === translated && !SAME_IN_BOTH.has(text)) wrong.push(`${key}: the same in both languages (“${text}”)`);
    if (/[æøåÆØÅ]/.test(translated)) wrong.push(`${key}: Norwegian letters in English`);
    if (placeholders(text) !== placeholders(translated)) wrong.push(`${key}: placeholders differ`);
  }
  return wrong;
}

/** Where the keys of a catalogue are used: its own app for a remote's, everywhere for a shared one. */
function sourcesFor(folder: string): string {
  const app = /^(?:mf-[a-z]+|shell)\//.exec(folder)?.[0];
  const where = app === undefined ? ['shell/src/**', 'mf-*/src/**', 'packages/*/src/**'] : [`${app}src/**`];
  return globSync(
    where.map((each) => `${each}/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !/\/(messages|common|options)\/(no|en)\.ts$|\.test\.|\.generated\./.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}

/** Not asked whether every key is used: options have a text each, shown or not; the server and the worker read theirs as properties. */
const USED_OTHERWISE = [
  'packages/i18n/src/options',
  'packages/i18n/src/tools',
  'shell/src/worker/messages',
  'services/supabase/src/mail/messages',
  'services/supabase/src/inbox/messages',
];

/** A key counts as used when it is written whole, or when a template builds it from one of its beginnings. */
function unused(norwegian: Map<string, string>, source: string): string[] {
  const bases = new Set([...norwegian.keys()].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  return [...bases].filter((key) => {
    if (source.includes(`'${key}'`) || source.includes(`"${key}"`) || source.includes(`\`${key}\``)) return false;
    const parts = key.split('.');
    return !parts.some((_, index) => index > 0 && source.includes(`\`${parts.slice(0, index).join('.')}.\${`));
  });
}

let problems = 0;
const folders = globSync('**/{messages,common,options,i18n/src/tools}/no.ts', {
  cwd: root,
  exclude: (name) => /node_modules|dist|\.data/.test(name),
}).map((file) => path.dirname(file));
if (folders.length === 0) throw new Error('No catalogue found');
for (const folder of folders) {
  const [no, en] = [path.join(root, folder, 'no.ts'), path.join(root, folder, 'en.ts')];
  if (!existsSync(en)) throw new Error(`${folder} has no English catalogue`);
  const norwegian = await catalogue(no);
  const wrong = [
    ...compare(norwegian, await catalogue(en)),
    ...(USED_OTHERWISE.includes(folder) ? [] : unused(norwegian, sourcesFor(folder))).map((key) => `${key}: not used`),
  ];
  for (const line of wrong) console.error(`${folder}: ${line}`);
  problems += wrong.length;
}
console.log(`${folders.length} catalogues, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
