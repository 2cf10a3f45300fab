import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { ANY_ORIGIN } from '../anyOrigin.ts';
import { keyOf, NO_KEY, WRONG_KEY } from '../keys/gatewayKey.ts';

interface RestOptions {
  /** Throws for a token that is not ours. */
  readonly verifyToken: (token: string) => Promise<JWTPayload>;
  /** The public address of the services, which the description names; the `Host` of a request may say anything. */
  readonly publicUrl: string;
}

/** PostgREST's description of a schema that exposes nothing; people's data is reached through the graph alone. */
function rootDocument(publicUrl: string) {
  const { host, protocol } = new URL(publicUrl);
  const kinds = ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'];
  return {
    swagger: '2.0',
    info: { description: '', title: 'standard public schema', version: '12.2.12' },
    host,
    basePath: '/',
    schemes: [protocol.replace(':', '')],
    consumes: kinds,
    produces: kinds,
    paths: {},
    definitions: {},
    parameters: {},
    externalDocs: {
      description: 'PostgREST Documentation',
      url: 'https://postgrest.org/en/v12/references/api.html',
    },
  };
}

/**
 * `/rest/v1`: the root that diagnostics and the client ask for a sign of life, and PostgREST's own refusal for every
 * table and function.
 */
export function restRoutes({ verifyToken, publicUrl }: RestOptions): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    // It answers a preflight, which brings no key.
    await app.register(cors, {
      ...ANY_ORIGIN,
      methods: 'GET, POST, PATCH, PUT, DELETE, HEAD',
      allowedHeaders:
        'accept, accept-profile, apikey, authorization, content-profile, content-type, prefer, range, x-client-info',
      exposedHeaders: 'Content-Encoding, Content-Location, Content-Range, Content-Type, Date',
    });
    app.addHook('onRequest', async (request, reply) => {
      const key = keyOf(request);
      if (key === undefined) return reply.code(401).send(NO_KEY);
      const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const isOurs = await Promise.all([key, bearer ?? key].map(verifyToken)).then(
        () => true,
        () => false,
      );
      if (!isOurs) return reply.code(401).send(WRONG_KEY);
    });
    const root = JSON.stringify(rootDocument(publicUrl));
    app.get('/', (_request, reply) =>
      reply.header('content-type', 'application/openapi+json; charset=utf-8').send(root),
    );
    app.setNotFoundHandler(refuse);
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [first = '', second = ''] = (request.url.split('?', 1)[0] ?? '').split('/').slice(3);
  const isFunction = first === 'rpc';
  const name = `public.${(isFunction ? second : first).replaceAll(/[^\w-]/g, '')}`;
  return reply.code(404).send({
    code: isFunction ? 'PGRST202' : 'PGRST205',
    details: null,
    hint: null,
    message: isFunction
      ? `Could not find the function ${name} in the schema cache`
      : `Could not find the table '${name}' in the schema cache`,
  });
}
