import type { AlongTips } from '../schema/events.ts';
import { TEXTS } from './generated/alongTips.ts';

/** A tip each for what can belong to what lies ahead, beside the kind of event. */
export const ALONG_TIPS: AlongTips = TEXTS;

export type Along = keyof AlongTips;
