import { useCallback } from 'react';
import { useOpenedClient } from './DataProvider.tsx';
import type { Transfer } from './transfer.ts';
import { TransportError } from './transport.ts';

/** Fetched by the few who need it, apart from what every page does. */
const fetchCode = () =>
  import(/* webpackChunkName: "transfer" */ './transferFile.ts').catch(() => {
    throw new TransportError(navigator.onLine ? 'UNREACHABLE' : 'NETWORK');
  });

/**
 * Transfers by the REST facade rather than by the graph: a file on its way, with what has come of it so far, and what
 * must never wait in the outbox. Answers the body whole, or rejects with what `problemOf` reads.
 */
export function useTransfer(): (path: string, transfer?: Transfer) => Promise<Blob> {
  const { graphqlUrl, userId } = useOpenedClient();
  return useCallback(
    async (path, transfer = {}) => (await fetchCode()).transferFile(new URL(path, graphqlUrl).href, userId, transfer),
    [graphqlUrl, userId],
  );
}
