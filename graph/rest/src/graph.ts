import type { CallContext } from '@spire/graph-kit/callContext';
import type { GraphQLFormattedError } from 'graphql';

/** The graph, as the facade asks it in the name of whoever a request comes from; a refusal is an answer with errors. */
export interface Graph {
  ask(
    document: string,
    variables: Record<string, unknown>,
    context: CallContext,
  ): Promise<{
    data?: Record<string, unknown> | null | undefined;
    errors?: readonly GraphQLFormattedError[] | undefined;
  }>;
}
