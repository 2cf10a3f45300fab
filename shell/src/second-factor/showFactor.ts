import type { Auth, AuthClient } from '@spire/client/auth';

type Refusal = { name: string; message: string; code?: string | undefined; status?: number | undefined };

/** The answer to a code: taken, not needed after all, or refused. */
export type FactorAnswer = { kind: 'taken' } | { kind: 'unneeded' } | { kind: 'refused'; error: Refusal };

/** Errors about the challenge, which was made a moment before: nothing the person could do better. */
const isStale = ({ code }: Refusal) => code === 'mfa_challenge_expired' || code === 'mfa_ip_address_mismatch';
const isWrong = ({ code }: Refusal) => code === 'mfa_verification_failed';

async function showTo(client: AuthClient, factorId: string, code: string): Promise<Refusal | null> {
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error === null || !isStale(error)) return error;
  return (await client.mfa.challengeAndVerify({ factorId, code })).error;
}

/**
 * Shows a code to the auth service, with a challenge made for it, so that none can run out while someone looks for
 * their phone. Whoever has several authenticators need not say which one the code is from.
 */
export async function showFactor(auth: Auth, code: string): Promise<FactorAnswer> {
  try {
    return await showToClient(await auth(), code);
  } catch (error) {
    return { kind: 'refused', error: error instanceof Error ? error : { name: 'Unknown', message: '' } };
  }
}

async function showToClient(client: AuthClient, code: string): Promise<FactorAnswer> {
  const { data, error: listError } = await client.mfa.listFactors();
  if (listError !== null) return { kind: 'refused', error: listError };
  let refusal: Refusal | null = null;
  for (const { id } of data.totp) {
    refusal = await showTo(client, id, code);
    if (refusal === null) return { kind: 'taken' };
    if (!isWrong(refusal)) break;
  }
  if (refusal !== null) return { kind: 'refused', error: refusal };
  // It was removed elsewhere: a new token says so too.
  await client.refreshSession();
  return { kind: 'unneeded' };
}
