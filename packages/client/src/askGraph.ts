import type { TypedDocumentNode } from '@apollo/client';
import { askTwice } from './askTwice.ts';
import { endSession, graphFetch, renewSession } from './graphAccess.ts';
import { hasReachedNobody, problemOf } from './problems.ts';

/** A refusal by the graph; `problemOf` reads it like Apollo's own errors. */
class GraphRefusal extends Error {
  readonly errors: readonly unknown[];
  readonly statusCode: number;

  constructor(errors: readonly unknown[], statusCode: number) {
    super('The graph refused the request');
    this.name = 'GraphRefusal';
    this.errors = errors;
    this.statusCode = statusCode;
  }
}

type Variables = Record<string, unknown>;

async function ask<T, V extends Variables>(
  graphqlUrl: string,
  document: TypedDocumentNode<T, V>,
  variables?: V,
): Promise<T> {
  const response = await graphFetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document.loc?.source.body, ...(variables === undefined ? {} : { variables }) }),
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: T | null; errors?: readonly unknown[] };
  if (response.ok && answer.data && answer.errors === undefined) return answer.data;
  throw new GraphRefusal(answer.errors ?? [], response.status);
}

const isUnauthenticated = (error: unknown) => problemOf(error).code === 'UNAUTHENTICATED';

/**
 * One question to the graph without Apollo, for the gate, which must not wait for 50 kB of client: `document` carries its
 * text, as `npm run codegen` writes those of the shell. A question that reached nobody is asked once more (trap 86), and
 * an old token is renewed once on the way. Throws what `problemOf` understands.
 */
export async function askGraph<T, V extends Variables>(
  graphqlUrl: string,
  document: TypedDocumentNode<T, V>,
  variables?: V,
): Promise<T> {
  const question = () => ask(graphqlUrl, document, variables);
  const isChange = document.loc?.source.body.startsWith('mutation') === true;
  try {
    return await askTwice(question, (error) => !isChange && hasReachedNobody(error));
  } catch (error) {
    if (!isUnauthenticated(error) || !(await renewSession())) throw error;
  }
  try {
    return await question();
  } catch (error) {
    if (isUnauthenticated(error)) endSession();
    throw error;
  }
}
