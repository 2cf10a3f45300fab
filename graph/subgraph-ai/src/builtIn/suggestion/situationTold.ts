import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Situation } from '@spire/domain/readingLabels';
import { sensitivitiesIn } from '@spire/domain/sparedWords';
import type { Reading } from '@spire/language/reading';
import type { Constraints } from './constraints.ts';
import { A_WHILE } from './favours.ts';
import { rejoices } from './goodNews.ts';
import { isOf } from './isOf.ts';
import type { Wanted } from './notWanted.ts';
import { hasWords } from './saysNothing.ts';

const IS_LONELY = /ensom|lonel|isolat/iu;

/** Who is alone as they are indoors, or have ten minutes, only says so; and ten minutes are more than a few. */
function ofTime(
  situation: Reading<Situation>,
  prompt: string,
  { isAlone, minutes = 0 }: Constraints,
): Reading<Situation> {
  const label = situation.kind === 'confident' ? situation.label : null;
  // Who cannot face anybody now is not to be brought company, whatever else the words are near.
  if (situation.kind === 'confident' && label !== 'lonely' && isAlone && !IS_LONELY.test(prompt))
    return { ...situation, also: (situation.also ?? []).filter((each) => each !== 'lonely') };
  const isOnlyAlone = label === 'lonely' && isAlone && minutes > 0 && !IS_LONELY.test(prompt);
  const isForLonger =
    label === 'few-minutes' && minutes >= A_WHILE && (isAlone || !hasWords(prompt.replace(/min\p{L}*/giu, '')));
  if (!isOnlyAlone && !isForLonger) return situation;
  return { kind: 'abstains', likely: minutes < A_WHILE ? ['few-minutes'] : ['indoors', 'creative'] };
}

/** Who speaks of music, and cannot bear it or any sound, has asked for quiet. */
function heard(situation: Reading<Situation>, prompt: string, { isOfUnwanted }: Wanted): Reading<Situation> {
  return situation.kind === 'confident' &&
    situation.label === 'music' &&
    (isOfUnwanted('music') || sensitivitiesIn([prompt]).includes('sound'))
    ? { ...situation, label: 'noise' }
    : situation;
}

/** Who wants out where the light is too much is on the way out, and not at rest. */
const OUT: Reading<Situation> = { kind: 'confident', label: 'outdoors', confidence: 1 };
/** Who is glad of an animal to come celebrates, however hard it is to sit still. */
const CELEBRATING: Reading<Situation> = { kind: 'confident', label: 'celebrate', confidence: 1 };

/** What situation a wish tells of, by what it was read as and by what it says besides: its themes, and what is not wanted. */
export function situationTold(
  prompt: string,
  read: Reading<Situation>,
  { told, wanted, constraints }: { told: readonly Theme[]; wanted: Wanted; constraints: Constraints },
): Reading<Situation> {
  if (told.includes('a-new-animal') && rejoices(prompt)) return CELEBRATING;
  return told.includes('shade') ? OUT : heard(ofTime(read, prompt, constraints), prompt, wanted);
}

/** Who is in distress, and asks for nothing, names a thing or a person only to tell of it. */
const IN_DISTRESS: readonly Situation[] = [
  ...(['anxious', 'angry', 'conflict', 'grief', 'bad-news', 'guilt', 'shame', 'rejected', 'failing'] as const),
];

/** Whether a wish is sure to tell of distress. */
export const isInDistress = (situation: Reading<Situation>): boolean => isOf(situation, ...IN_DISTRESS);

/** Whether a wish that is not sure to tell of anything may tell of distress. */
export const mayBeInDistress = (situation: Reading<Situation>): boolean =>
  situation.kind === 'abstains' && situation.likely.some((each) => IN_DISTRESS.includes(each));
