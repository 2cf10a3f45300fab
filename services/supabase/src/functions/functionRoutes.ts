import cors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import { ANY_ORIGIN } from '../anyOrigin.ts';

/** `/functions/v1`: there are no edge functions, so each is an unknown one, as Supabase answers it. */
export const functionRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('cache-control', 'no-store');
    next();
  });
  await app.register(cors, {
    ...ANY_ORIGIN,
    methods: 'GET, POST, PUT, PATCH, DELETE',
    allowedHeaders: 'apikey, authorization, content-type, x-client-info, x-region',
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'Requested function was not found' }),
  );
};
