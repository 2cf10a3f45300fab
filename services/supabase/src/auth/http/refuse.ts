import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { AuthError } from './authError.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers every request to a path with that error before its body is read: for features this service does not offer. */
export function refuse(app: FastifyInstance, paths: readonly string[], error: AuthError): void {
  const refusal = () => Promise.reject(error);
  for (const url of paths) app.route({ method: METHODS, url, onRequest: refusal, handler: refusal });
}
