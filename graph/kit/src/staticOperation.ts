/** A GraphQL operation of the server's own: its static text, and the types of what goes in and comes out. */
export interface StaticOperation<Data, Variables extends object> {
  readonly text: string;
  /** Types only; never set. */
  readonly types?: (variables: Variables) => Data;
}

/** Every operation that has been declared, so that a test can hold each against the graph's schema. */
export const STATIC_OPERATIONS: string[] = [];

/** Declares an operation; the text never changes, so that it is parsed, validated and planned once. */
export function operation<Data, Variables extends object = object>(text: string): StaticOperation<Data, Variables> {
  STATIC_OPERATIONS.push(text);
  return { text };
}

/** Asks the graph as one person; rejects with what the graph refuses. */
export type AskGraph = <Data, Variables extends object>(
  operation: StaticOperation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
