import type { LighterEvent } from '@spire/domain/eventKinds';
import type { Language } from '@spire/domain/languages';
import { TEXTS } from './generated/eventOpenings.ts';

/** One line about what lies ahead, before the encouragement for the feeling; it promises nothing of how it will go. */
export const EVENT_OPENINGS: Record<LighterEvent, Record<Language, string>> = TEXTS;
