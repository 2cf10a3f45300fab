import type { FastifyRequest } from 'fastify';
import type { ObjectPlace } from './objects.ts';

/** A request whose address names an object. */
export interface PlaceRequest {
  Params: { bucket: string; '*': string };
}

export function placeOf(request: FastifyRequest<PlaceRequest>): ObjectPlace {
  return { bucket: request.params.bucket, name: request.params['*'] };
}

/** An object's path in a signed address: a `?` in it would end the path, where the client sends it on as it is. */
export const signedPath = ({ bucket, name }: ObjectPlace): string => `${bucket}/${name}`.replaceAll('?', '%3F');

/** The place that a signed address names. The official client encodes it once more; no name has a `%` of its own. */
export function signedPlaceOf(request: FastifyRequest<PlaceRequest>): ObjectPlace {
  const { bucket, name } = placeOf(request);
  return { bucket: bucket.replaceAll('%3F', '?'), name: name.replaceAll('%3F', '?') };
}
