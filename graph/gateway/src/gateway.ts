import { randomUUID } from 'node:crypto';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { ApplicationError, errorBody, formatError } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { isRecovery } from '@spire/graph-kit/recovery';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { readTimeZone } from '@spire/graph-kit/timeZones';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GatewayContext, SubgraphDataSource } from './dataSource.ts';
import { isSchemaQuestion } from './introspection.ts';
import { operationChecks } from './operationChecks.ts';
import { operationLimitsRule, PARSE_LIMITS } from './operationLimits.ts';
import { registerPlayground, wantsPage } from './playground.ts';
import { isWithinRequestLimits } from './requestLimits.ts';

export interface GatewayOptions {
  /** The composed document, `graph/supergraph.graphql`. */
  supergraph: string;
  /** Each subgraph by its name in that document: the thing itself, or the address of its GraphQL endpoint. */
  services: Record<string, Subgraph | string>;
  verifier: TokenVerifier;
  /** Shared with the subgraphs alone; signs every call to them. */
  secret: string;
  /** Answers introspection, and a browser with a page to try the graph on. */
  isPlaygroundOn: boolean;
  log: Log;
}

export interface Gateway {
  /** Adds the graph to a server; its paths, limits and error answers are its own. */
  register(app: FastifyInstance): void;
  /** Stops planning and answering. The subgraphs belong to whoever made them. */
  stop(): Promise<void>;
}

const BODY_LIMIT = 1_048_576;

/** A token is refused with the same status when it is a subgraph that refuses it. */
const TOKEN_CODES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'];
const tokenStatus: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        const refused = TOKEN_CODES.find((code) => errors?.some(({ extensions }) => extensions?.['code'] === code));
        if (refused !== undefined) response.http.status = ERROR_CODES[refused];
        return Promise.resolve();
      },
    }),
};

/** Apollo's own words only when something is amiss, and never what it quotes of a request. */
function quietLogger(log: Log) {
  const complain = (level: 'warn' | 'error') => (message?: unknown) =>
    log[level]({ library: 'apollo' }, String(message).split('\n', 1)[0]?.slice(0, 120) ?? '');
  return { debug: () => undefined, info: () => undefined, warn: complain('warn'), error: complain('error') };
}

function createApolloServer({ supergraph, services, secret, isPlaygroundOn, log }: GatewayOptions) {
  const quiet = quietLogger(log);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    logger: quiet,
    buildService: ({ name }) => {
      const service = services[name];
      if (service === undefined) throw new Error(`The supergraph names a subgraph "${name}" that was not given`);
      return new SubgraphDataSource(service, secret);
    },
  });
  return new ApolloServer<GatewayContext>({
    gateway,
    logger: quiet,
    introspection: isPlaygroundOn,
    hideSchemaDetailsFromClientErrors: !isPlaygroundOn,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_LIMITS,
    validationRules: [operationLimitsRule],
    formatError: (formatted, error) => formatError(formatted, error, { log }),
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationChecks,
      tokenStatus,
    ],
  });
}

function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.code(ERROR_CODES[code]).send(errorBody(code));
}

function queryOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
}

function contextOf({ headers }: FastifyRequest): GatewayContext {
  return {
    authorization: headers.authorization ?? '',
    timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
    correlationId: randomUUID(),
  };
}

/** Builds the gateway: one graph in front of the subgraphs, the same code whether they run here or elsewhere. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { verifier, isPlaygroundOn } = options;
  const server = createApolloServer(options);
  await server.start();

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request.body);
    const refusal = await verifier(bearerToken(request.headers.authorization), () => isRecovery(query)).then(
      () => undefined,
      (error: unknown) => (error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED'),
    );
    if (refusal !== undefined && !(isPlaygroundOn && isSchemaQuestion(query, PARSE_LIMITS))) {
      if (refusal === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
      return refuse(reply, refusal);
    }
    if (!isWithinRequestLimits(request.body)) return refuse(reply, 'BAD_REQUEST');

    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body },
      context: () => Promise.resolve(contextOf(request)),
    });
    for (const [name, value] of response.headers) reply.header(name, value);
    if (response.body.kind !== 'complete') return refuse(reply, 'BAD_REQUEST');
    return reply.code(response.status ?? 200).send(response.body.string);
  }

  return {
    register: (app) => {
      app.register(async (scope) => {
        scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
          const status = error.statusCode ?? 500;
          return refuse(reply, status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
        });
        // JSON is the one language spoken: a form of another site cannot send it.
        scope.removeContentTypeParser('text/plain');
        scope.post(SERVICE_PATHS.graphql, { bodyLimit: BODY_LIMIT }, answer);
        const page = isPlaygroundOn ? await registerPlayground(scope) : undefined;
        scope.get(SERVICE_PATHS.graphql, (request, reply) =>
          page !== undefined && wantsPage(request)
            ? page(reply)
            : reply.code(405).header('allow', 'POST').send(errorBody('BAD_REQUEST', 'Operations are sent by POST')),
        );
      });
    },
    stop: () => server.stop(),
  };
}
