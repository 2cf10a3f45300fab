import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = {
  ...profileWrites,
  deleteScaleEntry: { changes: [{ removed: 'ScaleEntry' }], isDoneWhenGone: true, answer: () => true },
  deletePushDevice: { changes: [{ removed: 'PushDevice' }], isAnsweredNow: true },
  removeLikedSuggestion: { changes: [{ forget: ['likedSuggestions'] }], answer: () => true },
  savePushDevice: { changes: [{ lastOf: 'pushDevices' }], isAnsweredNow: true },
  saveFollowedScales: {
    changes: [],
    record: (_, { recordAt }) => ({ isOnHome: true, ...recordAt('followedScales'), __typename: 'FollowedScales' }),
  },
  saveReminder: { changes: [], isAnsweredNow: true },
  saveScaleEntry: {
    changes: [{ firstOf: 'scaleEntries' }],
    record: () => ({ __typename: 'ScaleEntry', isCarried: false }),
  },
  // Sent twice it would step twice.
  stepCapacity: { changes: [{ forget: ['effectiveCapacity'] }], isAnsweredNow: true },
} as const satisfies WriteRules;
