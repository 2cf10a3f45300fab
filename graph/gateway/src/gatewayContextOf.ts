import { randomUUID } from 'node:crypto';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { UUID } from '@spire/graph-kit/claims';
import { readTimeZone } from '@spire/graph-kit/timeZones';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from './dataSource.ts';

/** What is handed on of a request, and with it the id that its answer carries and every log line names (decision 0028). */
export function gatewayContextOf({ headers, id }: Pick<FastifyRequest, 'headers' | 'id'>): GatewayContext {
  return {
    authorization: headers.authorization ?? '',
    timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
    correlationId: UUID.test(id) ? id : randomUUID(),
  };
}
