import { isWithinJsonBounds, type JsonBounds } from '@spire/domain/jsonBounds';
import type { FastifyInstance } from 'fastify';

/** Most members and levels of a request's JSON: the largest input of ours has about a hundred, four levels deep. */
export const REQUEST_BOUNDS: JsonBounds = { members: 1000, depth: 16 };

/** A body that is refused before anything is made of it. */
export class RefusedBody extends Error {
  override readonly name = 'RefusedBody';
  readonly statusCode: 400 | 413;

  constructor(statusCode: 400 | 413) {
    super(statusCode === 413 ? 'The body is too large' : 'The body is too deep, or has too many members');
    this.statusCode = statusCode;
  }
}

/**
 * Makes a part of a server read JSON alone, and measure it before it is parsed: what comes after parsing walks through
 * all of the values, more than once. An empty body is none; the name `__proto__` is dropped or refused.
 */
export function readBoundedJson(scope: FastifyInstance, protoNames: 'remove' | 'error'): void {
  const parse = scope.getDefaultJsonParser(protoNames, protoNames);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isWithinJsonBounds(body, REQUEST_BOUNDS)) done(new RefusedBody(400));
    else void parse(request, body.toString(), done);
  });
}
