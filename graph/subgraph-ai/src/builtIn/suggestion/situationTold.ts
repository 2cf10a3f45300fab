import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Situation } from '@spire/domain/readingLabels';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import type { Reading } from '@spire/language/reading';
import type { Constraints } from './constraints.ts';
import { A_WHILE } from './favours.ts';
import { rejoices } from './goodNews.ts';
import { isOf } from './isOf.ts';
import type { Wanted } from './notWanted.ts';
import { hasWords } from './saysNothing.ts';

const IS_LONELY = /ensom|lonel|isolat/iu;

/**
 * Corrects the situation by company and time: being alone indoors or having ten minutes is a circumstance, and ten
 * minutes are more than a few.
 */
function ofTime(
  situation: Reading<Situation>,
  prompt: string,
  { isAlone, minutes = 0 }: Constraints,
): Reading<Situation> {
  const label = situation.kind === 'confident' ? situation.label : null;
  // A person who cannot face anybody now is not to be brought company, whatever the words resemble.
  if (situation.kind === 'confident' && label !== 'lonely' && isAlone && !IS_LONELY.test(prompt))
    return { ...situation, also: (situation.also ?? []).filter((each) => each !== 'lonely') };
  const isOnlyAlone = label === 'lonely' && isAlone && minutes > 0 && !IS_LONELY.test(prompt);
  const isForLonger =
    label === 'few-minutes' && minutes >= A_WHILE && (isAlone || !hasWords(prompt.replace(/min\p{L}*/giu, '')));
  if (!isOnlyAlone && !isForLonger) return situation;
  return { kind: 'abstains', likely: minutes < A_WHILE ? ['few-minutes'] : ['indoors', 'creative'] };
}

/** Corrects music to quiet for a person who cannot bear music or sound. */
function heard(situation: Reading<Situation>, prompt: string, { isOfUnwanted }: Wanted): Reading<Situation> {
  return situation.kind === 'confident' &&
    situation.label === 'music' &&
    (isOfUnwanted('music') || sensitivitiesIn([prompt]).includes('sound'))
    ? { ...situation, label: 'noise' }
    : situation;
}

/** A wish to get out of strong light is a wish for outdoors, not for rest. */
const OUT: Reading<Situation> = { kind: 'confident', label: 'outdoors', confidence: 1 };
/** Joy over a coming animal is a celebration, however restless the person is. */
const CELEBRATING: Reading<Situation> = { kind: 'confident', label: 'celebrate', confidence: 1 };

/** The situation of a wish, by its classification, its themes and what it refuses. */
export function situationTold(
  prompt: string,
  read: Reading<Situation>,
  { told, wanted, constraints }: { told: readonly Theme[]; wanted: Wanted; constraints: Constraints },
): Reading<Situation> {
  if (told.includes('a-new-animal') && rejoices(prompt)) return CELEBRATING;
  return told.includes('shade') ? OUT : heard(ofTime(read, prompt, constraints), prompt, wanted);
}

/** Situations of distress, in which a thing or person is named only to tell of it. */
const IN_DISTRESS: readonly Situation[] = [
  ...(['anxious', 'angry', 'conflict', 'grief', 'bad-news', 'guilt', 'shame', 'rejected', 'failing'] as const),
];

/** Whether a wish certainly tells of distress. */
export const isInDistress = (situation: Reading<Situation>): boolean => isOf(situation, ...IN_DISTRESS);

/** Whether an uncertain wish may tell of distress. */
export const mayBeInDistress = (situation: Reading<Situation>): boolean =>
  situation.kind === 'abstains' && situation.likely.some((each) => IN_DISTRESS.includes(each));
