import { problemOf } from '@spire/client/problems';
import type { SecondFactorKey } from './messages/namespace.ts';

/** Why a code was not taken: a text of this screen, or a code of the catalogue that all screens share. */
export type FactorTrouble =
  | { kind: 'own'; text: SecondFactorKey; seconds?: number | undefined }
  | { kind: 'shared'; code: 'NETWORK' | 'TIMEOUT' | 'INTERNAL' };

interface AuthRefusal {
  name?: unknown;
  code?: unknown;
  status?: unknown;
  message?: unknown;
}

/** Reads a refusal of the auth service. `seconds` is how long to wait after too many tries, where it is known. */
export function factorTrouble(error: AuthRefusal, seconds: number | undefined): FactorTrouble {
  if (error.status === 429) return { kind: 'own', text: 'tooMany', seconds };
  if (error.code === 'mfa_verification_failed' || error.code === 'mfa_verification_rejected')
    return { kind: 'own', text: 'wrong' };
  if (error.name !== 'AuthRetryableFetchError') return { kind: 'shared', code: 'INTERNAL' };
  return { kind: 'shared', code: String(error.message).startsWith('TIMEOUT') ? 'TIMEOUT' : 'NETWORK' };
}

/** Reads a refusal of the graph, which counts the tries by the hour. */
export function recoveryTrouble(error: unknown): FactorTrouble {
  const { code } = problemOf(error);
  if (code === 'VALIDATION_FAILED') return { kind: 'own', text: 'recoveryWrong' };
  if (code === 'RATE_LIMITED') return { kind: 'own', text: 'tooMany', seconds: 3600 };
  return { kind: 'shared', code: code === 'NETWORK' || code === 'TIMEOUT' ? code : 'INTERNAL' };
}
