import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, tap } from 'rxjs';

/** How often a question is asked anew; whoever writes without end is answered all the same. */
const MOST = 3;

/** How many writes of this person have been answered, here or in another tab. */
export interface AnsweredWrites {
  count: number;
}

/**
 * A question that was on its way while a write was answered may have been answered from before it, and its late answer
 * would put what was there in place of what is written: it is asked anew.
 */
export const askAgainAfterWrites = (answered: AnsweredWrites): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(
        tap(({ data }) => {
          if (data) answered.count += 1;
        }),
      );
    const ask = (timesLeft: number): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = answered.count;
        return forward(operation).pipe(
          mergeMap((answer) => (timesLeft === 0 || answered.count === before ? of(answer) : ask(timesLeft - 1))),
        );
      });
    return ask(MOST);
  });
