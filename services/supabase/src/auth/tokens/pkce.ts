import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError, validationFailed } from '../http/authError.ts';

/** Link tokens of the PKCE flow begin with this, as Supabase Auth's do. */
export const PKCE_PREFIX = 'pkce_';

export type ChallengeMethod = 's256' | 'plain';

export interface Challenge {
  readonly challenge: string;
  readonly method: ChallengeMethod;
}

/** The challenge a client began with, or null for the implicit flow; throws `validation_failed` when it is malformed. */
export function readChallenge(challenge: string, method: string): Challenge | null {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '')
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge))
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') throw validationFailed('code challenge method not supported');
  return { challenge, method: known };
}

/** Throws `bad_code_verifier` unless the verifier is the one the challenge was made from. */
export function checkVerifier({ challenge, method }: Challenge, verifier: string): void {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(answer), Buffer.from(challenge)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
}
