import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RecoveryCodeStore } from './recoveryCode.store.ts';
import { makeRecoveryCode, RECOVERY_CODE_COUNT, recoveryCodeDigest } from './recoveryCodes.ts';

export interface RecoveryCodeService {
  left(claims: Claims): Promise<number>;
  /** Ten new codes in the place of older ones. They are known here and now, and never again. */
  make(claims: Claims): Promise<string[]>;
  /** Takes the second factor away for a right code; ten wrong ones an hour are all there is room for. */
  use(claims: Claims, code: string): Promise<true>;
}

export function createRecoveryCodeService(store: RecoveryCodeStore): RecoveryCodeService {
  return {
    left: (claims) => store.count(claims),
    make: async (claims) => {
      const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode);
      const answer = await store.replace(claims, codes.map(recoveryCodeDigest));
      if (answer === 'made') return codes;
      throw new ApplicationError(answer === 'no factor' ? 'FORBIDDEN' : 'SECOND_FACTOR_REQUIRED');
    },
    use: async (claims, code) => {
      const answer = await store.use(claims, recoveryCodeDigest(code));
      if (answer === 'limited') throw new ApplicationError('RATE_LIMITED');
      refuseWhenWrong(answer === 'wrong' ? [{ field: 'code', code: 'INVALID' }] : []);
      return true;
    },
  };
}
