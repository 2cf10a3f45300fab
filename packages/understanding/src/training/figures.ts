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
  hand: string;
  shares: Record<string, Share>;
}
/** By the name of a reader, or of the classifiers of crises together. */
export type Figures = Record<string, FigureRow[]>;

/** The readers whose guess is a label among many. */
export const CHOOSING = ['situation', 'request', 'event'] as const;

const isChoosing = (name: TaskName) => name === 'weight' || (CHOOSING as readonly string[]).includes(name);

const groupOf = (name: TaskName, { label }: HeldOut): string => (isChoosing(name) ? 'all' : label);

/** What is told of one text, each a yes or a no; `isSure` by a threshold that its own hand had no part in. */
function toldOf(name: TaskName, { text, label, likely }: HeldOut, threshold: number): Record<string, boolean> {
  const guess = guessOf(likely);
  const isRight = TASKS[name].labels[guess.label] === label;
  if (isChoosing(name)) {
    const isSure = guess.likely >= threshold;
    return { sure: isSure, right: isSure && isRight, likeliest: isRight };
  }
  const reader = (likely[1] ?? 0) >= threshold;
  if (name !== 'harm') return { reader };
  const rules = isNeverSaid({ text, label, likely });
  return { rules, reader, together: rules || reader };
}

/** No likelihood reaches it. */
const NEVER = 2;

/** Sums up what a reader made of hands it had not learnt from, by group, language and hand. */
export function figuresOf(name: TaskName, held: readonly HeldOut[]): FigureRow[] {
  const hands = [...new Set(held.map(({ text }) => text.hand))];
  const thresholds = new Map(
    hands.map((hand) => {
      const others = held.filter(({ text }) => text.hand !== hand);
      return [hand, thresholdOf(name, TASKS[name].labels, others)] as const;
    }),
  );
  const rows = new Map<string, FigureRow>();
  for (const each of held) {
    const { hand, lang } = each.text;
    const group = groupOf(name, each);
    const key = `${group} ${lang} ${hand}`;
    const row = rows.get(key) ?? { group, lang, hand, shares: {} };
    rows.set(key, row);
    for (const [what, isSo] of Object.entries(toldOf(name, each, thresholds.get(hand) ?? NEVER))) {
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
