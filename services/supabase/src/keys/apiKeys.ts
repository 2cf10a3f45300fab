import { decodeProtectedHeader } from 'jose';
import type { SigningKey } from './jwk.ts';
import { signToken, verifyToken } from './tokenKeys.ts';
import type { VerificationKeys } from './tokenKeys.ts';

const TEN_YEARS = 10 * 365 * 24 * 3600;

/** The keys that callers present as `apikey`: the public one, and the one that opens what administrators may do. */
export interface ApiKeys {
  readonly anonKey: string;
  readonly serviceKey: string;
}

export function makeApiKeys(signer: SigningKey, now: Date): ApiKeys {
  const iat = Math.floor(now.getTime() / 1000);
  const sign = (role: string) => signToken(signer, { role, iss: 'supabase', iat, exp: iat + TEN_YEARS });
  return { anonKey: sign('anon'), serviceKey: sign('service_role') };
}

/** Whether API keys were signed with the key that signs now; those of an earlier one are made anew. */
export async function areCurrent(
  { anonKey, serviceKey }: ApiKeys,
  signer: SigningKey,
  keys: VerificationKeys,
  now: Date,
): Promise<boolean> {
  try {
    for (const key of [anonKey, serviceKey]) {
      if (decodeProtectedHeader(key).kid !== signer.kid) return false;
      await verifyToken(keys, key, now);
    }
    return true;
  } catch {
    return false;
  }
}
