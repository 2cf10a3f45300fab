import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { UUID, type Claims } from './claims.ts';
import { ApplicationError } from './errors.ts';

/** Answers the claims of a valid access token; throws UNAUTHENTICATED for every other text. */
export type TokenVerifier = (token: string | undefined) => Promise<Claims>;

export interface TokenVerifierOptions {
  /** Address of the auth service, `…/auth/v1`: the `iss` of its tokens. */
  issuer: string;
  audience: 'authenticated';
  /** The public keys, a function that reads them, or the address of the JWKS document. */
  keys: JSONWebKeySet | (() => Promise<JSONWebKeySet>) | URL;
  /** Whether the session of a token is still there. Without it, a token outlives signing out until it expires. */
  isSessionOpen?: (session: { id: string; userId: string }) => Promise<boolean>;
}

/** Only these: a shared-secret or unsigned token is never one of ours, whatever its header says. */
const ALGORITHMS = ['ES256', 'RS256'];
const REMEMBERED_TOKENS = 2000;
const REMEMBERED_FOR_MS = 5000;

function keySetOf(keys: TokenVerifierOptions['keys']) {
  if (keys instanceof URL) return createRemoteJWKSet(keys, { timeoutDuration: 5000, cooldownDuration: 10_000 });
  if (typeof keys !== 'function') return createLocalJWKSet(keys);
  return async (...parameters: Parameters<ReturnType<typeof createLocalJWKSet>>) =>
    createLocalJWKSet(await keys())(...parameters);
}

function toClaims({ sub, role, email, iss, exp, session_id: session, aal }: JWTPayload): Claims | undefined {
  if (typeof sub !== 'string' || !UUID.test(sub) || role !== 'authenticated') return undefined;
  if (iss === undefined || exp === undefined) return undefined;
  return {
    sub: sub.toLowerCase(),
    role,
    email: typeof email === 'string' ? email : '',
    aud: 'authenticated',
    iss,
    exp,
    ...(typeof session === 'string' ? { session_id: session } : {}),
    ...(typeof aal === 'string' ? { aal } : {}),
  };
}

/**
 * The one check of access tokens, used by the gateway and again by each subgraph. A verified token is remembered for a
 * few seconds, because one request passes it to several subgraphs; its expiry is looked at each time, and whether its
 * session was ended meanwhile is known those few seconds later.
 */
export function createTokenVerifier(options: TokenVerifierOptions, now: () => Date = () => new Date()): TokenVerifier {
  const keys = keySetOf(options.keys);
  const remembered = new Map<string, { claims: Claims; until: number }>();

  async function isEnded({ sub, session_id: id }: Claims): Promise<boolean> {
    if (options.isSessionOpen === undefined) return false;
    return id === undefined || !UUID.test(id) || !(await options.isSessionOpen({ id, userId: sub }));
  }

  async function verify(token: string): Promise<Claims> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['sub', 'exp', 'role'],
      currentDate: now(),
    });
    const claims = toClaims(payload);
    if (claims === undefined || (await isEnded(claims))) throw new ApplicationError('UNAUTHENTICATED');
    if (remembered.size >= REMEMBERED_TOKENS) remembered.clear();
    remembered.set(token, { claims, until: Math.min(claims.exp * 1000, now().getTime() + REMEMBERED_FOR_MS) });
    return claims;
  }

  return async (token) => {
    if (token === undefined || token === '') throw new ApplicationError('UNAUTHENTICATED');
    const known = remembered.get(token);
    if (known !== undefined && known.until > now().getTime()) return known.claims;
    try {
      return await verify(token);
    } catch {
      remembered.delete(token);
      throw new ApplicationError('UNAUTHENTICATED');
    }
  };
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
}
