import type { FastifyPluginCallback } from 'fastify';

/** `/functions/v1`: there are no edge functions, so each is an unknown one, as Supabase answers it. */
export const functionRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    next();
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info, x-region',
      })
      .code(204)
      .send(),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'Requested function was not found' }),
  );
  done();
};
