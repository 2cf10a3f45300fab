import { GUARD_PHRASES } from '@spire/content/guardWords';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import { asksFor } from './requests.ts';

/** Which of the things a person is to be spared the clauses ask for (D23, trap 100). */
export function avoidedIn(
  clauses: readonly string[],
  language: Language,
  avoid: readonly AvoidSuggestion[],
): AvoidSuggestion[] {
  return avoid.filter((each) => {
    const isAsked = asksFor(GUARD_PHRASES.avoided[each][language]);
    return clauses.some(isAsked);
  });
}
