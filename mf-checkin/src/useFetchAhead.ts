import { useEffect } from 'react';

/** After the page has come to rest. */
const FETCH_AHEAD_MS = 1500;

/** Fetches what is likely wanted next, so that it is here also where the network is gone by then. */
export function useFetchAhead(isWanted: boolean, fetch: () => void): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!isWanted || connection?.saveData === true) return undefined;
    const timer = window.setTimeout(fetch, FETCH_AHEAD_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted, fetch]);
}
