import { questionFor } from '@spire/content/suggestionsByLeaning';
import type { PromptQuestion } from '@spire/domain/promptQuestions';
import { isAboutApp } from '../builtIn/suggestion/firstWords.ts';
import { themesIn } from '../builtIn/suggestion/plainThemes.ts';
import { situationOf } from '../builtIn/suggestion/plainSituations.ts';

/**
 * The question that is asked back about an ambiguous wish, or about one that asks about the app; null for a wish that
 * is understood (D55).
 */
export async function questionBack(prompt: string): Promise<PromptQuestion | null> {
  if (isAboutApp(prompt)) return 'about_spire';
  if (themesIn(prompt).length > 0) return null;
  const situation = await situationOf(prompt);
  return situation.kind === 'confident' ? null : questionFor(situation.likely);
}
