import type { FieldId } from '@spire/profile-form/answers';
import type { Settings } from './settings.ts';

/** The subject of a row: each field of the form, and the things that make company safe. */
export type RowId = FieldId | 'socialSafetyFactors';

/** The rows by section, in the order of the page; the first column has the first half of them. */
export const SECTIONS = {
  you: ['nickname', 'language'],
  health: ['capacityLevel', 'considerations', 'specificChallenge'],
  suggestions: ['goals', 'avoidSuggestions'],
  company: ['socialSafetyFactors'],
} as const satisfies Record<string, readonly RowId[]>;
export type SectionId = keyof typeof SECTIONS;

export const COLUMNS = [
  ['you', 'health'],
  ['suggestions', 'company'],
] as const satisfies readonly (readonly SectionId[])[];

/** The rows that are written; the others are chosen. */
export const WRITTEN = ['nickname', 'specificChallenge'] as const;
export type WrittenId = (typeof WRITTEN)[number];

/** A field that is saved; the language is no answer of the form. */
export type SavedPart = Partial<Omit<Settings, 'healthConsent'>> & { language?: 'no' | 'en' };
