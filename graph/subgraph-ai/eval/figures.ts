import type { Language } from '@spire/domain/languages';
import { LANGUAGES } from '@spire/domain/languages';
import { READING_LIMIT, readingLevel } from './readingLevel.ts';
import { hadAnother, meetsSomething, suggestionOf, tagProblems } from './tags.ts';
import type { Kind, Writing } from './writing.ts';

/** The middle of some values, and what is rarely or never passed. */
export interface Spread {
  median: number;
  most: number;
}

/** The figures of one kind of text. Shares are from 0 to 1, and null where no text was counted. */
export interface Figures {
  answers: number;
  /** How often each rule was broken. */
  broken: Record<string, number>;
  /** The share of texts that a person got once only in the fortnight. */
  distinct: number | null;
  /** The share that begins like none of the five before (D26). */
  newStarts: number | null;
  /** The share that meets a need of the day or a goal. */
  fitting: number | null;
  reading: Record<Language, Spread | null>;
  milliseconds: Spread;
}

/** The problems the guard finds in the texts of an answer for one person. */
export type Check = (texts: readonly string[], writing: Writing) => readonly string[];

const SUGGESTED: readonly Kind[] = ['card', 'list'];
const LISTS: readonly Kind[] = ['list', 'answers'];
const STARTS = { texts: 5, characters: 50 };

const start = (text: string) => [...text].slice(0, STARTS.characters).join('');

/** `most` is the highest, or with a share what so many stay below. */
function spread(values: readonly number[], within = 1): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (part: number) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
  return { median: place(0.5), most: place(within) };
}

const share = <Item>(items: readonly Item[], has: (item: Item) => boolean) =>
  items.length === 0 ? null : items.filter(has).length / items.length;

/** The words a person reads in one go: the texts, and the whole sentences beside them. */
function readingText({ texts, beside }: Writing): string {
  return [...texts, ...beside.filter((text) => /[.?…]$/.test(text))].join(' ');
}

/** The texts the guard checks in one go: each suggestion of a list is a text of its own (S14). */
function guardedOf({ kind, texts, beside }: Writing): (readonly string[])[] {
  return LISTS.includes(kind) ? [...texts.map((text) => [text]), beside] : [[...texts, ...beside]];
}

/** The rules one answer breaks: the guard's, those of its tags, and that nothing comes again while there is another. */
function problemsOf(writing: Writing, check: Check): string[] {
  const { kind, facts, texts } = writing;
  const given = [...facts.recentTexts, ...texts];
  const isRepeated = SUGGESTED.includes(kind) && new Set(given).size < new Set(facts.recentTexts).size + texts.length;
  const level = readingLevel(readingText(writing), facts.language);
  return [
    ...new Set(guardedOf(writing).flatMap((together) => check(together, writing))),
    ...new Set(texts.flatMap((text) => tagProblems(text, facts))),
    ...(isRepeated && hadAnother(facts, given) ? ['repeated'] : []),
    ...(level > READING_LIMIT[facts.language] ? ['hard_to_read'] : []),
  ];
}

function distinctShare(writings: readonly Writing[]): number | null {
  const byPerson = [...Map.groupBy(writings, ({ facts }) => facts.userId).values()];
  if (byPerson.every((theirs) => theirs.length === 1)) return null;
  const counts = byPerson.map((theirs) => {
    const texts = theirs.flatMap((writing) => writing.texts);
    return { distinct: new Set(texts).size, all: texts.length };
  });
  const sum = (field: 'distinct' | 'all') => counts.reduce((total, each) => total + each[field], 0);
  return sum('distinct') / sum('all');
}

/** Sums up the answers of one kind. */
export function figuresOf(writings: readonly Writing[], check: Check): Figures {
  const broken: Record<string, number> = {};
  for (const problem of writings.flatMap((writing) => problemsOf(writing, check)))
    broken[problem] = (broken[problem] ?? 0) + 1;
  const suggested = writings
    .filter(({ kind }) => SUGGESTED.includes(kind))
    .flatMap(({ facts, texts }) => texts.map((text) => ({ facts, text })));
  const levels = (language: Language) =>
    writings
      .filter(({ facts }) => facts.language === language)
      .map((writing) => readingLevel(readingText(writing), language));
  return {
    answers: writings.length,
    broken,
    distinct: distinctShare(writings),
    newStarts: share(suggested, ({ facts, text }) =>
      facts.recentTexts.slice(0, STARTS.texts).every((recent) => start(recent) !== start(text)),
    ),
    fitting: share(
      suggested.filter(({ text }) => suggestionOf(text) !== undefined),
      ({ facts, text }) => {
        const suggestion = suggestionOf(text);
        return suggestion !== undefined && meetsSomething(suggestion, facts);
      },
    ),
    reading: Object.fromEntries(
      LANGUAGES.map((language) => [language, levels(language).length === 0 ? null : spread(levels(language))]),
    ) as Figures['reading'],
    milliseconds: spread(
      writings.map(({ milliseconds }) => milliseconds),
      0.99,
    ),
  };
}
