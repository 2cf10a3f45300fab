import type { Plan } from './lift.ts';

const LINE_BREAK = /\r?\n/u;

/** The things of a plan as it is written, a thing a line. */
export const linesOf = (words: string): Plan =>
  words
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A description of what lies ahead that is longer than this, or has lines, is no heading. */
const LONGEST_HEADING = 80;

/** The event ahead as a heading; undefined where it is too long for one. */
export const headingOf = (whatToDo: string): string | undefined =>
  whatToDo.length <= LONGEST_HEADING && !LINE_BREAK.test(whatToDo) ? whatToDo : undefined;
