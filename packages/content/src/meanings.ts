import type { Meanings } from '../schema/meanings.ts';
import { TEXTS } from './generated/meanings.ts';

export type Meaning = Meanings[number];

/** The meanings of everyday words. A word that is not here changes nothing, and the choice stays a good one without it. */
export const MEANINGS: Meanings = TEXTS;
