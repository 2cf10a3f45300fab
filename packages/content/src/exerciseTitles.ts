import type { Language } from '@spire/domain/languages';
import { TEXTS as BREATHING } from './generated/exercises/breathingTitles.ts';
import { TEXTS as MOVEMENT } from './generated/exercises/movementTitles.ts';
import { TEXTS as SENSORY } from './generated/exercises/sensoryTitles.ts';

const TITLES: Readonly<Record<string, Record<Language, string>>> = { ...BREATHING, ...MOVEMENT, ...SENSORY };

/** The title of an exercise of the library by its id; what has no such id goes by its own name. */
export const exerciseTitle = (name: string, language: Language): string => TITLES[name]?.[language] ?? name;
