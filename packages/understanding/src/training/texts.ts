import { CORPORA } from '@spire/domain/crisis/corpus/figures';
import type { Corpus } from '@spire/domain/crisis/corpus/corpus';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What sorts of text the hands wrote. */
export const TEXT_KINDS = ['crisis', 'everyday', 'prompt', 'request', 'event', 'answer', 'weight'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** A text that somebody wrote to be learnt from, and what it tells. */
export interface LabelledText {
  /** Who wrote it: a reader is judged by hands it has not learnt from. */
  hand: string;
  kind: TextKind;
  lang: Language;
  text: string;
  label: string;
  /** Of a crisis: of which kind, where whoever wrote it said so. */
  crisis?: CrisisKind;
  /** Of a request: the thing asked, in the person's words. */
  asked?: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../texts');

/** The sets of the crisis corpus by whose hand they are. */
const HAND_OF_SET: Record<string, string> = {
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

function ofCorpus(hand: string, lang: Language, { crisis, everyday }: Corpus): LabelledText[] {
  const told = crisis.flatMap(({ kind, tags, texts }) => {
    const label = tags.includes('thirdPerson')
      ? 'third-person'
      : tags.includes('indirect')
        ? 'indirect'
        : LABEL_OF_KIND[kind];
    return texts.map((text): LabelledText => ({ hand, kind: 'crisis', lang, text, label, crisis: kind }));
  });
  // They were written to be mistaken: hard everyday texts, not ordinary ones.
  return [...told, ...everyday.map((text): LabelledText => ({ hand, kind: 'crisis', lang, text, label: 'none' }))];
}

function textIn(line: string, hand: string): LabelledText {
  const { kind, lang, text, label, asked } = JSON.parse(line) as Omit<LabelledText, 'hand'>;
  if (!TEXT_KINDS.includes(kind) || !LANGUAGES.includes(lang) || text.trim() === '')
    throw new Error(`${hand} has a line that is no text to learn from: ${line}`);
  return { hand, kind, lang, text, label, ...(asked === undefined ? {} : { asked }) };
}

/** The hands of this folder, in the order of their names. */
export function handsInFolder(): string[] {
  return readdirSync(FOLDER).toSorted();
}

/** Every text there is to learn from, always in the same order. */
export function everyText(): LabelledText[] {
  const corpora = LANGUAGES.flatMap((lang) =>
    Object.entries(CORPORA[lang]).flatMap(([set, corpus]) => ofCorpus(HAND_OF_SET[set] ?? set, lang, corpus)),
  );
  const written = handsInFolder().flatMap((hand) =>
    readFileSync(path.join(FOLDER, hand, 'texts.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => textIn(line, hand)),
  );
  return [...corpora, ...written];
}
