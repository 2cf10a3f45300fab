import type { OwnWords } from '../schema/suggestions.ts';
import { TEXTS } from './generated/ownWords.ts';

/** Suggestions to do something with what a person wrote, by the groups of wishes they are for. */
export const OWN_WORDS: OwnWords = TEXTS;
