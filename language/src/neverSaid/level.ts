import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

/** The level is adapted to, and never said to anybody's face (trap 99). */
export const LEVEL: Record<Language, RegExp> = {
  no: phrases('*kapasitet*', '(lavt|ditt|begrenset) (energinivå|funksjonsnivå)*', 'funksjonsnivå*'),
  en: phrases('capacity', '(low|limited|your) (energy|functioning|activity) level', 'level of functioning'),
};
