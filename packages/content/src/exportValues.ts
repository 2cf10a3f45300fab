import type { Language } from '@spire/domain/languages';
import type { INTERACTION_TYPES, SUGGESTION_KINDS, SUGGESTION_SOURCES, TASK_PRIORITIES } from '@spire/domain/options';
import type { TASK_TYPES, SuggestionCategory } from '@spire/domain/options';
import type { REMINDER_KINDS, WEEKDAYS } from '@spire/domain/reminders';
import type { HowItWent } from '@spire/domain/toolOptions';

type Ids<List extends readonly string[]> = Readonly<Record<List[number], string>>;

/** Words for values that stand as ids in the document and have no label of a form. */
interface ExportValues {
  language: Readonly<Record<Language, string>>;
  theme: Readonly<Record<'system' | 'light' | 'dark', string>>;
  kinds: Ids<typeof REMINDER_KINDS>;
  days: Ids<typeof WEEKDAYS>;
  suggestionType: Ids<typeof SUGGESTION_KINDS>;
  interactionType: Ids<typeof INTERACTION_TYPES>;
  suggestionCategory: Readonly<Record<SuggestionCategory, string>>;
  priority: Ids<typeof TASK_PRIORITIES>;
  type: Ids<typeof TASK_TYPES>;
  source: Ids<typeof SUGGESTION_SOURCES>;
  howItWent: Readonly<Record<HowItWent, string>>;
  questionsOff: Readonly<Record<'capacityLevel' | 'considerations' | 'avoidSuggestions' | 'goals', string>>;
}

export const EXPORT_VALUES: Readonly<Record<Language, ExportValues>> = {
  no: {
    language: { no: 'norsk', en: 'engelsk' },
    theme: { system: 'som enheten', light: 'lyse', dark: 'mørke' },
    kinds: { checkIn: 'innsjekk', task: 'oppgave', afterwards: 'etterpå' },
    days: { MO: 'mandag', TU: 'tirsdag', WE: 'onsdag', TH: 'torsdag', FR: 'fredag', SA: 'lørdag', SU: 'søndag' },
    suggestionType: {
      ai: 'fra KI',
      memory_inspired: 'fra et minne',
      regular: 'vanlig',
      task_mindfulness: 'oppgave, oppmerksomhet',
      task_wellbeing: 'oppgave, velvære',
      task_activity: 'oppgave, aktivitet',
    },
    interactionType: { generated: 'foreslått', liked: 'likt', completed: 'gjort' },
    suggestionCategory: {
      mindfulness: 'oppmerksomhet',
      physical: 'kropp',
      social: 'sammen med andre',
      creative: 'skapende',
      practical: 'praktisk',
    },
    priority: { high: 'høy', medium: 'middels', low: 'lav' },
    type: { mindfulness: 'oppmerksomhet', wellbeing: 'velvære', activity: 'aktivitet' },
    source: { ai: 'KI', built_in: 'Spire', memory: 'et minne' },
    howItWent: { good: 'fint', fine: 'greit', hard: 'tungt' },
    questionsOff: { capacityLevel: 'energi', considerations: 'hensyn', avoidSuggestions: 'unngå', goals: 'mål' },
  },
  en: {
    language: { no: 'Norwegian', en: 'English' },
    theme: { system: 'as the device', light: 'light', dark: 'dark' },
    kinds: { checkIn: 'check-in', task: 'task', afterwards: 'afterwards' },
    days: {
      MO: 'Monday',
      TU: 'Tuesday',
      WE: 'Wednesday',
      TH: 'Thursday',
      FR: 'Friday',
      SA: 'Saturday',
      SU: 'Sunday',
    },
    suggestionType: {
      ai: 'from AI',
      memory_inspired: 'from a memory',
      regular: 'usual',
      task_mindfulness: 'task, mindfulness',
      task_wellbeing: 'task, wellbeing',
      task_activity: 'task, activity',
    },
    interactionType: { generated: 'suggested', liked: 'liked', completed: 'done' },
    suggestionCategory: {
      mindfulness: 'mindfulness',
      physical: 'body',
      social: 'with others',
      creative: 'creative',
      practical: 'practical',
    },
    priority: { high: 'high', medium: 'medium', low: 'low' },
    type: { mindfulness: 'mindfulness', wellbeing: 'wellbeing', activity: 'activity' },
    source: { ai: 'AI', built_in: 'Spire', memory: 'a memory' },
    howItWent: { good: 'well', fine: 'all right', hard: 'hard' },
    questionsOff: {
      capacityLevel: 'energy',
      considerations: 'considerations',
      avoidSuggestions: 'avoid',
      goals: 'goals',
    },
  },
};
