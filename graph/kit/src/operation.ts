/** A GraphQL operation as it travels. */
export interface Operation {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

/** A GraphQL answer with its HTTP status. */
export interface Answer {
  status: number;
  body: unknown;
}
