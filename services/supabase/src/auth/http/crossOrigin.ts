import type { FastifyCorsOptions } from '@fastify/cors';
import { DEVICE_HEADER } from '@spire/domain/servicePaths';
import { ANY_ORIGIN } from '../../anyOrigin.ts';
import { API_VERSION_HEADER } from './errorReply.ts';

/** The API version is exposed because the client library reads it from the answer, and the app its browser's proof. */
export const AUTH_ORIGINS: FastifyCorsOptions = {
  ...ANY_ORIGIN,
  methods: 'GET, POST, PUT, PATCH, DELETE',
  allowedHeaders: `accept, apikey, authorization, content-type, x-client-info, ${API_VERSION_HEADER.toLowerCase()}, ${DEVICE_HEADER}`,
  exposedHeaders: `X-Total-Count, Link, Retry-After, ${API_VERSION_HEADER}, ${DEVICE_HEADER}`,
};
