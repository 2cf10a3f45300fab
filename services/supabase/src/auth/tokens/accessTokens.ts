import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { signToken, verifyToken } from '../../keys/tokenKeys.ts';
import type { AuthContext } from '../authContext.ts';
import { badJwt } from '../http/authError.ts';
import type { UserRow } from '../users/users.ts';

/** How and when somebody proved who they are (RFC 8176). */
export interface AuthenticationMethod {
  readonly method: string;
  readonly timestamp: number;
}

/** The facts that a session adds to the claims. */
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
export function signAccessToken(context: AuthContext, user: UserRow, session: SessionFacts): AccessToken {
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const expiresIn = Math.floor(context.settings.accessTokenSeconds);
  const expiresAt = issuedAt + expiresIn;
  const token = signToken(context.keys.signer, {
    iss: context.addresses.apiUrl,
    sub: user.id,
    aud: context.settings.jwtAudience,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return { token, expiresAt, expiresIn };
}

/** The faults that jose names, in the words of the library Supabase Auth checks tokens with. */
const FAULTS: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'token has invalid claims: token is expired',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'token has invalid claims: token is not valid yet',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'token signature is invalid: signature is invalid',
};

/** The means to check a token: keys and settings, no database. */
export type TokenContext = Pick<AuthContext, 'keys' | 'settings' | 'now'> & {
  readonly addresses: Pick<AuthContext['addresses'], 'apiUrl'>;
};

/** The claims of a token that one of our keys signed and whose time it is; throws `bad_jwt` for any other. */
export function readToken(context: TokenContext, token: string): Promise<JWTPayload> {
  return verifyToken(context.keys, token, context.now()).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const detail = FAULTS[code] ?? 'token is malformed or not ours';
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${detail}`);
  });
}

/** The person and the session a token was signed for. Whether the session still exists is another question. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

const personClaims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aud: z.string(),
  iss: z.string(),
  exp: z.number(),
});

/** The person a token names; throws `bad_jwt` when it names none, never ends, or was made for another service. */
export function ownerOf(context: TokenContext, claims: JWTPayload): TokenOwner {
  if (claims.sub === undefined) throw badJwt('invalid claim: missing sub claim');
  const person = personClaims.safeParse(claims);
  const isOurs =
    person.data !== undefined &&
    person.data.iss === context.addresses.apiUrl &&
    person.data.aud === context.settings.jwtAudience;
  if (!isOurs) throw badJwt('invalid claim: the token is not meant for this service');
  return { userId: person.data.sub, sessionId: person.data.session_id };
}

/** Checks signature, algorithm, times, issuer and audience; throws `bad_jwt` for anything but a person's token. */
export async function verifyAccessToken(context: TokenContext, token: string): Promise<TokenOwner> {
  return ownerOf(context, await readToken(context, token));
}
