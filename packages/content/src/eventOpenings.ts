import type { LighterEvent } from '@spire/domain/eventKinds';
import type { Language } from '@spire/domain/languages';
import type { KindOpenings } from '../schema/events.ts';
import { TEXTS } from './generated/eventOpenings.ts';
import { TEXTS as OF_KINDS } from './generated/kindOpenings.ts';

/** One line about what lies ahead, before the encouragement for the feeling; it promises nothing of how it will go. */
export const EVENT_OPENINGS: Record<LighterEvent, Record<Language, string>> = TEXTS;
/** As these, where no more than the kind is known; `grief` and `other` have none. */
export const KIND_OPENINGS: KindOpenings = OF_KINDS;
