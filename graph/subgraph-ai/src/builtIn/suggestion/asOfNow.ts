import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Consideration } from '@spire/domain/options';
import type { Situation } from '@spire/domain/readingLabels';
import type { Facts } from '../../facts/facts.ts';
import type { WordsRead } from '../readWords.ts';
import { isOf } from './isOf.ts';
import type { PromptRead } from './readPrompt.ts';
import { isForCompany } from './themesTold.ts';

/** Who says so in the prompt has little to go on just now, whatever the level of other days. */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];
const AT_REST: readonly Situation[] = [
  ...(['tired', 'dizzy', 'pain', 'headache', 'light-sensitive', 'hospital', 'bored-in-bed', 'cannot-sleep'] as const),
];

/** Who wants out, or something done, or the night prepared, is not at rest for what ails them. */
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

/** Who has company has somebody who is awake, however late it is. */
const hasCompany = ({ situation, themes }: PromptRead) => isOf(situation, 'with-child') || isForCompany(themes);

/** What is known of somebody, as it is by what they say now. */
export function asOfNow(facts: Facts, read: PromptRead, words: WordsRead): Facts {
  return {
    ...facts,
    ...(hasLittle(read, words) ? { capacity: 'low' } : {}),
    ...(facts.partOfDay === 'night' && hasCompany(read) ? { partOfDay: 'evening' } : {}),
  };
}
