import { randomUUID } from 'node:crypto';
import { HeaderMap } from '@apollo/server';
import { AWAY_SECONDS, ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import type { Claims } from '@spire/graph-kit/claims';
import { readBoundedJson } from '@spire/graph-kit/boundedJson';
import { type CallContext, callContextOf } from '@spire/graph-kit/callContext';
import { drain } from '@spire/graph-kit/drain';
import { ApplicationError, describeForLog, errorBody } from '@spire/graph-kit/errors';
import { isRecovery } from '@spire/graph-kit/recovery';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { NOBODY } from '@spire/graph-kit/sealing/vault';
import { subgraphClient } from '@spire/graph-kit/subgraphClient';
import { isUnknownTimeZone } from '@spire/graph-kit/timeZones';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer, type ServerOptions } from './apolloServer.ts';
import { isSchemaQuestion } from './introspection.ts';
import type { KnownOperations } from './knownOperations.ts';
import { COSTLY_OPERATION, createLimitCheck, PARSE_LIMITS } from './operationLimits.ts';
import { registerPlayground, wantsPage } from './playground.ts';
import { admitCostly } from './processorBudget.ts';
import type { NoteHelp } from './registerCrisisHelp.ts';

export interface GatewayOptions extends ServerOptions {
  verifier: TokenVerifier;
  /** The operations answered over HTTP; any other text is refused. Everything within the limits when undefined. */
  knownOperations?: KnownOperations | undefined;
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
  /**
   * Plans and runs an operation for a person who does not exist, so that the first real one does not wait for what is
   * made once; its answer is nobody's. Never for an operation that stores anything. It never throws.
   */
  rehearse(document: string, variables: Record<string, unknown>): Promise<void>;
  /** Notes help in the day of whoever `context.authorization` belongs to (D84); true where it stands or cannot be noted. */
  noteHelp: NoteHelp;
  /** Stops planning and answering. The subgraphs belong to whoever made them. */
  stop(): Promise<void>;
}

const BODY_LIMIT = 1_048_576;
/** Most bytes of a question about the schema, which is read without a token where the playground is on. */
const SCHEMA_QUESTION_LIMIT = 16_384;
const NOBODYS_CLAIMS: Claims = {
  ...{ sub: NOBODY, role: 'authenticated', aud: 'authenticated' },
  ...{ email: '', iss: '', exp: 0 },
};
const NOTE_HELP = 'mutation ($input: NoteHelpInput!) { noteHelp(input: $input) }';

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

  async function rehearse(query: string, variables: Record<string, unknown>): Promise<void> {
    const call = { authorization: '', timeZone: 'UTC', correlationId: randomUUID() };
    const asker = { ...call, claims: NOBODYS_CLAIMS, token: '', now: new Date() };
    await server.executeOperation({ query, variables }, { contextValue: { ...call, asker } });
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
    const body = knownOperations === undefined ? request.body : await ofKnown(request.body, knownOperations);
    if (body === undefined)
      return reply.code(ERROR_CODES.BAD_REQUEST).send(badRequest(['The operation is not a known one']));
    // Of the text that is run: an operation may have been asked for by its hash alone.
    const { exceeded, cost } = judge(queryOf(body));
    if (exceeded.length > 0) return reply.code(ERROR_CODES.BAD_REQUEST).send(badRequest(exceeded));
    const wait = cost >= COSTLY_OPERATION ? await admitCostly(request) : 0;
    if (wait > 0) return refuse(reply.header('retry-after', wait), 'RATE_LIMITED');

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
    rehearse,
    noteHelp,
    stop: () => server.stop(),
  };
}
