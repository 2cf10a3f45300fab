import type { Language } from '@spire/domain/languages';
import type { Goal } from '@spire/domain/options';
import type { DesiredFeeling } from '@spire/domain/toolOptions';

/** Each goal, as a provider is told it. */
export const GOAL_WORDS: Readonly<Record<Goal, Record<Language, string>>> = {
  peace: { no: 'ro', en: 'calm' },
  mastery: { no: 'å få til noe', en: 'managing something' },
  joy: { no: 'glede', en: 'joy' },
  structure: { no: 'struktur i dagen', en: 'structure in the day' },
  social: { no: 'kontakt med andre', en: 'contact with others' },
  positivity: { no: 'å se det gode', en: 'seeing what is good' },
  movement: { no: 'bevegelse', en: 'movement' },
  self_discovery: { no: 'å bli kjent med seg selv', en: 'getting to know oneself' },
  positive_thinking: { no: 'vennligere tanker', en: 'kinder thoughts' },
};

/** Each desired feeling, as a provider is told it. */
export const FEELING_WORDS: Readonly<Record<DesiredFeeling, Record<Language, string>>> = {
  glad: { no: 'glad', en: 'happy' },
  inspirert: { no: 'inspirert', en: 'inspired' },
  kjaerlig: { no: 'kjærlig', en: 'loving' },
  malrettet: { no: 'målrettet', en: 'focused' },
  rolig: { no: 'rolig', en: 'calm' },
  mestring: { no: 'i stand til ting', en: 'able' },
  selvsikker: { no: 'selvsikker', en: 'confident' },
};
