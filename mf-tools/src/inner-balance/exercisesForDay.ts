import type { Exercise } from '@spire/content/exercises/exercise';
import { suits as suitsDay } from '@spire/content/textTags';
import { contentTier, type ContentTier } from '@spire/domain/capacity';
import { daysBetween, type LocalDate } from '@spire/domain/dates';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { Suits } from '../tool-frame/useSuits.ts';

/** How many exercises of a category stand there on one day (spec 2 §9). */
export const A_DAY = 3;

const TIERS: readonly ContentTier[] = ['low', 'limited', 'moderate'];

/** Whether an exercise touches something that people can ask to be spared (trap 100). */
function touches({ category, isMovement }: Exercise, avoided: AvoidSuggestion): boolean {
  if (avoided === 'exercise') return isMovement || category === 'movement';
  return avoided === 'meditation' && category === 'breathing';
}

/** Whether it may be suggested: nothing above the capacity (D27), nothing avoided, too much (D53), or too light for the day (D61). */
export function mayDo(exercise: Exercise, suits: Suits): boolean {
  const { capacity, avoid, sensitivities, rests } = suits;
  return (
    suitsDay(exercise, suits) &&
    TIERS.indexOf(exercise.tier) <= TIERS.indexOf(contentTier(capacity ?? 'low')) &&
    !avoid.some((each) => touches(exercise, each)) &&
    !exercise.contraindications.some((each) => sensitivities.has(each)) &&
    !rests(exercise)
  );
}

/** Days since a day that no record is older than: it goes on over New Year, where a day of the year would jump. */
const dayNumber = (date: LocalDate) => daysBetween('1970-01-01', date);

/** A place of the person's own in every list, so that not everybody is shown the same three (trap 105). */
const placeOf = (userId: string) =>
  [...userId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);

function turned<T>(list: readonly T[], start: number): T[] {
  const from = list.length === 0 ? 0 : start % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

/**
 * The three of a category for one day: of the person's own tier as long as it has three that suit, else also of the
 * gentler ones, nearest first. The same all day and on every device; the day after, three others where there are six.
 */
export function exercisesForDay(
  exercises: readonly Exercise[],
  suits: Suits,
  { date, userId }: { date: LocalDate; userId: string },
): Exercise[] {
  const start = dayNumber(date) * A_DAY + placeOf(userId);
  const open = exercises.filter((exercise) => mayDo(exercise, suits));
  const nearestFirst = TIERS.toReversed().flatMap((tier) =>
    turned(
      open.filter((exercise) => exercise.tier === tier),
      start,
    ),
  );
  return nearestFirst.slice(0, A_DAY);
}
