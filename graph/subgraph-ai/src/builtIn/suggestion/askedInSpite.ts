import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import { isOf } from './isOf.ts';
import type { PromptRead } from './readPrompt.ts';
import { isForCompany } from './themesTold.ts';

const OF_FOOD: readonly Theme[] = ['cooking', 'drinks', 'eating', 'thirst'];

/** Light that hurts, which is then no wish for light. */
const OF_LIGHT = /(?<!\p{L})(?:lys(?:et|t)?|skarp\p{L}*|blend\p{L}*|lights?|bright\p{L}*|glare)(?!\p{L})/iu;

/** Contraindications that the person asks for now in spite of them. */
export function askedInSpite({ prompt, situation, themes }: PromptRead): Sensitivity[] {
  if (sensitivitiesIn([prompt]).includes('food')) return [];
  const isForFood = isOf(situation, 'food-drink') || themes.some((theme) => OF_FOOD.includes(theme));
  return [
    ...(isForFood ? (['food'] as const) : []),
    ...(themes.includes('better-sleep') ? (['sleep'] as const) : []),
    ...(themes.includes('reading') && !OF_LIGHT.test(prompt) ? (['light'] as const) : []),
    ...(isForCompany(themes) ? (['company'] as const) : []),
  ];
}
