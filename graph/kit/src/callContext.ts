import { randomUUID } from 'node:crypto';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { UUID } from './claims.ts';
import { readTimeZone } from './timeZones.ts';
import type { FastifyRequest } from 'fastify';

/** What is known of a request before its token is verified, and handed on with what it asks of the graph. */
export interface CallContext {
  authorization: string;
  timeZone: string;
  correlationId: string;
}

/** What is handed on of a request, and with it the id that its answer carries and every log line names (decision 0028). */
export function callContextOf({ headers, id }: Pick<FastifyRequest, 'headers' | 'id'>): CallContext {
  return {
    authorization: headers.authorization ?? '',
    timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
    correlationId: UUID.test(id) ? id : randomUUID(),
  };
}
