import type { Phrase, PhraseBook } from './phraseBook.ts';
import { type Entry, startKey } from './phraseWords.ts';

/** A stretch of words in a text, the last one not included. */
interface Span {
  from: number;
  to: number;
}

/** The label of phrases that are only a manner of speaking: what shares a word with one is taken back. */
export const EXCEPTION = 'exception';

/** Labels that begin so say that a sentence is not of oneself and now; it decides nothing by itself. */
export const CONTEXT_LABEL = 'context:';

/** The labels and phrases that a phrase book finds in a text. */
export interface LabelsFound<Label> {
  labels: Set<Label>;
  /** Those that an unambiguous phrase stands for, in a sentence without a context that puts it elsewhere. */
  certain: Set<Label>;
}

/** A word of a text, or two words read as one, that a book knows: what of it, and where it stands. */
interface Place {
  entries: readonly Entry[];
  /** Where it stands; what is two words read as one is as long as two. */
  at: number[];
}

function entriesFor<Label>({ byWord, byStart }: PhraseBook<Label>, word: string): Entry[] | undefined {
  const exactly = byWord.get(word);
  const starts = byStart.get(startKey(word));
  if (starts === undefined) return exactly && [exactly];
  const found = exactly === undefined ? [] : [exactly];
  for (const [start, entry] of starts) if (word.startsWith(start)) found.push(entry);
  return found.length === 0 ? undefined : found;
}

function fits(place: Place | undefined, slot: number): boolean {
  if (place !== undefined) for (const entry of place.entries) if (entry.fits.has(slot)) return true;
  return false;
}

/** The labels whose phrases stand in a text, as `readPhrases` finds them. */
export function labelsIn<Label extends string>(
  book: PhraseBook<Label>,
  words: readonly string[],
  always: readonly Label[] = [],
): Set<Label> {
  return readPhrases(book, words, always).labels;
}

/**
 * The labels whose phrases stand in a text, those alone tried whose words all occur in it, and none of a label that is
 * found already and certain. Manners of speaking take back what shares a word with them, but for the labels that hold
 * `always`.
 */
export function readPhrases<Label extends string>(
  book: PhraseBook<Label>,
  words: readonly string[],
  always: readonly Label[] = [],
): LabelsFound<Label> {
  const known = new Map<string, Place | undefined>();
  /** At the id of a slot, the last of the links to the words that fit it; each link knows the one before. */
  const lastLink = new Int32Array(book.bySlot.length).fill(-1);
  const linkTo: Place[] = [];
  const linkBefore: number[] = [];
  const rarest: number[] = [];
  const learn = (word: string): Place | undefined => {
    const entries = entriesFor(book, word);
    if (entries === undefined) return undefined;
    const place = { entries, at: [] };
    for (const { slots } of entries)
      for (const slot of slots) {
        const before = lastLink[slot] ?? -1;
        if (before === -1 && book.bySlot[slot] !== undefined) rarest.push(slot);
        linkBefore.push(before);
        lastLink[slot] = linkTo.push(place) - 1;
      }
    return place;
  };
  const placeOf = (word: string, at: number): Place | undefined => {
    let place = known.get(word);
    if (place === undefined && !known.has(word)) {
      place = learn(word);
      known.set(word, place);
    }
    place?.at.push(at);
    return place;
  };
  const single = words.map(placeOf);
  const joined = words.map((word, at) => {
    const next = words[at + 1];
    return next === undefined || next.length < 2 || !book.halves.has(word) ? undefined : placeOf(word + next, at);
  });

  /** Where the rest of a phrase ends when it stands at that word; -1 where it does not. */
  const endOf = (phrase: Phrase<Label>, at: number, from: number): number => {
    const slot = phrase.slots[at];
    if (slot === undefined) return from;
    if (slot.gap > 0) {
      for (let next = from; next <= from + slot.gap; next += 1) {
        const end = endOf(phrase, at + 1, next);
        if (end !== -1) return end;
        if (words[next] === undefined || words[next] === '.') break;
      }
      return -1;
    }
    const isAtEnd = from >= words.length || words[from] === '.';
    let end = -1;
    if (isAtEnd && slot.isEnd) end = endOf(phrase, at + 1, from);
    if (end === -1 && fits(single[from], slot.id)) end = endOf(phrase, at + 1, from + 1);
    if (end === -1 && fits(joined[from], slot.id)) end = endOf(phrase, at + 1, from + 2);
    if (end === -1 && slot.isOptional) end = endOf(phrase, at + 1, from);
    return end;
  };

  /** Whether the rarest word of a phrase stands where it has to when the phrase begins at that word. */
  const isInReach = ({ needed, reach }: Phrase<Label>, from: number): boolean => {
    let link = lastLink[needed[0] ?? 0] ?? -1;
    for (; link !== -1; link = linkBefore[link] ?? -1)
      for (const at of linkTo[link]?.at ?? []) if (from <= at && at <= from + reach) return true;
    return false;
  };

  const labels = new Set<Label>();
  const certain = new Set<Label>();
  const exceptions: Span[] = [];
  /** The sentences that speak of something denied, past or told, by the place of their end. */
  const elsewhere = new Set<number>();
  const endOfSentence = (at: number) => {
    const end = words.indexOf('.', at);
    return end === -1 ? words.length : end;
  };
  const isExcepted = ({ label }: Phrase<Label>, from: number, to: number) =>
    !always.includes(label) && exceptions.some((each) => from < each.to && each.from < to);
  const find = (phrase: Phrase<Label>, onFound: (from: number, to: number) => 'enough' | 'more') => {
    for (const slot of phrase.needed) if (lastLink[slot] === -1) return;
    let link = lastLink[phrase.slots[0]?.id ?? 0] ?? -1;
    for (; link !== -1; link = linkBefore[link] ?? -1)
      for (const from of linkTo[link]?.at ?? []) {
        if (!isInReach(phrase, from)) continue;
        const to = endOf(phrase, 0, from);
        if (to !== -1 && onFound(from, to) === 'enough') return;
      }
  };
  const others: Phrase<Label>[] = [];
  for (const slot of rarest)
    for (const phrase of book.bySlot[slot] ?? [])
      if (phrase.label === EXCEPTION)
        find(phrase, (from, to) => {
          exceptions.push({ from, to });
          return 'more';
        });
      else if (phrase.label.startsWith(CONTEXT_LABEL))
        find(phrase, (from) => {
          elsewhere.add(endOfSentence(from));
          return 'more';
        });
      else others.push(phrase);
  for (const phrase of others) {
    const { label, isAmbiguous } = phrase;
    if (certain.has(label) || (isAmbiguous && labels.has(label))) continue;
    find(phrase, (from, to) => {
      if (isExcepted(phrase, from, to)) return 'more';
      labels.add(label);
      if (isAmbiguous) return 'enough';
      if (elsewhere.has(endOfSentence(from))) return 'more';
      certain.add(label);
      return 'enough';
    });
  }
  return { labels, certain };
}
