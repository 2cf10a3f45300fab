import { useSearchParams } from '@spire/remote-kit/router';

const MOMENTS = ['exercise', 'running', 'after', 'stopped', 'worse'] as const;
export type Moment = 'start' | (typeof MOMENTS)[number];

/**
 * The place in the tool. It stands in the address, so that a reload stays there and the browser's back button works.
 */
export function useMoment() {
  const [search, setSearch] = useSearchParams();
  const at: Moment = MOMENTS.find((each) => each === search.get('now')) ?? 'start';
  return {
    at,
    go: (next: Moment, options?: { replace: boolean }) => {
      setSearch(next === 'start' ? {} : { now: next }, options);
      window.scrollTo({ top: 0 });
    },
  };
}
