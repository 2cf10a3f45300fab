import { jwtVerify, type JWTPayload } from 'jose';
import { UUID, type Claims } from './claims.ts';
import { ApplicationError } from './errors.ts';
import { signingKeys, type SigningKeys } from './signingKeys.ts';

/**
 * Answers the claims of a valid access token and throws UNAUTHENTICATED for every other text, SECOND_FACTOR_REQUIRED for
 * a person with a second factor who has not shown it (unless `isFactorOptional` says that what they ask needs none).
 */
export interface TokenVerifier {
  (token: string | undefined, isFactorOptional?: () => boolean): Promise<Claims>;
  /** Remembers no token of this person any more: their account is gone (D40). */
  forget(userId: string): void;
}

/**
 * How it stands with a session. `factor`: open, but the person has a second factor, which has to be shown in it first;
 * `shown`: it has been, so tokens of level aal2 count.
 */
export type SessionState = 'closed' | 'open' | 'factor' | 'shown';

/** Asks how it stands with a person's session; throws UNAVAILABLE when nobody can say. */
export type SessionStates = (session: { id: string; userId: string }) => Promise<SessionState>;

export interface TokenVerifierOptions extends SigningKeys {
  /** Address of the auth service, `…/auth/v1`: the `iss` of its tokens. */
  issuer: string;
  /** The audience they are meant for, the `aud`. */
  audience: string;
  /** Without it, a token outlives signing out until it expires. */
  sessionState?: SessionStates | undefined;
}

const REMEMBERED_TOKENS = 2000;
const REMEMBERED_FOR_MS = 5000;

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
 * The one check of access tokens, used by the gateway and again by each subgraph. A token that passed, and a session that
 * is open, are remembered for a few seconds, because one request brings them to several subgraphs; a token's expiry is
 * looked at each time, and whether its session was ended meanwhile is known those few seconds later. A refusal is never
 * remembered.
 */
export function createTokenVerifier(options: TokenVerifierOptions, now: () => Date = () => new Date()): TokenVerifier {
  const { algorithms, keyOf } = signingKeys(options);
  const remembered = new Map<string, { claims: Claims; until: number }>();
  /** How often somebody was forgotten: what was asked before then is not remembered after. */
  let forgotten = 0;
  /** The known states of sessions, and questions under way: many requests of one session at once ask once. */
  const sessions = new Map<string, { state: Promise<SessionState>; until: number }>();

  async function ask(key: string, session: { id: string; userId: string }, states: SessionStates) {
    const forget = () => sessions.delete(key);
    const state = states(session);
    if (sessions.size >= REMEMBERED_TOKENS) sessions.clear();
    sessions.set(key, { state, until: now().getTime() + REMEMBERED_FOR_MS });
    await state.then((found) => found === 'open' || forget(), forget);
    return state;
  }

  /** How it stands with the session of a token, and until when that may be taken for granted. */
  async function stateOf({ sub, session_id: id }: Claims): Promise<{ state: SessionState; until: number }> {
    const until = now().getTime() + REMEMBERED_FOR_MS;
    if (options.sessionState === undefined) return { state: 'open', until };
    if (id === undefined || !UUID.test(id)) return { state: 'closed', until };
    const key = `${id} ${sub}`;
    const known = sessions.get(key);
    if (known !== undefined && known.until > now().getTime()) return { state: await known.state, until: known.until };
    return { state: await ask(key, { id, userId: sub }, options.sessionState), until };
  }

  async function read(token: string): Promise<Claims> {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms,
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['sub', 'exp', 'role'],
      currentDate: now(),
    });
    const claims = toClaims(payload);
    if (claims === undefined) throw new ApplicationError('UNAUTHENTICATED');
    return claims;
  }

  async function verify(token: string, isFactorOptional: () => boolean): Promise<Claims> {
    const claims = await read(token);
    const before = forgotten;
    const { state, until } = await stateOf(claims);
    if (state === 'closed') throw new ApplicationError('UNAUTHENTICATED');
    if (state === 'factor' || (state === 'shown' && claims.aal !== 'aal2')) {
      if (isFactorOptional()) return claims;
      throw new ApplicationError('SECOND_FACTOR_REQUIRED');
    }
    if (before !== forgotten) return claims;
    if (remembered.size >= REMEMBERED_TOKENS) remembered.clear();
    remembered.set(token, { claims, until: Math.min(claims.exp * 1000, until) });
    return claims;
  }

  async function check(token: string | undefined, isFactorOptional = () => false): Promise<Claims> {
    if (token === undefined || token === '') throw new ApplicationError('UNAUTHENTICATED');
    const known = remembered.get(token);
    if (known !== undefined && known.until > now().getTime()) return known.claims;
    remembered.delete(token);
    return verify(token, isFactorOptional).catch((error: unknown) => {
      throw error instanceof ApplicationError ? error : new ApplicationError('UNAUTHENTICATED');
    });
  }

  function forget(userId: string): void {
    forgotten += 1;
    for (const [token, { claims }] of remembered) if (claims.sub === userId) remembered.delete(token);
    for (const key of sessions.keys()) if (key.endsWith(` ${userId}`)) sessions.delete(key);
  }

  return Object.assign(check, { forget });
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
}
