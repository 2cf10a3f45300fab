import type { Plan } from './lift.ts';

const LINE_BREAK = /\r?\n/u;

/** The things of a plan as it is written, a thing a line. */
export const linesOf = (words: string): Plan =>
  words
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
