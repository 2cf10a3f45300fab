import { hintsAtControl } from '../../src/crisis/hintsAtControl.ts';
import { screenForCrisis } from '../../src/crisis/screenForCrisis.ts';
import type { Corpus, CrisisTag } from './corpus.ts';
import { EN } from './en.ts';
import { EN_HELD_OUT } from './enHeldOut.ts';
import { EN_LAST } from './enLast.ts';
import { EN_LATER } from './enLater.ts';
import { EN_PLAIN } from './enPlain.ts';
import { EN_STRANGERS } from './enStrangers.ts';
import { EN_STRANGERS_HELD_BACK } from './enStrangersHeldBack.ts';
import { NO } from './no.ts';
import { NO_HELD_OUT } from './noHeldOut.ts';
import { NO_LAST } from './noLast.ts';
import { NO_LATER } from './noLater.ts';
import { NO_PLAIN } from './noPlain.ts';
import { NO_STRANGERS } from './noStrangers.ts';
import { NO_STRANGERS_HELD_BACK } from './noStrangersHeldBack.ts';

export const CORPORA = {
  no: {
    tuned: NO,
    'held out': NO_HELD_OUT,
    later: NO_LATER,
    last: NO_LAST,
    strangers: NO_STRANGERS,
    'strangers, held back': NO_STRANGERS_HELD_BACK,
    plain: NO_PLAIN,
  },
  en: {
    tuned: EN,
    'held out': EN_HELD_OUT,
    later: EN_LATER,
    last: EN_LAST,
    strangers: EN_STRANGERS,
    'strangers, held back': EN_STRANGERS_HELD_BACK,
    plain: EN_PLAIN,
  },
} as const satisfies Record<string, Record<string, Corpus>>;

/** So many of so many texts. */
export interface Share {
  hits: number;
  of: number;
}

function share(texts: readonly string[], isHit: (text: string) => boolean): Share {
  return { hits: texts.filter(isHit).length, of: texts.length };
}

const isFound = (text: string) => screenForCrisis(text) !== null;

/** Texts of these corpora that carry a tag. */
export function tagged(corpora: readonly Corpus[], tag: CrisisTag): string[] {
  return corpora.flatMap(({ crisis }) => crisis.flatMap(({ tags, texts }) => (tags.includes(tag) ? texts : [])));
}

/** The result of the built-in rules on some corpora: how many crisis texts they find, how many others they take for one (S9). */
export function figures(corpora: readonly Corpus[]): Record<CrisisTag | 'kind' | 'everyday' | 'control', Share> {
  const found = (tag: CrisisTag) => share(tagged(corpora, tag), isFound);
  const crisis = corpora.flatMap((corpus) => corpus.crisis);
  const ofKind = crisis.map(({ kind, texts }) => share(texts, (text) => screenForCrisis(text) === kind));
  return {
    direct: found('direct'),
    indirect: found('indirect'),
    thirdPerson: found('thirdPerson'),
    negated: found('negated'),
    nynorsk: found('nynorsk'),
    misspelt: found('misspelt'),
    kind: { hits: ofKind.reduce((sum, { hits }) => sum + hits, 0), of: ofKind.reduce((sum, { of }) => sum + of, 0) },
    everyday: share(
      corpora.flatMap(({ everyday }) => everyday),
      isFound,
    ),
    control: share(
      corpora.flatMap(({ control }) => control),
      hintsAtControl,
    ),
  };
}

const ROWS = {
  direct: 'direct, found',
  indirect: 'indirect, found',
  thirdPerson: 'about another, found',
  negated: 'negated, found',
  nynorsk: 'nynorsk, found',
  misspelt: 'misspelt, found',
  kind: 'given the right kind',
  everyday: 'everyday, taken for a crisis',
  control: 'hints at control, found',
} as const;

/** The figures as a table in Markdown, for docs/crisis-screening.md. */
export function figuresTable(): string {
  const columns = Object.entries(CORPORA).flatMap(([language, sets]) =>
    Object.entries(sets).map(([set, corpus]) => ({ name: `${language}, ${set}`, of: figures([corpus]) })),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(ROWS).map(([key, name]) =>
    line([
      name,
      ...columns.map(({ of }) => {
        const { hits, of: all } = of[key as keyof typeof ROWS];
        return all === 0 ? '–' : `${hits} of ${all}`;
      }),
    ]),
  );
  return [line(['', ...columns.map(({ name }) => name)]), line(['---', ...columns.map(() => '---')]), ...rows].join(
    '\n',
  );
}
