import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';

/** What the pages of this remote write, and what each write changes in what is known. */
export const writes = {
  ...profileWrites,
  deletePushDevice: { changes: [{ removed: 'PushDevice' }], isAnsweredNow: true },
  removeLikedSuggestion: { changes: [{ forget: ['likedSuggestions'] }], answer: () => true },
  savePushDevice: { changes: [{ lastOf: 'pushDevices' }], isAnsweredNow: true },
  saveReminder: { changes: [], isAnsweredNow: true },
  // Sent twice it would step twice.
  stepCapacity: { changes: [{ forget: ['effectiveCapacity'] }], isAnsweredNow: true },
} as const satisfies WriteRules;
