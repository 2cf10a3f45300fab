import type { Save } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { tellOfHealth } from '@spire/domain/considerations';
import type { Consideration } from '@spire/domain/options';

/** As much of a profile as it looks at. */
interface Partly {
  considerations?: Consideration[] | null;
}

interface Decision {
  kind: 'health';
  version: string;
  isGiven: boolean;
}

/**
 * Saves the profile, and before it, where it tells of health, the person's yes to that, with the version of the text
 * they have read (S2). Without the yes on record, or safely on its way, nothing of it is sent.
 */
export function useSaveWithConsent<D, I extends Partly, C>(
  profile: Save<D, I>,
  consent: Save<C, Decision>,
  tellsOfHealth: (input: I) => boolean = ({ considerations }) => tellOfHealth(considerations ?? []),
): Save<D, I> {
  const isConsentOpen = ['saving', 'failed', 'refused'].includes(consent.state.kind);
  return {
    ...profile,
    state: isConsentOpen ? consent.state : profile.state,
    save: async (input, onKept) => {
      if (tellsOfHealth(input)) {
        const version = CONSENT_VERSIONS.health.at(-1) ?? '';
        const answer = await consent.save({ kind: 'health', version, isGiven: true });
        if (answer.kind !== 'saved' && answer.kind !== 'waiting') return answer;
      }
      return profile.save(input, onKept);
    },
  };
}
