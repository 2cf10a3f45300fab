import type { WriteRules } from '@spire/client';
import { StandingProfileDocument } from './StandingProfile.generated.ts';

/** The profile, which onboarding and its own pages write. */
export const profileWrites = {
  saveProfile: {
    changes: [{ forget: ['effectiveCapacity'] }],
    record: (_, { recordAt }) => ({ __typename: 'Profile', ...recordAt('profile') }),
    standing: () => ({ query: StandingProfileDocument, field: 'profile' }),
  },
} as const satisfies WriteRules;
