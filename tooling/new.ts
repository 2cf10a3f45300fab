/**
 * Writes the beginning of a remote, a page or a card, a field of a record or a kind of record, registered wherever it has
 * to be, in both languages and with a test: `npm run new -- remote NAME | page REMOTE ID | card REMOTE ID |
 * field RECORD NAME | noun NAME`.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isRecordName, newField, RECORD_NAMES } from './new/field.ts';
import { newNoun } from './new/noun.ts';
import { newCard, newPage } from './new/place.ts';
import { newRemote } from './new/remote.ts';
import { openSources, type Sources } from './new/sources.ts';
import { writePipelines } from './workflows/pipelines.ts';

/** Names are written as in the code: a remote mf-garden, everything else quietRoom. */
const REMOTE = /^mf-[a-z]+$/;
const ID = /^[a-z][a-zA-Z0-9]{1,39}$/;

/** A part that can be written: the words it is asked for with, and what a person does with it then. */
interface Kind {
  use: string;
  isAsked(words: readonly string[]): boolean;
  write(sources: Sources, words: readonly string[]): void | Promise<void>;
  then: string;
}

const areLike = (words: readonly string[], ...patterns: readonly RegExp[]) =>
  words.length === patterns.length && patterns.every((pattern, at) => pattern.test(words[at] ?? ''));

const root = path.resolve(import.meta.dirname, '..');
const WORDS_LEFT = 'Its first words stand in src/messages and src/manifest.ts.';
const GENERATE = 'npx turbo run build --filter=@spire/ops && node ops/dist/emit.js && npm run codegen';

const KINDS: Readonly<Record<string, Kind>> = {
  remote: {
    use: 'remote NAME',
    isAsked: (words) => areLike(words, REMOTE),
    write: (sources, [name = '']) => newRemote(sources, root, name),
    then: WORDS_LEFT,
  },
  page: {
    use: 'page REMOTE ID',
    isAsked: (words) => areLike(words, REMOTE, ID),
    write: (sources, [remote = '', id = '']) => newPage(sources, root, remote, id),
    then: WORDS_LEFT,
  },
  card: {
    use: 'card REMOTE ID',
    isAsked: (words) => areLike(words, REMOTE, ID),
    write: (sources, [remote = '', id = '']) => newCard(sources, root, remote, id),
    then: WORDS_LEFT,
  },
  field: {
    use: `field ${RECORD_NAMES.join('|')} ID`,
    isAsked: (words) => areLike(words, ID, ID),
    write: (sources, [record = '', id = '']) => {
      if (!isRecordName(record)) throw new Error(`A field is of a ${RECORD_NAMES.join(' or a ')}, not of a ${record}`);
      newField(sources, root, record, id);
    },
    then: `Left to you: its place in the form of the page with messages in both languages, and its words in exportWords.ts. Then: ${GENERATE}`,
  },
  noun: {
    use: 'noun NAME',
    isAsked: (words) => areLike(words, ID),
    write: (sources, [name = '']) => newNoun(sources, root, name),
    then: `Left to you: its words in exportWords.ts, the docstrings where it is more than a text of a day, and the pages that show it. Then: ${GENERATE}`,
  },
};

const USES = Object.values(KINDS).map(({ use }) => use);

try {
  const [name = '', ...words] = process.argv.slice(2);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind?.isAsked(words) !== true)
    throw new Error(
      `Use: npm run new -- ${USES.join(' | ')}\nA remote is named like mf-garden, everything else like quietRoom.`,
    );
  const sources = openSources(root);
  await kind.write(sources, words);
  const written = sources.write();
  const files = [...written, ...(name === 'remote' ? writePipelines(root) : [])];
  execFileSync('oxfmt', files, { cwd: root, stdio: 'inherit' });
  console.log(`Written or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`${kind.then}\nWhat comes next: docs/adding-a-feature.md`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
