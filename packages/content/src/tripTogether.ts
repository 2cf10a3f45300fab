import type { Language } from '@spire/domain/languages';
import { TEXTS } from './generated/tripTogether.ts';

/** The people one can travel with, as they are called to the one who does. */
export const COMPANIONS = TEXTS.companions;

export type Companion = keyof typeof COMPANIONS;

/** The opening of a journey where it is told with whom alone; otherwise `EVENT_OPENINGS` has one. */
export const TRIP_WITH: Record<Language, string> = TEXTS.opening;
