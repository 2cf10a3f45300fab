import type { Figures, Spread } from './figures.ts';
import { READING_LIMIT } from './readingLevel.ts';
import { KINDS, type Kind } from './writing.ts';

/** One row: what a kind of text came to, and who wrote it. */
export interface Row {
  kind: Kind;
  by: string;
  figures: Figures;
  /** Of those asked for, how many came to nothing and were given from the built-in texts. */
  unanswered: number;
}

const HEADS = [
  'text',
  'by',
  'answers',
  'rules broken',
  'distinct in 14 days',
  'new starts',
  'meets a need or goal',
  `LIX, at most ${READING_LIMIT.no}`,
  `grade, at most ${READING_LIMIT.en}`,
  'ms',
];

const percent = (value: number | null) => (value === null ? '' : `${Math.round(value * 100)} %`);
const spread = (value: Spread | null, digits: number) =>
  value === null ? '' : `${value.median.toFixed(digits)}, ${value.most.toFixed(digits)}`;

function brokenRules(broken: Figures['broken']): string {
  const rules = Object.entries(broken).map(([rule, count]) => `${rule} ${count}`);
  return rules.length === 0 ? 'none' : rules.join(', ');
}

function cells({ kind, by, figures, unanswered }: Row): string[] {
  const { answers, broken, distinct, newStarts, fitting, reading, milliseconds } = figures;
  return [
    KINDS[kind],
    by,
    unanswered === 0 ? String(answers) : `${answers} of ${answers + unanswered}`,
    brokenRules(broken),
    percent(distinct),
    percent(newStarts),
    percent(fitting),
    spread(reading.no, 0),
    spread(reading.en, 1),
    spread(milliseconds, 1),
  ];
}

/** All rows as one table in Markdown, in columns. Two figures in a cell are the middle one and the most. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADS, ...rows.map(cells)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [heads = [], ...others] = lines;
  return [heads, widths.map((width) => '-'.repeat(width)), ...others].map(lineOf).join('\n');
}
