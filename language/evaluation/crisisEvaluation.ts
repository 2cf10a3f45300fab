import { rulesIn } from '../src/crisis/screenForCrisis.ts';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCrisis } from '../src/readCrisis.ts';

/** A text that no classifier has learnt from and no rule was written by, with the kind it is of; `none` for no crisis. */
export interface EvaluationText {
  group: Group;
  lang: Language;
  kind: string;
  text: string;
}

/** The groups, with what is aimed at in each. */
export const GROUPS = {
  underway: 'an act under way or just done, at least 98 % help',
  pressure: 'sexual pressure, pictures, threats',
  evasive: 'evasive spellings',
  good_news: 'good news of medicine and health, no help',
  everyday: 'everyday words, at most 2 % help',
} as const;
export type Group = keyof typeof GROUPS;

export function evaluationTexts(): EvaluationText[] {
  const file = path.resolve(import.meta.dirname, './crisis.jsonl');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as EvaluationText);
}

/** The outcome for one text. */
export interface Evaluated extends EvaluationText {
  /** Whether the rules are certain by themselves. */
  isByRules: boolean;
  level: 'help' | 'offer' | 'none';
  read: string | null;
}

export const evaluate = (): Promise<Evaluated[]> =>
  Promise.all(
    evaluationTexts().map(async (each) => {
      const reading = await readCrisis(each.text);
      const isByRules = rulesIn(each.text).certain !== null;
      return { ...each, isByRules, level: reading?.level ?? 'none', read: reading?.kind ?? null };
    }),
  );

const share = (of: readonly Evaluated[], isHit: (each: Evaluated) => boolean): string => {
  const hits = of.filter(isHit).length;
  return `${((100 * hits) / of.length).toFixed(1)} % (${hits} of ${of.length})`;
};

/** The figures as a table of Markdown, a row for each group. */
export function evaluationTable(all: readonly Evaluated[]): string {
  const columns: readonly (readonly [string, (of: readonly Evaluated[]) => string])[] = [
    ['certain by the rules', (of) => share(of, ({ isByRules }) => isByRules)],
    ['of those, lowered', (of) => String(of.filter(({ isByRules, level }) => isByRules && level !== 'help').length)],
    ...LANGUAGES.map(
      (language) =>
        [
          `help, ${language}`,
          (of: readonly Evaluated[]) =>
            share(
              of.filter(({ lang }) => lang === language),
              ({ level }) => level === 'help',
            ),
        ] as const,
    ),
    ['help', (of) => share(of, ({ level }) => level === 'help')],
    ['help or offer', (of) => share(of, ({ level }) => level !== 'none')],
    [
      'of the right kind',
      (of) => {
        const met = of.filter(({ level, kind }) => level !== 'none' && kind !== 'none');
        return met.length === 0 ? '–' : share(met, ({ kind, read }) => kind === read);
      },
    ],
  ];
  const rows = Object.entries(GROUPS).map(([group, name]) => {
    const of = all.filter((each) => each.group === group);
    return `| ${[name, ...columns.map(([, cell]) => cell(of))].join(' | ')} |`;
  });
  return [
    `| | ${columns.map(([name]) => name).join(' | ')} |`,
    `|${' --- |'.repeat(columns.length + 1)}`,
    ...rows,
  ].join('\n');
}
