import type { Language } from '@spire/domain/languages';
import type { SocialSafetyFactor } from '@spire/domain/options';
import { TEXTS } from '../generated/safetyLines.ts';

/** One small line for each thing that makes company feel safe; they go with any want that has company in it. */
export const SAFETY_LINES: Record<SocialSafetyFactor, Record<Language, string>> = TEXTS;
