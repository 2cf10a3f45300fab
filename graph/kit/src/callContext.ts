import { randomUUID } from 'node:crypto';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { UUID } from './claims.ts';
import { readTimeZone } from './timeZones.ts';
import type { FastifyRequest } from 'fastify';

/** The facts known of a request before its token is verified, handed on with what it asks of the graph. */
export interface CallContext {
  authorization: string;
  timeZone: string;
  correlationId: string;
}

/** The context handed on of a request, with the id that its answer carries and every log line names (decision 0028). */
export function callContextOf({ headers, id }: Pick<FastifyRequest, 'headers' | 'id'>): CallContext {
  return {
    authorization: headers.authorization ?? '',
    timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
    correlationId: UUID.test(id) ? id : randomUUID(),
  };
}
