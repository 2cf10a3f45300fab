import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { readBoundedJson } from '@spire/graph-kit/boundedJson';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { describeForLog } from '@spire/graph-kit/errors';
import { createStoredPictures, type Storage } from '@spire/graph-shared/storedPictures';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callContextOf } from '@spire/graph-kit/callContext';
import type { Readable } from 'node:stream';
import { createAdmission, type HourlyLimits } from './admission.ts';
import { answerRoute, refusalOfFailure, sendRefusal } from './answerRoute.ts';
import type { Graph } from './graph.ts';
import { drain } from '@spire/graph-kit/drain';
import { registerDocumentation } from './registerDocumentation.ts';
import { allowedMethods, ROUTES } from './routes.ts';
import { RestRefusal } from './restRefusal.ts';

const BODY_LIMIT = 1_048_576;
const OTHER_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export interface RestOptions {
  graph: Graph;
  verifier: TokenVerifier;
  /** Where pictures lie, which are part of an export. */
  storage: Storage;
  limits: HourlyLimits;
  log: Log;
}

/** `{id}` of OpenAPI as Fastify writes it. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Adds the REST facade (D38): every path of its families, the document that describes them, and 404 and 405 as JSON for
 * the rest of `/api`. It asks the graph in this process and decides nothing itself.
 */
export function registerRest(app: FastifyInstance, { graph, verifier, storage, limits, log }: RestOptions): void {
  const services = { graph, pictures: createStoredPictures(storage) };

  async function requirePerson({ headers }: FastifyRequest): Promise<string> {
    try {
      return (await verifier(bearerToken(headers.authorization))).sub;
    } catch (error) {
      throw new RestRefusal(error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED');
    }
  }

  void app.register((scope, _options, done) => {
    // The body may be announced and not there (spec 1 §7: the older mood widget).
    readBoundedJson(scope, 'remove');
    scope.addHook('onRequest', (_request, reply, next) => {
      void reply.header('vary', 'accept-language');
      next();
    });
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const refusal = refusalOfFailure(error);
      if (['TOO_LARGE', 'RATE_LIMITED'].includes(refusal.code) && !request.raw.readableEnded) await drain(request.raw);
      if (refusal.code !== 'INTERNAL' || error instanceof RestRefusal)
        return sendRefusal(graph, request, reply, refusal);
      const { correlationId } = callContextOf(request);
      log.error({ correlationId, route: request.routeOptions.url, error: describeForLog(error) }, 'A request failed');
      return sendRefusal(graph, request, reply, new RestRefusal('INTERNAL', [], { correlationId }));
    });
    for (const route of ROUTES) {
      const admit = createAdmission(route, limits);
      const { receives } = route;
      const add = (place: FastifyInstance) =>
        place.route({
          method: route.method,
          url: pattern(route.path),
          bodyLimit: receives?.bodyLimit ?? BODY_LIMIT,
          onRequest: async (request, reply) => admit(await requirePerson(request), reply),
          handler: (request, reply) => answerRoute(route, services, request, reply),
        });
      if (receives === undefined) add(scope);
      else
        void scope.register((own, _own, ready) => {
          own.removeAllContentTypeParsers();
          own.addContentTypeParser(
            receives.anyType === true ? '*' : 'application/json',
            ({ headers }: FastifyRequest, body: Readable) =>
              receives.receive(body, Number(headers['content-length'] ?? 0)),
          );
          add(own);
          ready();
        });
    }
    registerDocumentation(scope);
    for (const [path, allowed] of allowedMethods())
      scope.route({
        method: OTHER_METHODS.filter((method) => !allowed.includes(method)),
        url: pattern(path),
        handler: (request, reply) => {
          void reply.header('allow', allowed.join(', '));
          return sendRefusal(graph, request, reply, new RestRefusal('METHOD_NOT_ALLOWED'));
        },
      });
    scope.all(`${SERVICE_PATHS.api}/*`, (request, reply) =>
      sendRefusal(graph, request, reply, new RestRefusal('NOT_FOUND')),
    );
    done();
  });
}
