import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorSchema } from './restErrorBody.ts';
import type { Route } from './restRoute.ts';
import { ROUTES } from './routes.ts';
import { helpSchema } from './helpSchema.ts';
import { SERVICE_OPERATIONS } from './serviceOperations.ts';

const MEANINGS: Partial<Record<number, string>> = {
  400: 'Something in the request is wrong; `fields` names what.',
  401: 'No access token, or one that does not count.',
  403: 'The person has a second factor that this login has not shown.',
  404: 'There is nothing of the caller’s here.',
  409: 'It cannot be done as things are now.',
  413: 'More than 1 MB, or than the path says.',
  415: 'Not JSON, or no file of a kind that can be read.',
  429: 'Not now; `retry-after` says in how many seconds.',
};

const timeZone = z
  .string()
  .optional()
  .meta({
    description:
      'IANA name of the person’s time zone; it decides what "today" is. Europe/Oslo unless told; one that does not exist is refused.',
    examples: ['Europe/Oslo'],
    param: { id: 'TimeZone' },
  });
const language = z
  .string()
  .optional()
  .meta({
    description: 'Language of error messages, and of chips in words: no or en. The stored language unless told.',
    examples: ['nb'],
    param: { id: 'Language' },
  });
const headers = z.object({ [TIME_ZONE_HEADER]: timeZone, 'accept-language': language });

/** Routes that take words may answer with help beside what was asked for (D60, D86). */
const maybeWithHelp = ({ body, answer }: Route) =>
  body !== undefined && answer instanceof z.ZodObject && !('help' in answer.shape)
    ? answer.extend({ help: helpSchema.optional() })
    : answer;

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
/** The body of a request: JSON, unless the route takes a file of any kind. */
const contentOf = ({ body, receives }: Route) =>
  body === undefined ? {} : receives?.anyType === true ? { 'application/octet-stream': { schema: body } } : json(body);
const others = ({ otherTypes = [] }: Route) =>
  Object.fromEntries(otherTypes.map((type) => [type, { schema: z.string() }]));
const refusal = (status: string, description: string) => ({
  id: `Refused${status}`,
  description,
  content: json(errorSchema),
});
const OTHER = refusal('Otherwise', 'Not now (429, 503, both with `retry-after`), or a fault of ours.');
const REFUSALS = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, meaning = '']) => [status, refusal(status, meaning)]),
);

/** Every code a route can refuse with, besides what may befall any request. */
function errorsOf({ body, query, params, allowance, errors = [] }: Route): Set<ErrorCode> {
  const isRead = body !== undefined || query !== undefined || params !== undefined;
  return new Set<ErrorCode>([
    'UNAUTHENTICATED',
    'SECOND_FACTOR_REQUIRED',
    ...(isRead ? (['VALIDATION_FAILED'] as const) : []),
    ...(body === undefined ? [] : (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(allowance === undefined ? [] : (['RATE_LIMITED'] as const)),
    ...errors,
  ]);
}

function toOperation(route: Route): ZodOpenApiOperationObject {
  const { tag, summary, description, body, query, params } = route;
  const answer = maybeWithHelp(route);
  const statuses = [...new Set([...errorsOf(route)].map((code) => ERROR_CODES[code]))].toSorted((a, b) => a - b);
  return {
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: [{ bearer: [] }],
    requestParams: {
      header: headers,
      ...(params === undefined ? {} : { path: params }),
      ...(query === undefined ? {} : { query }),
    },
    ...(body === undefined
      ? {}
      : { requestBody: { required: route.isBodyOptional !== true, content: contentOf(route) } }),
    responses: {
      ...(answer === undefined
        ? { 204: { description: 'Done.' } }
        : { 200: { description: summary, content: { ...json(answer), ...others(route) } } }),
      ...(answer instanceof z.ZodOptional ? { 204: { description: 'Done.' } } : {}),
      ...Object.fromEntries(statuses.map((status) => [status, REFUSALS[status] ?? OTHER])),
      default: OTHER,
    },
  };
}

/** `GET /api/memory-bank/{id}` is `getMemoryBankById`. */
function nameOf(method: string, path: string): string {
  const words = path.slice(SERVICE_PATHS.api.length).replaceAll('{', 'by-');
  return method.toLowerCase() + words.replaceAll(/[^a-z]+([a-z]?)/g, (_, letter: string) => letter.toUpperCase());
}

function pathsOf(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const { path, method, operation } of [
    ...ROUTES.map((route) => ({ path: route.path, method: route.method, operation: toOperation(route) })),
    ...SERVICE_OPERATIONS,
  ])
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId: nameOf(method, path), ...operation } };
  return paths;
}

/** The OpenAPI 3.1 description of the facade, made of the very schemas that validate its requests (D38). */
export function createOpenApi(): oas31.OpenAPIObject {
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Spire',
      version: '1',
      description: [
        'Every path asks the graph as the person whose access token comes with the request, and answers JSON.',
        'Times are ISO 8601 in UTC; dates are the person’s own, yyyy-mm-dd. Unknown fields of a body are ignored; a field of the wrong type is refused. A `userId` in a body means nothing: the token decides.',
        'Where what was sent needs help rather than advice, or may, the answer carries `help` beside everything else, a refusal too: whom to call, and whether that takes the place of all else (`level`). `x-spire-help` names its kind where it does.',
        'A POST that creates takes a UUID made by the client as `id`; sending the same one again answers the stored record and creates nothing.',
      ].join('\n\n'),
    },
    servers: [{ url: '/' }],
    tags: [...new Set(ROUTES.map(({ tag }) => tag)), 'Service'].map((name) => ({ name })),
    paths: pathsOf(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a sign-in.' },
      },
    },
  }) as oas31.OpenAPIObject;
}
