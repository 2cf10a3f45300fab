import { AWAY_SECONDS, ERROR_CODES, type ErrorCode, type FieldError } from '@spire/domain/errorCodes';
import { localDate } from '@spire/domain/dates';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { callContextOf } from '@spire/graph-kit/callContext';
import { ApplicationError, isErrorCode } from '@spire/graph-kit/errors';
import type { StoredPictures } from '@spire/graph-shared/storedPictures';
import type { StaticOperation } from '@spire/graph-kit/staticOperation';
import { isUnknownTimeZone, readTimeZone } from '@spire/graph-kit/timeZones';
import { bearerToken } from '@spire/graph-kit/tokens';
import { personsPictures } from '@spire/privacy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { Readable } from 'node:stream';
import type { Graph } from './graph.ts';
import { RestDownload } from './restDownload.ts';
import { restErrorBody } from './restErrorBody.ts';
import { requestLanguage } from './requestLanguage.ts';
import { wantedLanguage } from './restMessages.ts';
import { RestRefusal } from './restRefusal.ts';
import { readRequest } from './readRequest.ts';
import type { Route } from './restRoute.ts';
import { secondsUntilMidnight } from './secondsUntilMidnight.ts';

/** Seconds to wait when the graph takes no more requests for now and does not say for how long. */
const WAIT_SECONDS = 60;

/** Names that every list of the graph has for what a query of ours asks. */
const LIST_NAMES = { first: 'limit', after: 'before' };

function renamed(fields: readonly FieldError[], names: Readonly<Record<string, string>>): FieldError[] {
  return fields.map((each) => ({ ...each, field: names[each.field] ?? each.field }));
}

/** The graph's first error decides; it tells of all wrong fields at once, and answers in part are none of ours. */
function refusalOf({ extensions = {} }: GraphQLFormattedError, names: Readonly<Record<string, string>>): RestRefusal {
  const { code, fields, correlationId } = extensions;
  return new RestRefusal(
    isErrorCode(code) ? code : 'INTERNAL',
    Array.isArray(fields) ? renamed(fields as FieldError[], names) : [],
    typeof correlationId === 'string' ? { correlationId } : {},
  );
}

/** Refusals before which nothing more is asked, of nobody known or by too many. */
const UNASKED: readonly ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE'];

/** Answers with a refusal in the person's language, and with what its status asks for beside it. */
export async function sendRefusal(
  graph: Graph,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RestRefusal,
): Promise<FastifyReply> {
  const { code } = refusal;
  if (code === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer');
  if (code === 'DAILY_LIMIT')
    void reply.header('retry-after', secondsUntilMidnight(new Date(), readTimeZone(request.headers[TIME_ZONE_HEADER])));
  else if (ERROR_CODES[code] === 503) void reply.header('retry-after', refusal.waitSeconds ?? AWAY_SECONDS);
  else if (ERROR_CODES[code] === 429) void reply.header('retry-after', refusal.waitSeconds ?? WAIT_SECONDS);
  const language = UNASKED.includes(code)
    ? wantedLanguage(request.headers['accept-language'])
    : await requestLanguage(request, graph);
  return reply
    .code(ERROR_CODES[code])
    .header('content-language', language === 'no' ? 'nb' : language)
    .send(restErrorBody(refusal, language));
}

/** Services that answers use. */
export interface RestServices {
  graph: Graph;
  pictures: StoredPictures;
}

/** Answers one request of a route: reads it by its schemas, asks the graph, and sends the shape it documents. */
export async function answerRoute(
  route: Route,
  { graph, pictures }: RestServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers } = request;
  if (isUnknownTimeZone(headers[TIME_ZONE_HEADER]))
    throw new RestRefusal('VALIDATION_FAILED', [{ field: TIME_ZONE_HEADER, code: 'INVALID' }]);
  const context = callContextOf(request);
  const { timeZone } = context;
  const now = new Date();
  const { spelled, ...read } = await readRequest(route, request, { now, timeZone });
  const names = { ...LIST_NAMES, ...route.fieldNames, ...spelled };

  async function ask<Data, Variables extends object>(
    operation: StaticOperation<Data, Variables>,
    variables: Variables,
  ) {
    const { data, errors } = await graph.ask(operation.text, variables as Record<string, unknown>, context);
    const [first] = errors ?? [];
    if (first !== undefined) throw refusalOf(first, names);
    return data as Data;
  }

  const answer = await route.run({
    ...read,
    today: () => localDate(now, timeZone),
    language: () => requestLanguage(request, graph),
    ask,
    timeZone,
    pictures: personsPictures(pictures, bearerToken(context.authorization) ?? ''),
    header: (name, value) => void reply.header(name, value),
  });
  if (answer instanceof RestDownload)
    return reply
      .type(answer.type)
      .header('content-disposition', `attachment; filename="${answer.name}"`)
      .send(Readable.from(answer.content));
  return route.answer === undefined || answer === undefined
    ? reply.code(204).send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** The refusal of what a service refused by its code, or Fastify itself could not read. */
export function refusalOfFailure(error: { statusCode?: number }): RestRefusal {
  if (error instanceof RestRefusal) return error;
  if (error instanceof ApplicationError) return refusalOf(error.toJSON(), {});
  const status = error.statusCode ?? 500;
  const code: ErrorCode =
    status === 413
      ? 'TOO_LARGE'
      : status === 415
        ? 'UNSUPPORTED_MEDIA_TYPE'
        : status < 500
          ? 'BAD_REQUEST'
          : 'INTERNAL';
  return new RestRefusal(code);
}
