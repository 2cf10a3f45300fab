import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';

/** The answers of Supabase's gateway to a request without a key, and to one with a key that is none of the project's. */
export const NO_KEY = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
export const WRONG_KEY = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};

/** The key of a request, where its gateway looks for it. */
export function keyOf({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string | undefined {
  const key = headers['apikey'] ?? (query as { apikey?: unknown }).apikey;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

interface Keys {
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Throws for a token that is not ours. */
  readonly verify: (token: string) => Promise<JWTPayload>;
}

/** Whether a key is one of the installation's: the current ones, and older ones until their signing key is retired. */
export function keyCheck({ anonKey, serviceKey, verify }: Keys): (key: string) => Promise<boolean> {
  const roles: readonly unknown[] = ['anon', 'service_role'];
  return async (key) => {
    if (key === anonKey || key === serviceKey) return true;
    const claims = await verify(key).catch(() => undefined);
    return claims !== undefined && claims.sub === undefined && roles.includes(claims['role']);
  };
}
