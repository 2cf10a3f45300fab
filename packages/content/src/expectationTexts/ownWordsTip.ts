import type { Language } from '@spire/domain/languages';
import { TEXTS } from '../generated/ownWordsTips.ts';

/** A tip of what is hoped not to happen, where others can see to it: `{words}`. */
export const SPARED_TIP: Record<Language, string> = TEXTS.spared;

/**
 * A tip of what somebody has thought of themselves, in their own words as they stand: `{words}`, and `{more}`. It is true
 * of what helps, and of what is dreaded as well: what is plainly a worry is not quoted, but not every one is known.
 */
export const OWN_WORDS_TIP = { one: TEXTS.one, two: TEXTS.two };
