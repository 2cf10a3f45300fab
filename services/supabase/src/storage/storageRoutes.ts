import cors from '@fastify/cors';
import { isWithinJsonBounds, type JsonBounds } from '@spire/domain/jsonBounds';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { registerBucketRoutes } from './buckets/bucketRoutes.ts';
import { identify } from './http/storageCaller.ts';
import { invalidRequest } from './http/storageError.ts';
import { sendNotFound, sendStorageError } from './http/storageErrorReply.ts';
import { STORAGE_ORIGINS } from './http/storageOrigins.ts';
import { registerListRoutes } from './objects/listRoutes.ts';
import { registerMoveRoutes } from './objects/moveRoutes.ts';
import { registerReadRoutes } from './objects/readRoutes.ts';
import { registerRemoveRoutes } from './objects/removeRoutes.ts';
import { registerUploadRoutes } from './objects/uploadRoutes.ts';
import { registerSignRoutes } from './signed/signRoutes.ts';
import type { StorageContext } from './storageContext.ts';

/** The version of Supabase Storage whose answers these are. */
const MODEL_VERSION = '1.32.0';

function registerOpenRoutes(app: FastifyInstance, { database }: StorageContext): void {
  app.get('/status', (_request, reply) => reply.send());
  app.get('/version', (_request, reply) => reply.type('text/plain; charset=utf-8').send(MODEL_VERSION));
  app.get('/health', async () => ({
    healthy: await database.query('select 1').then(
      () => true,
      () => false,
    ),
  }));
}

/** Everything asked for in JSON, for callers alone. */
const CALLERS_FEATURES = [
  registerBucketRoutes,
  registerListRoutes,
  registerMoveRoutes,
  registerRemoveRoutes,
  registerSignRoutes,
];
/** Objects themselves, which a signed address may open too; an upload asks for its caller before it reads on. */
const FEATURES = [registerOpenRoutes, registerReadRoutes, registerUploadRoutes];

/** Names of a thousand objects in one request, with room. */
const BOUNDS: JsonBounds = { members: 10_000, depth: 32 };

/**
 * JSON, and no body at all where the client sends its content type with nothing in it. Plain text is read and is no
 * JSON: to a route that wants none it is nothing.
 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isWithinJsonBounds(body, BOUNDS)) done(invalidRequest('body has too many members or levels'));
    else void parse(request, body.toString(), done);
  });
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/**
 * The endpoints below `/storage/v1`, as Supabase Storage answers them. Image transformation, resumable uploads, S3,
 * analytics and vectors are not offered: their routes are not there, as in the model when they are switched off.
 */
export function storageRoutes(context: StorageContext): FastifyPluginAsync {
  return async (app) => {
    acceptJson(app);
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header('x-content-type-options', 'nosniff');
      next();
    });
    await app.register(cors, STORAGE_ORIGINS);
    app.setErrorHandler((error, _request, reply) => sendStorageError(error, reply, context.log));
    app.setNotFoundHandler(sendNotFound);
    for (const register of FEATURES) register(app, context);
    void app.register((own, _options, done) => {
      own.addHook('onRequest', async (request) => {
        await identify(context, request);
      });
      for (const register of CALLERS_FEATURES) register(own, context);
      done();
    });
  };
}
