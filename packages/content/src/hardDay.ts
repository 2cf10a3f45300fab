import { LANGUAGES } from '@spire/domain/languages';
import type { HardDayText } from './hardDay/hardDayText.ts';
import { HARD_DAY_TEXTS } from './hardDay/hardDayTexts.ts';

export { HARD_DAY_TEXTS, type HardDayText };

const KNOWN = new Set(HARD_DAY_TEXTS.flatMap(({ text }) => LANGUAGES.map((language) => text[language])));

/** Whether a text was written for hard days, in whichever language and form it was given. */
export const isForHardDay = (text: string): boolean => KNOWN.has(text);
