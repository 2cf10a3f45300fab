import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { badJwt } from '../http/authError.ts';
import { AUDIENCE } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

/** How and when somebody proved who they are (RFC 8176). */
export interface AuthenticationMethod {
  readonly method: string;
  readonly timestamp: number;
}

/** What a session adds to the claims. */
export interface SessionFacts {
  readonly id: string;
  readonly aal: 'aal1' | 'aal2' | 'aal3';
  readonly methods: readonly AuthenticationMethod[];
}

export interface AccessToken {
  readonly token: string;
  readonly expiresAt: number;
  readonly expiresIn: number;
}

/** Signs the claims Supabase's policies and clients read. */
export async function signAccessToken(
  context: AuthContext,
  user: UserRow,
  session: SessionFacts,
): Promise<AccessToken> {
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expiresIn = Math.floor(context.settings.accessTokenSeconds);
  const expiresAt = issuedAt + expiresIn;
  const token = await new SignJWT({
    email: user.email,
    phone: user.phone,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: context.keys.kid })
    .setIssuer(context.addresses.apiUrl)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(context.keys.signingKey);
  return { token, expiresAt, expiresIn };
}

const personClaims = z.object({ sub: z.uuid(), session_id: z.uuid(), aud: z.literal(AUDIENCE), iss: z.string() });

/** Who a token was signed for. Whether the session still exists is another question. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Checks signature, algorithm, times, issuer and audience; throws `bad_jwt` for anything but a person's token. */
export async function verifyAccessToken(context: AuthContext, token: string): Promise<TokenOwner> {
  const verified = await jwtVerify(
    token,
    ({ kid }) => {
      const key = kid === undefined ? undefined : context.keys.verificationKeys.get(kid);
      if (key === undefined) throw new Error('unrecognized JWT kid');
      return key;
    },
    { algorithms: ['ES256'], requiredClaims: ['exp'], currentDate: context.now() },
  ).catch((error: unknown) => {
    const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
    const detail = isExpired ? 'token has invalid claims: token is expired' : 'token is malformed or not ours';
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${detail}`);
  });
  if (verified.payload.sub === undefined) throw badJwt('invalid claim: missing sub claim');
  const claims = personClaims.safeParse(verified.payload);
  if (!claims.success || claims.data.iss !== context.addresses.apiUrl)
    throw badJwt('invalid claim: the token is not meant for this service');
  return { userId: claims.data.sub, sessionId: claims.data.session_id };
}
