import type { WriteRules } from '@spire/client';
import { emptyPlan } from '@spire/domain/safetyPlan';
import { profileWrites } from '@spire/profile-form/writes';

const NO_PLAN = { ...emptyPlan(), isShown: true, isForSuggestions: false, offerFrom: null };

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = {
  ...profileWrites,
  askPattern: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  beginPatternTrial: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  deleteScaleEntry: { changes: [{ removed: 'ScaleEntry' }], isDoneWhenGone: true, answer: () => true },
  addImportedEntries: { changes: [{ forget: ['imports', 'importedEntries', 'importedMoods'] }], isAnsweredNow: true },
  deletePushDevice: { changes: [{ removed: 'PushDevice' }], isAnsweredNow: true },
  endPatternTrial: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  hidePattern: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  removePatternQuestion: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  removeLikedSuggestion: { changes: [{ forget: ['likedSuggestions'] }], answer: () => true },
  savePushDevice: { changes: [{ lastOf: 'pushDevices' }], isAnsweredNow: true },
  saveFollowedScales: {
    changes: [],
    record: (_, { recordAt }) => ({ isOnHome: true, ...recordAt('followedScales'), __typename: 'FollowedScales' }),
  },
  savePacingDay: {
    changes: [],
    answer: ({ things, ...input }) => ({
      ...{ __typename: 'PacingDay', isRoomOwn: true, isBig: false, morning: null, line: null },
      ...input,
      things: (things as readonly object[]).map((each) => ({ __typename: 'PacingThing', ...each })),
    }),
  },
  saveReminder: { changes: [], isAnsweredNow: true },
  // A deleted plan would be seen until the write is sent.
  deleteSafetyPlan: { changes: [{ forget: ['safetyPlan'] }], isAnsweredNow: true },
  saveSafetyPlan: {
    changes: [],
    record: (_, { recordAt }) => ({ ...NO_PLAN, ...recordAt('safetyPlan'), __typename: 'SafetyPlan' }),
    answer: (input, { recordAt }) => ({
      ...NO_PLAN,
      ...recordAt('safetyPlan'),
      ...input,
      ...(Array.isArray(input['people']) && {
        people: input['people'].map((person: object) => ({ ...person, __typename: 'PlanPerson' })),
      }),
      updatedAt: new Date().toISOString(),
      __typename: 'SafetyPlan',
    }),
  },
  saveScaleEntry: {
    changes: [{ firstOf: 'scaleEntries' }],
    record: () => ({ __typename: 'ScaleEntry', isCarried: false }),
  },
  setPacing: { changes: [{ forget: ['isPacingOn', 'pacing'] }], isAnsweredNow: true },
  setPatterns: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  undoHidePattern: { changes: [{ forget: ['patterns'] }], isAnsweredNow: true },
  // Sent twice it would step twice.
  stepCapacity: { changes: [{ forget: ['effectiveCapacity'] }], isAnsweredNow: true },
} as const satisfies WriteRules;
