import type { WriteRules } from '@spire/client';
import { profileWrites } from '@spire/profile-form/writes';

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = {
  ...profileWrites,
  addImportedEntries: { changes: [{ forget: ['imports', 'importedEntries', 'importedMoods'] }], isAnsweredNow: true },
  deletePushDevice: { changes: [{ removed: 'PushDevice' }], isAnsweredNow: true },
  removeLikedSuggestion: { changes: [{ forget: ['likedSuggestions'] }], answer: () => true },
  savePushDevice: { changes: [{ lastOf: 'pushDevices' }], isAnsweredNow: true },
  saveReminder: { changes: [], isAnsweredNow: true },
  // Sent twice it would step twice.
  stepCapacity: { changes: [{ forget: ['effectiveCapacity'] }], isAnsweredNow: true },
} as const satisfies WriteRules;
