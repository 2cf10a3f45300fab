import { LANGUAGES } from '@spire/domain/languages';
import type { HardDayTexts } from '../schema/hardDay.ts';
import { TEXTS } from './generated/hardDay.ts';

/** One small act for a hard day; it can be a suggestion, a task or a small exercise. */
export type HardDayText = HardDayTexts[number];

/** Acts that can be done in bed on a hard day, alone and in a minute or two (D58). */
export const HARD_DAY_TEXTS: readonly HardDayText[] = TEXTS;

const KNOWN = new Set(HARD_DAY_TEXTS.flatMap(({ text }) => LANGUAGES.map((language) => text[language])));

/** Whether a text was written for hard days, in whichever language and form it was given. */
export const isForHardDay = (text: string): boolean => KNOWN.has(text);
