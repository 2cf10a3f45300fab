import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** How the product behaves for a person: one record behind settings and preferences (D27). */
export interface Settings {
  language: Language;
  brainInjuryMode: boolean;
  /** Ends by itself at the person's midnight. */
  lowEnergyToday: boolean;
  aiSuggestionsEnabled: boolean;
  memoryInspiration: boolean;
  streakHidden: boolean;
  /** A short vibration now and then until today’s check-in is done (trap 92); never while the view is calm. */
  gentleBuzz: boolean;
}

/** What holds until a person decides otherwise (spec 2 §3). */
export const DEFAULT_SETTINGS: Settings = {
  language: DEFAULT_LANGUAGE,
  brainInjuryMode: false,
  lowEnergyToday: false,
  aiSuggestionsEnabled: true,
  memoryInspiration: false,
  streakHidden: false,
  gentleBuzz: false,
};
