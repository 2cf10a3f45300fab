/** The one door to the person's data. Shared by shell and remotes as one running copy, and one cache. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, tap, throwError } from 'rxjs';
import { askSecondFactor, endSession, graphFetch, renewSession } from './graphAccess.ts';
import { problemOf, type Problem } from './problems.ts';

export type { TypedDocumentNode } from '@apollo/client';
export { ApolloProvider as DataProvider, useMutation, useQuery } from '@apollo/client/react';
export { setTokenSource } from './graphAccess.ts';
export { problemOf } from './problems.ts';
export type { Problem } from './problems.ts';

export type DataClient = ApolloClient;

/** A graph answer on its way to the screen: three branches to draw, the ready one empty or not. */
export type Loaded<T> = { kind: 'loading' } | { kind: 'failed'; problem: Problem } | { kind: 'ready'; data: T };

const isUnauthenticated = (error: unknown) => problemOf(error).code === 'UNAUTHENTICATED';

/**
 * Repeats a question once with a new token; when that does not help, the session is over for all pages (trap 87c).
 * Where the second factor is wanted, the gate asks for it.
 */
const keepSession = new ErrorLink(({ error, operation, forward }) => {
  if (problemOf(error).code === 'SECOND_FACTOR_REQUIRED') askSecondFactor();
  if (!isUnauthenticated(error)) return undefined;
  return from(renewSession()).pipe(
    mergeMap((isRenewed) => (isRenewed ? forward(operation) : throwError(() => error))),
    tap({
      next: (answer) => isUnauthenticated(answer) && endSession(),
      error: (again: unknown) => again !== error && isUnauthenticated(again) && endSession(),
    }),
  );
});

/**
 * The client behind every page. Profile and Growth have no id and exist once for a person, so each is one cached
 * object: a saved profile shows at once wherever it is drawn.
 */
export function createDataClient({ graphqlUrl }: { graphqlUrl: string }): DataClient {
  return new ApolloClient({
    link: ApolloLink.from([keepSession, new HttpLink({ uri: graphqlUrl, fetch: graphFetch })]),
    cache: new InMemoryCache({
      typePolicies: { Profile: { keyFields: [] }, Growth: { keyFields: [] } },
    }),
    devtools: { enabled: false },
  });
}
