import { CORPORA } from '../corpus/rules/figures.ts';
import type { Corpus } from '../corpus/rules/corpus.ts';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sorts of text that the authors wrote. */
const TEXT_KINDS = ['crisis', 'everyday', 'prompt', 'request', 'event', 'answer', 'weight'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** A text that somebody wrote to be learnt from, and what it tells. */
export interface LabelledText {
  /** The author: a classifier is judged by authors it has not learnt from. */
  author: string;
  kind: TextKind;
  lang: Language;
  text: string;
  label: string;
  /** Of a crisis: of which kind, where whoever wrote it said so. */
  crisis?: CrisisKind;
  /** Of a request: the thing asked, in the person's words. */
  asked?: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../corpus');

const EXTENSION = '.jsonl';

/** The sets of the crisis corpus by whose author they are. */
const AUTHOR_OF_SET: Record<string, string> = {
  tuned: 'first',
  'held out': 'first',
  later: 'first',
  last: 'first',
  strangers: 'strangers',
  'strangers, held back': 'strangers',
  plain: 'plain',
};

const LABEL_OF_KIND: Record<CrisisKind, string> = {
  suicide: 'direct-suicide',
  self_harm: 'direct-selfharm',
  abuse: 'direct-abuse',
  danger: 'direct-danger',
  poison: 'direct-poison',
  pressure: 'direct-pressure',
  unsure: 'indirect',
};

function ofCorpus(author: string, lang: Language, { crisis, everyday }: Corpus): LabelledText[] {
  const told = crisis.flatMap(({ kind, tags, texts }) => {
    const label = tags.includes('thirdPerson')
      ? 'third-person'
      : tags.includes('indirect')
        ? 'indirect'
        : LABEL_OF_KIND[kind];
    return texts.map((text): LabelledText => ({ author, kind: 'crisis', lang, text, label, crisis: kind }));
  });
  // They were written to be mistaken: hard everyday texts, not ordinary ones.
  return [...told, ...everyday.map((text): LabelledText => ({ author, kind: 'crisis', lang, text, label: 'none' }))];
}

function textIn(line: string, author: string): LabelledText {
  const { kind, lang, text, label, asked } = JSON.parse(line) as Omit<LabelledText, 'author'>;
  if (!TEXT_KINDS.includes(kind) || !LANGUAGES.includes(lang) || text.trim() === '')
    throw new Error(`${author} has a line that is no text to learn from: ${line}`);
  return { author, kind, lang, text, label, ...(asked === undefined ? {} : { asked }) };
}

/** The authors of this folder, in the order of their names. */
function authorsOfCorpus(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => path.basename(file, EXTENSION))
    .toSorted();
}

/** Every text there is to learn from, always in the same order. */
export function everyText(): LabelledText[] {
  const corpora = LANGUAGES.flatMap((lang) =>
    Object.entries(CORPORA[lang]).flatMap(([set, corpus]) => ofCorpus(AUTHOR_OF_SET[set] ?? set, lang, corpus)),
  );
  const written = authorsOfCorpus().flatMap((author) =>
    readFileSync(path.join(FOLDER, `${author}${EXTENSION}`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => textIn(line, author)),
  );
  return [...corpora, ...written];
}
