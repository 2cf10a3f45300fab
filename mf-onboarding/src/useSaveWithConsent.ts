import { useSave, type Save } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { tellOfHealth } from '@spire/domain/considerations';
import { DecideHealthConsentDocument } from './DecideHealthConsent.generated.ts';
import { SaveProfileDocument, type SaveProfileInput, type SaveProfileMutation } from './SaveProfile.generated.ts';

/**
 * Saves the profile, and before it, where it tells of health, the person's yes to that, with the version of the text
 * they have read (S2). Without the yes on record, or safely on its way, nothing of it is sent.
 */
export function useSaveWithConsent(): Save<SaveProfileMutation, SaveProfileInput> {
  const consent = useSave(DecideHealthConsentDocument);
  // Kept out of the cache: the gate would see a finished profile and take this page away before it can say "saved".
  const profile = useSave(SaveProfileDocument, { isKeptFromCache: true });
  const isConsentOpen = ['saving', 'failed', 'refused'].includes(consent.state.kind);
  return {
    ...profile,
    state: isConsentOpen ? consent.state : profile.state,
    save: async (input, onKept) => {
      if (tellOfHealth(input.considerations ?? [])) {
        const answer = await consent.save({
          kind: 'health',
          version: CONSENT_VERSIONS.health.at(-1) ?? '',
          isGiven: true,
        });
        if (answer.kind !== 'saved' && answer.kind !== 'waiting') return answer;
      }
      return profile.save(input, onKept);
    },
  };
}
