import type { HeldOut } from './holdOut.ts';
import { TASKS, type TaskName } from './tasks.ts';
import { guessOf, isNeverSaid, thresholdOf } from './thresholds.ts';

/** So many of so many texts. */
export interface Share {
  hits: number;
  of: number;
}

/** One row of what held-out texts came to. */
export interface FigureRow {
  group: string;
  lang: string;
  author: string;
  shares: Record<string, Share>;
}
/** By the name of a classifier, or of the classifiers of crises together. */
export type Figures = Record<string, FigureRow[]>;

/** The classifiers whose guess is a label among many. */
export const CHOOSING = ['situation', 'request', 'event'] as const;

const isChoosing = (name: TaskName) => name === 'weight' || (CHOOSING as readonly string[]).includes(name);

const groupOf = (name: TaskName, { label }: HeldOut): string => (isChoosing(name) ? 'all' : label);

/** The facts about one text, each a yes or a no; `isConfident` by a threshold that its own author had no part in. */
function toldOf(name: TaskName, { text, label, likely }: HeldOut, threshold: number): Record<string, boolean> {
  const guess = guessOf(likely);
  const isRight = TASKS[name].labels[guess.label] === label;
  if (isChoosing(name)) {
    const isConfident = guess.likely >= threshold;
    return { confident: isConfident, right: isConfident && isRight, likeliest: isRight };
  }
  const classifier = (likely[1] ?? 0) >= threshold;
  if (name !== 'harm') return { classifier };
  const rules = isNeverSaid({ text, label, likely });
  return { rules, classifier, together: rules || classifier };
}

/** No likelihood reaches it. */
const NEVER = 2;

/** Sums up what a classifier made of authors it had not learnt from, by group, language and author. */
export function figuresOf(name: TaskName, held: readonly HeldOut[]): FigureRow[] {
  const authors = [...new Set(held.map(({ text }) => text.author))];
  const thresholds = new Map(
    authors.map((author) => {
      const others = held.filter(({ text }) => text.author !== author);
      return [author, thresholdOf(name, TASKS[name].labels, others)] as const;
    }),
  );
  const rows = new Map<string, FigureRow>();
  for (const each of held) {
    const { author, lang } = each.text;
    const group = groupOf(name, each);
    const key = `${group} ${lang} ${author}`;
    const row = rows.get(key) ?? { group, lang, author, shares: {} };
    rows.set(key, row);
    for (const [what, isSo] of Object.entries(toldOf(name, each, thresholds.get(author) ?? NEVER))) {
      const share = (row.shares[what] ??= { hits: 0, of: 0 });
      share.of += 1;
      if (isSo) share.hits += 1;
    }
  }
  return [...rows.values()];
}

/** The shares of several rows as one. */
export function sumOf(rows: readonly FigureRow[], what: string): Share {
  const shares = rows.flatMap(({ shares }) => shares[what] ?? []);
  const sum = (part: keyof Share) => shares.reduce((total, each) => total + each[part], 0);
  return { hits: sum('hits'), of: sum('of') };
}
