import type { JoiningWords } from '../../schema/company.ts';
import { TEXTS } from '../generated/joiningWords.ts';

/** The words that join several plans to one text, and name the people they could be for. */
export const JOINING_WORDS: JoiningWords = TEXTS;
