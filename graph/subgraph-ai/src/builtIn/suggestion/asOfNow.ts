import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Consideration } from '@spire/domain/options';
import type { Situation } from '@spire/domain/readingLabels';
import type { Facts } from '../../facts/facts.ts';
import type { WordsRead } from '../readWords.ts';
import { isOf } from './isOf.ts';
import type { PromptRead } from './readPrompt.ts';
import { isForCompany } from './themesTold.ts';

/**
 * Considerations of exhaustion: named in the prompt, they lower the capacity just now, whatever the level of other
 * days.
 */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];
const AT_REST: readonly Situation[] = [
  ...(['tired', 'dizzy', 'pain', 'headache', 'light-sensitive', 'hospital', 'bored-in-bed', 'cannot-sleep'] as const),
];

/** Themes of a person who is active in spite of their ailment, and so not at rest. */
const UP_FOR: readonly Theme[] = [
  ...(['bored', 'out-with-aid', 'seated', 'without-hands', 'better-sleep', 'studying', 'sore-and-upright'] as const),
];

function hasLittle({ situation, themes, constraints }: PromptRead, { considerations }: WordsRead): boolean {
  const isUp = themes.some((theme) => UP_FOR.includes(theme));
  return (
    considerations.some((each) => WORN_OUT.includes(each)) ||
    (!isUp && isOf(situation, ...AT_REST)) ||
    constraints.isLying
  );
}

/** Whether the person has company, which means somebody is awake however late it is. */
const hasCompany = ({ situation, themes }: PromptRead) => isOf(situation, 'with-child') || isForCompany(themes);

/** The facts of a person, adjusted to what they say now. */
export function asOfNow(facts: Facts, read: PromptRead, words: WordsRead): Facts {
  return {
    ...facts,
    ...(hasLittle(read, words) ? { capacity: 'low' } : {}),
    ...(facts.partOfDay === 'night' && hasCompany(read) ? { partOfDay: 'evening' } : {}),
  };
}
