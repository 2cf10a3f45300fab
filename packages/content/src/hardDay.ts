import { textMark } from '@spire/domain/textMark';
import type { HardDayTexts } from '../schema/hardDay.ts';
import { TEXTS } from './generated/hardDay.ts';
import { TEXTS as MARKS } from './generated/hardDayMarks.ts';

/** One small act for a hard day; it can be a suggestion, a task or a small exercise. */
export type HardDayText = HardDayTexts[number];

/** Acts that can be done in bed on a hard day, alone and in a minute or two (D58). */
export const HARD_DAY_TEXTS: readonly HardDayText[] = TEXTS;

/**
 * Whether a text was written for hard days, in whichever language and form it was given: by the marks of those texts, so
 * that a page which only asks does not fetch all of them.
 */
export const isForHardDay = (text: string): boolean => MARKS.includes(textMark(text));
