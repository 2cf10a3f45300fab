import type { FastifyRequest } from 'fastify';
import type { ObjectPlace } from './objects.ts';

/** A request whose address names an object. */
export interface PlaceRequest {
  Params: { bucket: string; '*': string };
}

export function placeOf(request: FastifyRequest<PlaceRequest>): ObjectPlace {
  return { bucket: request.params.bucket, name: request.params['*'] };
}
