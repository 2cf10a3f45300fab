import { useCallback } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import { TransportError } from './transport.ts';

/** A request to the REST facade that carries a file, or asks for what is done at once or not at all. */
export interface Transfer {
  method?: 'GET' | 'POST' | 'DELETE';
  /** JSON, which may be large. */
  body?: string;
  /** How many bytes of the answer are here by now. */
  onBytes?: (count: number) => void;
  /** Gives it up; then the promise rejects with the signal's own reason. */
  signal?: AbortSignal;
}

/** Fetched by the few who need it, apart from what every page does. */
const fetchCode = () =>
  import(/* webpackChunkName: "transfer" */ './transferFile.ts').catch(() => {
    throw new TransportError(navigator.onLine ? 'UNREACHABLE' : 'NETWORK');
  });

/**
 * What goes by the REST facade rather than by the graph: a file on its way, with what has come of it so far, and what
 * must never wait in the outbox. Answers the body whole, or rejects with what `problemOf` reads.
 */
export function useTransfer(): (path: string, transfer?: Transfer) => Promise<Blob> {
  const { graphqlUrl, userId } = useOpenedClient();
  return useCallback(
    async (path, transfer = {}) => (await fetchCode()).transferFile(new URL(path, graphqlUrl).href, userId, transfer),
    [graphqlUrl, userId],
  );
}
