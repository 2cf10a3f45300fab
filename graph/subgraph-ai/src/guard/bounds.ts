import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';

/** The bounds a text for one person has to keep (S14, D23); facts are bounds as well. */
export interface Bounds {
  language: Language;
  capacity: CapacityLevel;
  avoid: readonly AvoidSuggestion[];
}
