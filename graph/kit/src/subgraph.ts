import { ERROR_CODES } from '@spire/domain/errorCodes';
import { execute as executeDocument, type GraphQLError } from 'graphql';
import { createDocuments } from './documents.ts';
import { errorBody, formatError } from './errors.ts';
import type { Log } from './log.ts';
import type { Answer, Operation } from './operation.ts';
import type { RequestContext } from './requestContext.ts';
import { type SubgraphClasses, subgraphSchema } from './subgraphSchema.ts';
import { traced } from './telemetry.ts';
import type { TokenVerifier } from './tokens.ts';

/**
 * One part of the graph, as whoever has verified the token asks it: the gateway of the same process, or `serveSubgraph`
 * for one elsewhere. What is read once for a request is read once for a context.
 */
export interface Subgraph {
  readonly name: string;
  readonly typeDefs: string;
  execute(operation: Operation, context: RequestContext): Promise<Answer>;
  stop(): Promise<void>;
}

/** The dependencies that every subgraph gets from whoever starts it. */
export interface SubgraphSurroundings {
  verifier: TokenVerifier;
  log: Log;
}

export interface SubgraphOptions extends SubgraphSurroundings {
  name: string;
  classes: SubgraphClasses;
  /** One object of each resolver class. */
  resolvers: readonly object[];
  stop: () => Promise<void>;
}

/** Builds a subgraph from its resolvers. */
export function createSubgraph(options: SubgraphOptions): Subgraph {
  const { name, log } = options;
  const { schema, typeDefs } = subgraphSchema(options.classes, options.resolvers);
  const prepare = createDocuments(schema);

  async function execute(operation: Operation, context: RequestContext): Promise<Answer> {
    const toAnswer = (error: GraphQLError) =>
      formatError(error.toJSON(), error, { log, correlationId: context.correlationId });
    const prepared = prepare(operation.query);
    if ('errors' in prepared)
      return { status: ERROR_CODES.BAD_REQUEST, body: errorBody('BAD_REQUEST', prepared.errors[0]?.message) };
    const result = await traced('subgraph.execute', { subgraph: name }, async () =>
      executeDocument({
        schema,
        document: prepared.document,
        contextValue: context,
        variableValues: operation.variables ?? null,
        operationName: operation.operationName ?? null,
      }),
    );
    const errors = result.errors?.map(toAnswer);
    return {
      status: 200,
      body: { ...(result.data === undefined ? {} : { data: result.data }), ...(errors ? { errors } : {}) },
    };
  }

  return { name, typeDefs, execute, stop: options.stop };
}
