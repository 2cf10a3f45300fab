import { isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { type AvoidSuggestion, SOCIAL_SAFETY_FACTORS, type SocialSafetyFactor } from '@spire/domain/options';
import { SOCIAL_WANTS, type SocialWant } from '@spire/domain/toolOptions';
import { TEXTS } from './generated/company.ts';
import { SAFETY_LINES } from './socialSuggestions/safetyLines.ts';
import type { SocialSuggestion, SocialTexts } from './socialSuggestions/socialSuggestion.ts';

/** Every built-in plan for company (D29); the invariants of company hold for each of them. */
export const SOCIAL_SUGGESTIONS = Object.fromEntries(
  SOCIAL_WANTS.map((want) => [want, { want, ...TEXTS[want] }] as const),
) as Record<SocialWant, SocialSuggestion>;

/** The signs of the sections, in the order they are shown (spec 2 §9). */
export const SOCIAL_SECTIONS = {
  plan: '🎯',
  message: '📱',
  safety: '🛡️',
  encouragement: '❤️',
} as const satisfies Record<keyof SocialTexts | 'message', string>;

/** Which version suits: little energy gets the gentle one, and who is spared contact the one without (trap 100). */
export function socialVersion(level: CapacityLevel, withContact: boolean): 'gentle' | 'ordinary' | 'alone' {
  if (!withContact) return 'alone';
  return isAtMost(level, 'limited') ? 'gentle' : 'ordinary';
}

/** The first version of a want that touches nothing the person asked to be spared; the ordinary one gives way to the gentle. */
export function versionFor(
  want: SocialWant,
  { capacity, avoid }: { capacity: CapacityLevel; avoid: readonly AvoidSuggestion[] },
  isGentle = false,
): 'gentle' | 'ordinary' | 'alone' {
  const suited = socialVersion(capacity, !avoid.includes('social_contact'));
  const first = suited === 'ordinary' && isGentle ? 'gentle' : suited;
  const isOpen = (each: typeof first) =>
    !SOCIAL_SUGGESTIONS[want][each].avoid.some((touched) => avoid.includes(touched));
  return ([first, 'gentle', 'alone'] as const).find(isOpen) ?? 'alone';
}

/** The most lines of safety that stand beside a plan: with more, it would be too long to read (S14). */
export const SAFETY_LINES_SHOWN = 3;

/** The lines for what a person has said makes company feel safe; each version with contact can carry them. */
export function safetyLines(factors: readonly SocialSafetyFactor[], language: Language): string[] {
  return SOCIAL_SAFETY_FACTORS.filter((factor) => factors.includes(factor))
    .slice(0, SAFETY_LINES_SHOWN)
    .map((factor) => SAFETY_LINES[factor][language]);
}

/** A plan for one other as one for several. */
export function forSeveral(plan: string, language: Language): string {
  return language === 'no'
    ? plan
        .replace(' Spør én person først.', '')
        .replace(/(?<!\p{L})dere begge(?!\p{L})/gu, 'dere alle')
        .replace('at begge', 'at alle')
    : plan
        .replace(' Ask one person first.', '')
        .replace(/(?<!\p{L})both(?!\p{L})/gu, 'all')
        .replace('either of you', 'any of you');
}
