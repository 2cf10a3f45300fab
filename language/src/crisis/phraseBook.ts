import { yieldToPage } from '../yieldToPage.ts';
import {
  AT_ONCE,
  type Beginnings,
  byBeginning,
  commonness,
  entriesOf,
  type Entry,
  type InParts,
  slotsIn,
  spelled,
  wordsNamed,
} from './phraseWords.ts';
import { wordsOf } from './wordsOf.ts';

/** One place of a phrase: words that may stand there, known by an id, or a gap of any words. */
export interface Slot {
  id: number;
  isOptional: boolean;
  /** Whether the end of a sentence may stand there, or the end of the text. */
  isEnd: boolean;
  /** Any words of one sentence, so many at most; 0 is no gap. */
  gap: number;
}

export interface Phrase<Label> {
  label: Label;
  /** Whether everyday speech uses it as well: alone it decides nothing, and a classifier weighs it. */
  isAmbiguous: boolean;
  slots: readonly Slot[];
  /** The slots without which it cannot stand in a text, the one that is rarest in texts first. */
  needed: readonly number[];
  /** So many words after its beginning the rarest of them starts, at most. */
  reach: number;
}

/**
 * Words by the whole word, and by how they begin, found by the first letters of that; halves of words; and the phrases
 * by their rarest slot, so that what a text costs does not grow with the phrases that have nothing to do with it.
 */
export interface PhraseBook<Label> {
  byWord: Map<string, Entry>;
  byStart: Beginnings;
  /** At the id of a slot, the phrases that need it most. */
  bySlot: (Phrase<Label>[] | undefined)[];
  /** Beginnings that two words must have to form one word of the book when read together. */
  halves: Set<string>;
}

/** How a line begins whose phrase stands in everyday speech as well. */
const AMBIGUOUS = '~';
const GAPS: Record<string, number> = { _: 2, __: 4, ___: 8 };
/** So many letters the beginning of a word (`selvmord*`) has to show at least. */
const START = 3;
/** So many letters each half of a word has at least that is written as two: `my self`, `selv mord`. */
const HALF = 2;
const fold = (word: string) => wordsOf(word).join('');

/** Reads the tables, in parts of a few milliseconds. */
function* readingOf<Label extends string>(
  tables: Record<Label, string | readonly string[]>,
  classes: Record<string, string>,
): InParts<PhraseBook<Label>> {
  const words = new Map<string, number[]>();
  const starts = new Map<string, number[]>();
  const halves = new Set<string>();
  const ids = new Map<string, number>();
  const common: number[] = [];
  const bySlot: (Phrase<Label>[] | undefined)[] = [];

  const slotsFor = (word: string): number[] => {
    const isStart = word.endsWith('*');
    const start = fold(isStart ? word.slice(0, -1) : word);
    for (let length = HALF; length <= start.length - HALF; length += 1) halves.add(start.slice(0, length));
    if (isStart && start.length < START) throw new Error(`Too short a beginning: ${word}`);
    return slotsIn(isStart ? starts : words, start);
  };
  /** Most words stand in many places: each is looked at once. */
  const known = new Map<string, number[]>();
  const slotsOf = (word: string): number[] => {
    const slots = known.get(word) ?? slotsFor(word);
    known.set(word, slots);
    return slots;
  };

  const idOf = (choice: string): number => {
    const given = ids.get(choice);
    if (given !== undefined) return given;
    const id = ids.size;
    ids.set(choice, id);
    const named = wordsNamed(choice, classes);
    common[id] = commonness(named);
    bySlot[id] = undefined;
    for (const slots of new Set(named.filter((word) => word !== '.').map(slotsOf))) slots.push(id);
    return id;
  };

  const slotOf = (source: string): Slot => {
    const isOptional = source.endsWith('?');
    const choice = isOptional ? source.slice(0, -1) : source;
    const gap = GAPS[choice] ?? 0;
    return { id: gap > 0 ? -1 : idOf(choice), isOptional, isEnd: choice.split('|').includes('.'), gap };
  };

  const add = (label: Label, line: string) => {
    const isAmbiguous = line.trim().startsWith(AMBIGUOUS);
    const slots = line
      .trim()
      .split(/\s+/)
      .slice(isAmbiguous ? 1 : 0)
      .map(slotOf);
    const needed = slots.filter(({ isOptional, isEnd, gap }) => !isOptional && !isEnd && gap === 0).map(({ id }) => id);
    if (slots[0]?.id === undefined || slots[0].id !== needed[0])
      throw new Error(`A phrase has to begin with a word: ${line}`);
    needed.sort((one, other) => (common[one] ?? 0) - (common[other] ?? 0));
    const [rarest = 0] = needed;
    const before = slots.slice(
      0,
      slots.findLastIndex(({ id }) => id === rarest),
    );
    const reach = before.reduce((sum, { gap }) => sum + (gap > 0 ? gap : 2), 0);
    (bySlot[rarest] ??= []).push({ label, isAmbiguous, slots, needed, reach });
  };

  let done = 0;
  for (const label in tables)
    for (const line of [tables[label]].flat().flatMap((table) => table.split('\n'))) {
      if (line.trim() !== '') add(label, line);
      done += 1;
      if (done % AT_ONCE === 0) yield;
    }
  const ofWords = yield* spelled(words);
  yield;
  const byWord = entriesOf(ofWords);
  yield;
  return { byWord, byStart: byBeginning(entriesOf(starts)), bySlot, halves };
}

/**
 * Reads tables with a phrase on each line. A place of a phrase is a word or several (`vil|ville`), two words as one
 * (`be_alive`), a beginning (`selvmord*`), words with a name (`<partner>`), the end of a sentence (`.`), or any two,
 * four or eight words at most (`_`, `__`, `___`); a question mark says that it may be missing. There is no regular
 * expression in it, so nothing can backtrack without end.
 */
export function phraseBook<Label extends string>(
  tables: Record<Label, string | readonly string[]>,
  classes: Record<string, string>,
): PhraseBook<Label> {
  return lateBook(tables, classes)();
}

interface LateBook<Label extends string> {
  /** The book, read at once where it is not yet. */
  (): PhraseBook<Label>;
  /** Reads it in parts between which a page can answer a press. */
  ready: () => Promise<void>;
}

/** The same, read when it is first asked for: a server starts a twentieth sooner. */
export function lateBook<Label extends string>(
  tables: Record<Label, string | readonly string[]>,
  classes: Record<string, string>,
): LateBook<Label> {
  const reading = readingOf(tables, classes);
  let book: PhraseBook<Label> | undefined;
  const goOn = () => {
    const { done, value } = reading.next();
    if (done === true) book = value;
  };
  const whole = () => {
    while (book === undefined) goOn();
    return book;
  };
  const ready = async () => {
    while (book === undefined) {
      goOn();
      await yieldToPage();
    }
  };
  return Object.assign(whole, { ready });
}
