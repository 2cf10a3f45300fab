import { z } from 'zod';
import { AuthError } from '../http/authError.ts';
import type { SessionFacts } from '../tokens/accessTokens.ts';
import type { FactorSummary, UserRow } from '../users/users.ts';

const uuid = z.guid();

/** A factor of that person; another's is as unknown as one that never was. */
export function ownFactor(user: UserRow, factorId: string): FactorSummary {
  if (!uuid.safeParse(factorId).success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = user.factors.find(({ id }) => id === factorId.toLowerCase());
  if (factor === undefined) throw factorNotFound();
  return factor;
}

export function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

export function factorNameTaken(name: string): AuthError {
  const message = `A factor with the friendly name "${name}" for this user already exists`;
  return new AuthError(422, 'mfa_factor_name_conflict', message);
}

/** Whether the person proved two factors in this session. The session tells, not the token: it may have fallen since. */
export function isSecondLevel(session: SessionFacts): boolean {
  return session.aal !== 'aal1';
}
