import type { Told } from '@spire/remote-kit';
import type { profileWrites } from './writes.ts';

/** Words for waiting writes of the profile, as a person would say them. */
export const profileTold: Told<typeof profileWrites> = {
  saveProfile: ({ nickname, specificChallenge }) => ({
    own: [nickname, specificChallenge],
    title: { no: 'Endringer i profilen din', en: 'Changes to your profile' },
    page: 'profileSettings',
    icon: 'person',
  }),
};
