import type { FastifyCorsOptions } from '@fastify/cors';
import { ANY_ORIGIN } from '../../anyOrigin.ts';

export const STORAGE_ORIGINS: FastifyCorsOptions = {
  ...ANY_ORIGIN,
  methods: 'GET, HEAD, POST, PUT, DELETE',
  allowedHeaders:
    'accept, apikey, authorization, cache-control, content-type, if-none-match, range, x-client-info, x-metadata, x-upsert',
  exposedHeaders: 'accept-ranges, content-disposition, content-range, etag, last-modified, retry-after',
};
