import { INNER_BALANCE_CATEGORIES, type InnerBalanceCategory } from '@spire/domain/toolOptions';
import { keysOf } from '@spire/domain/lists';
import { useSearchParams } from '@spire/remote-kit/router';

/**
 * The place in the tool. It stands in the address, so that a reload stays there and the browser's back button works.
 */
export type Way =
  | { at: 'categories' }
  | { at: 'category'; category: InnerBalanceCategory; isMilder: boolean }
  | { at: 'exercise' | 'running' | 'asked' | 'stopped' | 'done' | 'worse'; exercise: string };

const MOMENTS = ['running', 'asked', 'stopped', 'done', 'worse'] as const;

function wayOf(search: URLSearchParams): Way {
  const exercise = search.get('exercise');
  const moment = search.get('now');
  const category = keysOf(INNER_BALANCE_CATEGORIES).find((each) => each === search.get('category'));
  if (exercise !== null) return { at: MOMENTS.find((each) => each === moment) ?? 'exercise', exercise };
  return category === undefined ? { at: 'categories' } : { at: 'category', category, isMilder: search.has('milder') };
}

function searchOf(way: Way): Record<string, string> {
  if (way.at === 'categories') return {};
  if (way.at === 'category') return { category: way.category, ...(way.isMilder && { milder: 'yes' }) };
  return way.at === 'exercise' ? { exercise: way.exercise } : { exercise: way.exercise, now: way.at };
}

/** The way by which an exercise can be opened from elsewhere. */
export const exerciseSearch = (exercise: string, at: 'exercise' | 'running' = 'exercise') =>
  new URLSearchParams(searchOf({ at, exercise })).toString();

/** Begins the names of the timers of exercises, before their id. */
export const EXERCISE_TIMER = 'exercise.';

export function useWays() {
  const [search, setSearch] = useSearchParams();
  return {
    way: wayOf(search),
    /** With `replace`, the new place replaces a finished one, to which nobody goes back. */
    go: (way: Way, options?: { replace: boolean }) => {
      setSearch(searchOf(way), options);
      window.scrollTo({ top: 0 });
    },
  };
}
