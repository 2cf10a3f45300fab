import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { StorageContext } from '../storageContext.ts';
import { accessDenied, StorageError } from './storageError.ts';
import { lacksFactor } from '../../auth/sessions/sessionState.ts';

const ROLES = ['anon', 'authenticated', 'service_role'] as const;
type Role = (typeof ROLES)[number];

/** In whose name a request works: what row-level security goes by. */
export interface StorageCaller {
  readonly role: Role;
  readonly claims: JWTPayload;
  /** The person; none for the keys. */
  readonly owner: string | undefined;
}

/** The service itself, past every policy. */
export const SERVICE: StorageCaller = { role: 'service_role', claims: { role: 'service_role' }, owner: undefined };

const personClaims = z.object({ sub: z.uuid(), session_id: z.uuid(), iss: z.string(), aud: z.string() });

async function verify(context: StorageContext, token: string): Promise<JWTPayload> {
  const claims = await context.verifyToken(token).catch((error: unknown) => {
    throw accessDenied(error instanceof errors.JOSEError ? error.message : 'signature verification failed');
  });
  // One that never ends could never be taken back.
  if (claims.exp === undefined) throw accessDenied('missing required "exp" claim');
  return claims;
}

/** A person's token counts while the session lasts, and with a second factor only at level aal2. */
async function requireSession(context: StorageContext, claims: JWTPayload): Promise<string> {
  const person = personClaims.safeParse(claims);
  const isMeant = person.data?.iss === context.issuer && person.data.aud === context.audience;
  if (!isMeant || person.data === undefined) throw accessDenied('The token is not meant for this service');
  const { sub, session_id: id } = person.data;
  const state = await context.sessionState({ id, userId: sub });
  if (state === 'closed') throw accessDenied('Session from session_id claim in JWT does not exist', 403);
  if (lacksFactor(state, claims['aal']))
    throw new StorageError(403, 'AccessDenied', 'The second factor is still missing', {
      error: 'SECOND_FACTOR_REQUIRED',
      httpStatus: 403,
    });
  return sub;
}

/** Throws when a person's session has ended since they were identified; keys have none. */
export async function requireStillOpen(context: StorageContext, { owner, claims }: StorageCaller): Promise<void> {
  if (owner !== undefined) await requireSession(context, claims);
}

async function findCaller(context: StorageContext, request: FastifyRequest): Promise<StorageCaller> {
  const { authorization } = request.headers;
  if (authorization === undefined)
    throw new StorageError(400, 'InvalidRequest', "headers must have required property 'authorization'", {
      error: 'Error',
    });
  const claims = await verify(context, authorization.replace(/^Bearer\s+/i, ''));
  const role = ROLES.find((each) => each === claims['role']);
  if (role === undefined) throw accessDenied('Access denied: Invalid role');
  const isPerson = role === 'authenticated' || claims.sub !== undefined;
  return { role, claims, owner: isPerson ? await requireSession(context, claims) : undefined };
}

/** Callers of requests under way, who are asked for before the body is read and again by the route. */
const known = new WeakMap<FastifyRequest, Promise<StorageCaller>>();

/** The caller, by the bearer token; throws `AccessDenied` in the words of Supabase Storage. */
export function identify(context: StorageContext, request: FastifyRequest): Promise<StorageCaller> {
  const caller = known.get(request) ?? findCaller(context, request);
  known.set(request, caller);
  return caller;
}

/** The same where nobody has to be anyone: a token that does not count is none. */
export async function identifyIfAnyone(
  context: StorageContext,
  request: FastifyRequest,
): Promise<StorageCaller | undefined> {
  return identify(context, request).catch((error: unknown) => {
    if (error instanceof StorageError && error.error !== 'SECOND_FACTOR_REQUIRED') return undefined;
    throw error;
  });
}

/** Throws unless the service key asks. */
export async function requireService(context: StorageContext, request: FastifyRequest): Promise<StorageCaller> {
  const caller = await identify(context, request);
  if (caller.role !== 'service_role') throw accessDenied('Access denied: Invalid role', 403);
  return caller;
}
