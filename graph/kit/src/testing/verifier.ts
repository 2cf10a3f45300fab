import type { Claims } from '../claims.ts';
import type { TokenVerifier } from '../tokens.ts';

/** A check of tokens that are names: `claimsOf` answers whose each is, undefined for a wrong one. */
export function verifierOf(claimsOf: (token: string | undefined) => Claims | undefined): TokenVerifier {
  const verify = (token: string | undefined) => {
    const claims = claimsOf(token);
    return claims === undefined ? Promise.reject(new Error('wrong token')) : Promise.resolve(claims);
  };
  return Object.assign(verify, { forget: () => undefined });
}
