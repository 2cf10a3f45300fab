import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { isOneOf } from '@spire/domain/lists';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { ProfileService } from '../profile/profile.service.ts';
import type { DecideConsentInput } from './consent.input.ts';
import type { ConsentStore } from './consent.store.ts';
import type { Consent } from './consent.type.ts';

export interface ConsentService {
  /** The person's last decision of each kind; nothing of what they were never asked. */
  list(claims: Claims): Promise<Consent[]>;
  /**
   * Puts a decision on record beside the earlier ones; the same decision again adds nothing (D45). The version is one
   * that there has been, not only the newest: whoever read an older text can still take back what they agreed to. Taking
   * back the consent to health data takes those out of the profile, too, and all answers to what is followed.
   */
  decide(claims: Claims, input: DecideConsentInput, now: Date): Promise<Consent>;
}

export function createConsentService(
  store: ConsentStore,
  profiles: Pick<ProfileService, 'forgetHealth'>,
): ConsentService {
  return {
    list: (claims) => store.latest(claims),
    decide: async (claims, { kind, version, isGiven }, now) => {
      const isKnown = isOneOf(CONSENT_VERSIONS[kind], version);
      refuseWhenWrong(isKnown ? [] : [{ field: 'version', code: 'UNKNOWN_OPTION' }]);
      const decided = await store.add(claims, { kind, version, isGiven, decidedAt: now });
      if (kind === 'health' && !isGiven) {
        await profiles.forgetHealth(claims, now);
        await store.forgetScales(claims);
      }
      return decided;
    },
  };
}
