import { useMutation } from '@spire/client';
import { SaveProfileDocument, type SaveProfileInput } from './SaveProfile.generated.ts';

/** Saves part of the profile; what is saved shows wherever the profile is shown. Rejects when the server did not take it. */
export function useSaveProfile(): { save: (input: SaveProfileInput) => Promise<void>; isSaving: boolean } {
  const [mutate, { loading }] = useMutation(SaveProfileDocument);
  return {
    save: async (input) => {
      await mutate({ variables: { input } });
    },
    isSaving: loading,
  };
}
