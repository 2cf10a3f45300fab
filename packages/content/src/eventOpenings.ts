import type { Language } from '@spire/domain/languages';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { TEXTS } from './generated/eventOpenings.ts';

/** One line about what lies ahead, before the encouragement for the feeling; it promises nothing of how it will go. */
export const EVENT_OPENINGS: Record<PlannedEvent, Record<Language, string>> = TEXTS;
