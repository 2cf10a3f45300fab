import type { FastifyCorsOptions } from '@fastify/cors';

/** Any origin may ask: callers prove themselves with a bearer token, never with a cookie. */
export const ANY_ORIGIN = { origin: '*', strictPreflight: false, maxAge: 600 } satisfies FastifyCorsOptions;
