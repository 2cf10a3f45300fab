import type { TextSize, Theme } from './appearance.ts';
import type { LocalDate } from './dates.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { LaterQuestion } from './laterQuestions.ts';

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
  /** Null while nothing is chosen: each device then keeps its own (decision 0068), as with the next two. */
  theme: Theme | null;
  textSize: TextSize | null;
  /** The low-stimulation form, whatever the modes say. */
  calmView: boolean | null;
  /** No movement, also where the device would allow it (A9). */
  motionReduced: boolean;
  /** No words of praise when something is done. */
  celebrationHidden: boolean;
  /** Points, counts and streak; never in the low-stimulation form. */
  numbersShown: boolean;
  badgesHidden: boolean;
  /** The first date on which Home may ask a later question again (D68); null where nothing was put off. */
  questionsFrom: LocalDate | null;
  /** The later questions that are not asked any more. */
  questionsOff: readonly LaterQuestion[];
}

/** Settings that hold until a person decides otherwise (spec 2 §3). */
export const DEFAULT_SETTINGS: Settings = {
  language: DEFAULT_LANGUAGE,
  brainInjuryMode: false,
  lowEnergyToday: false,
  aiSuggestionsEnabled: true,
  memoryInspiration: false,
  streakHidden: false,
  gentleBuzz: false,
  theme: null,
  textSize: null,
  calmView: null,
  motionReduced: false,
  celebrationHidden: false,
  numbersShown: false,
  badgesHidden: false,
  questionsFrom: null,
  questionsOff: [],
};
