import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { execute as executeDocument, type GraphQLError } from 'graphql';
import type { Claims } from './claims.ts';
import { createDocuments } from './documents.ts';
import { ApplicationError, errorBody, formatError } from './errors.ts';
import type { Log } from './log.ts';
import type { Answer, Operation } from './operation.ts';
import { isRecovery } from './recovery.ts';
import type { RequestContext } from './requestContext.ts';
import { isSigned } from './signature.ts';
import { type SubgraphClasses, subgraphSchema } from './subgraphSchema.ts';
import { traced } from './telemetry.ts';
import { readTimeZone } from './timeZones.ts';
import { bearerToken, type TokenVerifier } from './tokens.ts';

/**
 * One part of the graph. The gateway calls `execute` in its own process or through `serveSubgraph`: either way the
 * signature and the person's token are checked here again.
 */
export interface Subgraph {
  readonly name: string;
  readonly typeDefs: string;
  execute(operation: Operation, headers: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

/** What every subgraph needs from whoever starts it. */
export interface SubgraphSurroundings {
  verifier: TokenVerifier;
  /** Shared with the gateway alone. */
  secret: string;
  log: Log;
  now?: () => Date;
}

export interface SubgraphOptions extends SubgraphSurroundings {
  name: string;
  classes: SubgraphClasses;
  /** One object of each resolver class. */
  resolvers: readonly object[];
  stop: () => Promise<void>;
}

const refusal = (code: ErrorCode): Answer => ({ status: ERROR_CODES[code], body: errorBody(code) });

/** Builds a subgraph from its resolvers. */
export function createSubgraph(options: SubgraphOptions): Subgraph {
  const { name, log, secret, verifier, now = () => new Date() } = options;
  const { schema, typeDefs } = subgraphSchema(options.classes, options.resolvers);
  const prepare = createDocuments(schema);

  async function execute(operation: Operation, headers: Record<string, string>): Promise<Answer> {
    const instant = now();
    if (!isSigned(secret, operation, headers, instant)) return refusal('UNAUTHENTICATED');
    const token = bearerToken(headers['authorization']) ?? '';
    let claims: Claims;
    try {
      claims = await verifier(token, () => isRecovery(operation.query));
    } catch (error) {
      return refusal(error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED');
    }
    const context: RequestContext = {
      claims,
      token,
      timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
      now: instant,
      correlationId: headers['x-correlation-id'] ?? randomUUID(),
    };
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
