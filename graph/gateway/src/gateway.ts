import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { AWAY_SECONDS, ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { readBoundedJson } from '@spire/graph-kit/boundedJson';
import { type CallContext, callContextOf } from '@spire/graph-kit/callContext';
import { drain } from '@spire/graph-kit/drain';
import { ApplicationError, describeForLog, errorBody, formatError } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { isRecovery } from '@spire/graph-kit/recovery';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { subgraphClient } from '@spire/graph-kit/subgraphClient';
import { isUnknownTimeZone } from '@spire/graph-kit/timeZones';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { PATIENCE_MS, SubgraphDataSource, type VerifiedContext } from './dataSource.ts';
import { isSchemaQuestion } from './introspection.ts';
import type { KnownOperations } from './knownOperations.ts';
import { operationChecks } from './operationChecks.ts';
import { COSTLY_OPERATION, createLimitCheck, PARSE_LIMITS } from './operationLimits.ts';
import { registerPlayground, wantsPage } from './playground.ts';
import { admitCostly } from './processorBudget.ts';
import type { NoteHelp } from './registerCrisisHelp.ts';
import { disableApolloTelemetry } from './disableApolloTelemetry.ts';

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
  /** The operations answered over HTTP; any other text is refused. Everything within the limits when undefined. */
  knownOperations?: KnownOperations | undefined;
  /** How long a subgraph may take to answer. */
  patienceMs?: number;
  log: Log;
}

export interface GatewayAnswer {
  data?: Record<string, unknown> | null | undefined;
  errors?: readonly GraphQLFormattedError[] | undefined;
}

export interface Gateway {
  /** Adds the graph to a server; its paths, limits and error answers are its own. */
  register(app: FastifyInstance): void;
  /**
   * Runs an operation of ours for the bearer of `context.authorization`, without HTTP in between: token check, limits
   * and masking are those of a request from outside. It never throws; a refusal is an answer with one error.
   */
  ask(document: string, variables: Record<string, unknown>, context: CallContext): Promise<GatewayAnswer>;
  /** Notes help in the day of whoever `context.authorization` belongs to (D84); true where it stands or cannot be noted. */
  noteHelp: NoteHelp;
  /** Stops planning and answering. The subgraphs belong to whoever made them. */
  stop(): Promise<void>;
}

const BODY_LIMIT = 1_048_576;
/** Most bytes of a question about the schema, which is read without a token where the playground is on. */
const SCHEMA_QUESTION_LIMIT = 16_384;
const NOTE_HELP = 'mutation ($input: NoteHelpInput!) { noteHelp(input: $input) }';

/** A token is refused with the same status when it is a subgraph that refuses it. */
const TOKEN_CODES: readonly ErrorCode[] = ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED'];
const tokenStatus: ApolloServerPlugin<VerifiedContext> = {
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

function createApolloServer(options: GatewayOptions) {
  disableApolloTelemetry();
  const { supergraph, services, secret, isPlaygroundOn, patienceMs = PATIENCE_MS, log } = options;
  const quiet = quietLogger(log);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    logger: quiet,
    buildService: ({ name }) => {
      const service = services[name];
      if (service === undefined) throw new Error(`The supergraph names a subgraph "${name}" that was not given`);
      return new SubgraphDataSource({ name, service, secret, patienceMs, log });
    },
  });
  return new ApolloServer<VerifiedContext>({
    gateway,
    logger: quiet,
    introspection: isPlaygroundOn,
    hideSchemaDetailsFromClientErrors: !isPlaygroundOn,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_LIMITS,
    // Each wrong field is compared with all there are.
    validationOptions: { maxErrors: 5 },
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
  if (code === 'UNAVAILABLE') void reply.header('retry-after', AWAY_SECONDS);
  return reply.code(ERROR_CODES[code]).send(errorBody(code));
}

function refuseAsker(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return refuse(code === 'UNAUTHENTICATED' ? reply.header('www-authenticate', 'Bearer') : reply, code);
}

const badRequest = (messages: readonly string[]) => ({
  errors: messages.flatMap((message) => errorBody('BAD_REQUEST', message).errors),
});

function queryOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
}

/** The request with the text of the known operation it asks for; undefined when it asks for another. */
async function ofKnown(body: unknown, knownOperations: KnownOperations): Promise<object | undefined> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const query = await knownOperations(body);
  if (query === undefined) return undefined;
  const { extensions: _hash, ...rest } = body as Record<string, unknown>;
  return { ...rest, query };
}

/** Builds the gateway: one graph in front of the subgraphs, the same code whether they run here or elsewhere. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { verifier, isPlaygroundOn, knownOperations, log } = options;
  const server = createApolloServer(options);
  const judge = createLimitCheck();
  await server.start();

  /** The asker, or why they may not ask: the one place where the gateway looks at a token. */
  async function askerOf(context: CallContext, isFactorOptional: () => boolean): Promise<RequestContext | ErrorCode> {
    const { authorization, timeZone, correlationId } = context;
    const token = bearerToken(authorization) ?? '';
    try {
      const claims = await verifier(token, isFactorOptional);
      return { claims, token, timeZone, correlationId, now: new Date() };
    } catch (error) {
      return error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED';
    }
  }

  async function ask(query: string, variables: Record<string, unknown>, context: CallContext): Promise<GatewayAnswer> {
    const asker = await askerOf(context, () => isRecovery(query));
    if (typeof asker === 'string') return errorBody(asker);
    const { exceeded } = judge(query);
    if (exceeded.length > 0) return badRequest(exceeded);
    const { body } = await server.executeOperation({ query, variables }, { contextValue: { ...context, asker } });
    return body.kind === 'single' ? body.singleResult : errorBody('BAD_REQUEST');
  }

  const { wellbeing } = options.services;
  const askWellbeing = wellbeing === undefined ? undefined : subgraphClient(wellbeing, options.secret);
  const noteHelp: NoteHelp = async (input, context) => {
    const asker = await askerOf(context, () => false);
    if (typeof asker === 'string' || askWellbeing === undefined) return true;
    try {
      return (await askWellbeing<{ noteHelp: boolean }>(NOTE_HELP, { input }, asker)).noteHelp;
    } catch (error) {
      if (!(error instanceof ApplicationError)) log.error({ error: describeForLog(error) }, 'Help was not noted');
      return true;
    }
  };

  /** Refuses before the body is read. Whether the second factor may be missing depends on what the body asks. */
  async function requireToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (isPlaygroundOn && Number(request.headers['content-length']) <= SCHEMA_QUESTION_LIMIT) return undefined;
    const asker = await askerOf(callContextOf(request), () => true);
    return typeof asker === 'string' ? refuseAsker(reply, asker) : undefined;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = queryOf(request.body);
    const context = callContextOf(request);
    const asker = await askerOf(context, () => isRecovery(query));
    if (typeof asker === 'string' && !(isPlaygroundOn && isSchemaQuestion(query, PARSE_LIMITS)))
      return refuseAsker(reply, asker);
    if (isUnknownTimeZone(request.headers[TIME_ZONE_HEADER]))
      return reply.code(ERROR_CODES.BAD_REQUEST).send(badRequest([`${TIME_ZONE_HEADER} names no time zone`]));
    const { exceeded, cost } = judge(query);
    if (exceeded.length > 0) return reply.code(ERROR_CODES.BAD_REQUEST).send(badRequest(exceeded));
    const wait = cost >= COSTLY_OPERATION ? await admitCostly(request) : 0;
    if (wait > 0) return refuse(reply.header('retry-after', wait), 'RATE_LIMITED');
    const body = knownOperations === undefined ? request.body : await ofKnown(request.body, knownOperations);
    if (body === undefined)
      return reply.code(ERROR_CODES.BAD_REQUEST).send(badRequest(['The operation is not a known one']));

    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    const response = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body },
      context: () => Promise.resolve({ ...context, asker: typeof asker === 'string' ? undefined : asker }),
    });
    for (const [name, value] of response.headers) reply.header(name, value);
    if (response.body.kind !== 'complete') return refuse(reply, 'BAD_REQUEST');
    return reply.code(response.status ?? 200).send(response.body.string);
  }

  return {
    register: (app) => {
      app.register(async (scope) => {
        scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
          const status = error.statusCode ?? 500;
          if (status >= 500) log.error({ correlationId: request.id, error: describeForLog(error) }, 'A request failed');
          if (status === 413 && !request.raw.readableEnded) await drain(request.raw);
          return refuse(reply, status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
        });
        // JSON is the one language spoken: a form of another site cannot send it.
        readBoundedJson(scope, 'error');
        scope.post(SERVICE_PATHS.graphql, { bodyLimit: BODY_LIMIT, onRequest: requireToken }, answer);
        const elsewhere = (_request: FastifyRequest, reply: FastifyReply) =>
          refuse(reply.header('allow', 'POST'), 'METHOD_NOT_ALLOWED');
        scope.route({ method: ['PUT', 'PATCH', 'DELETE'], url: SERVICE_PATHS.graphql, handler: elsewhere });
        const page = isPlaygroundOn ? await registerPlayground(scope) : undefined;
        scope.get(SERVICE_PATHS.graphql, (request, reply) =>
          page !== undefined && wantsPage(request) ? page(reply) : elsewhere(request, reply),
        );
      });
    },
    ask,
    noteHelp,
    stop: () => server.stop(),
  };
}
