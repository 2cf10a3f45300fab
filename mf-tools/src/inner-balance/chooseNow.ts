import type { Exercise } from '@spire/content/exercises/exercise';
import { daysBetween, type LocalDate } from '@spire/domain/dates';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Learnt } from '../tool-frame/useLearnt.ts';
import type { Suits } from '../tool-frame/useSuits.ts';
import { exercisesForDay, mayDo } from './exercisesForDay.ts';

export interface Chosen {
  exercise: Exercise;
  because: 'helped' | 'kind' | 'liked' | 'suits' | 'gentle';
}

/** The kind that asks the least comes first, as long as nothing has been learnt. */
const KINDS: readonly InnerBalanceCategory[] = ['sensory', 'breathing', 'movement'];
/** One that was done in so many days is not new. */
const LATELY_DAYS = 5;

interface Asking {
  suits: Suits;
  /** Those that were done lately. */
  done: readonly { activity: string; date: LocalDate }[];
  learnt: Learnt;
  of: Parameters<typeof exercisesForDay>[2];
}

/**
 * One exercise for now: of the kind that has done the most good, the one that has, else the first of those for today; not
 * one of the last days, and nothing that rests, is avoided or is too much. Only the files that are asked for are fetched.
 */
export async function chooseNow(
  fetchGroup: (category: InnerBalanceCategory) => Promise<readonly Exercise[]>,
  { suits, done, learnt, of }: Asking,
): Promise<Chosen | undefined> {
  const isOfLately = ({ id }: Exercise) =>
    done.some(({ activity, date }) => activity === id && daysBetween(date, of.date) < LATELY_DAYS);
  const scoreOf = ({ id }: Exercise) => learnt.ofOne(id);
  for (const kind of KINDS.toSorted((one, other) => learnt.ofKind(other) - learnt.ofKind(one))) {
    const group = await fetchGroup(kind);
    const liked = group.filter((each) => scoreOf(each) > 0 && mayDo(each, suits));
    const [exercise] = [...liked, ...exercisesForDay(group, suits, of)]
      .filter((each) => !isOfLately(each))
      .toSorted((one, other) => scoreOf(other) - scoreOf(one));
    if (exercise === undefined) continue;
    return { exercise, because: becauseOf(exercise, kind) };
  }
  return undefined;

  function becauseOf(exercise: Exercise, kind: InnerBalanceCategory): Chosen['because'] {
    if (scoreOf(exercise) > 0) return 'helped';
    if (learnt.ofKind(kind) > learnt.likedOfKind(kind)) return 'kind';
    if (learnt.ofKind(kind) > 0) return 'liked';
    return suits.capacity === null ? 'gentle' : 'suits';
  }
}
