import type { Exercise } from '@spire/content/exercises/exercise';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Suits } from '../tool-frame/useSuits.ts';
import { exercisesForDay, mayDo } from './exercisesForDay.ts';
import { isOfLately, scoreOf, type Done } from './learnt.ts';

export interface Chosen {
  exercise: Exercise;
  because: 'helped' | 'suits' | 'gentle';
}

/** What asks the least first, as long as nothing has been learnt. */
const KINDS: readonly InnerBalanceCategory[] = ['sensory', 'breathing', 'movement'];

interface Asking {
  suits: Suits;
  /** Those that were done, newest first. */
  done: readonly Done[];
  of: Parameters<typeof exercisesForDay>[2];
}

/**
 * One exercise for now: of the kind that has done the most good, the one that has, else the first of those for today; not
 * one of the last days, and nothing that rests, is avoided or is too much. Only the files that are asked for are fetched.
 */
export async function chooseNow(
  fetchGroup: (category: InnerBalanceCategory) => Promise<readonly Exercise[]>,
  { suits, done, of }: Asking,
): Promise<Chosen | undefined> {
  const { date } = of;
  const scoreWhere = (isOne: (each: Done) => boolean) => scoreOf(done.filter(isOne), date);
  const scoreOfKind = (kind: string) => scoreWhere(({ category }) => category === kind);
  const scoreOfOne = ({ id }: Exercise) => scoreWhere(({ activity }) => activity === id);
  for (const kind of KINDS.toSorted((one, other) => scoreOfKind(other) - scoreOfKind(one))) {
    const group = await fetchGroup(kind);
    const liked = group.filter((each) => scoreOfOne(each) > 0 && mayDo(each, suits));
    const open = [...liked, ...exercisesForDay(group, suits, of)]
      .filter(({ id }) => !done.some((each) => each.activity === id && isOfLately(each, date)))
      .toSorted((one, other) => scoreOfOne(other) - scoreOfOne(one));
    const [exercise] = open;
    if (exercise === undefined) continue;
    const isHelping = scoreOfOne(exercise) > 0;
    return { exercise, because: isHelping ? 'helped' : suits.capacity === null ? 'gentle' : 'suits' };
  }
  return undefined;
}
