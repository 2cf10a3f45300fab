import { useSearchParams } from '@spire/remote-kit/router';

/** Query parameter: which step is shown, from 1. */
const STEP = 'step';

/** The step on the screen, which stands in the address: a reload keeps it, and the browser's back goes to the one before. */
export function useStep(count: number) {
  const [search, setSearch] = useSearchParams();
  const asked = Math.trunc(Number(search.get(STEP) ?? 1));
  const at = asked >= 1 && asked <= count ? asked : 1;
  return {
    at,
    /** Going back leaves no second way to the same step behind. */
    show: (next: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === 1) after.delete(STEP);
          else after.set(STEP, String(next));
          return after;
        },
        { replace: next < at },
      ),
  };
}
