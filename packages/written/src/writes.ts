import type { WriteRules } from '@spire/client/writeRules';

type Fields = Readonly<Record<string, unknown>>;

/** The day as it is known, or one of which nothing is. */
const dayBefore = (known: unknown, date: unknown): Fields => ({
  ...{ helpKind: null, wasHelpYesterday: false, isAllShown: false, weight: null },
  ...(known as Fields | undefined),
  __typename: 'Day',
  date,
});

/**
 * This package's writes, and the memories, settings and consents that pages of several remotes write. The shell makes them known,
 * so that no remote ships them.
 */
export const sharedWrites = {
  addMemory: {
    changes: [{ firstOf: 'memories' }, { forget: ['memoryCategories'] }, { isCounted: true }],
    // It has a version once the server has it.
    record: () => ({
      __typename: 'Memory',
      picturePath: null,
      morePictures: [],
      voicePath: null,
      voiceText: '',
      version: '',
    }),
  },
  decideConsent: {
    // A consent that is taken back deletes its records: health data from the profile, and the plan.
    changes: [
      { lastOf: 'consents' },
      { forget: ['profile', 'effectiveCapacity'], when: { kind: 'health', isGiven: false } },
      { forget: ['safetyPlan'], when: { kind: 'plan', isGiven: false } },
    ],
    record: () => ({ __typename: 'Consent' }),
  },
  saveSettings: {
    changes: [{ forget: ['effectiveCapacity'] }],
    record: (_, { recordAt }) => ({ __typename: 'Settings', ...recordAt('settings') }),
  },
  setAllShown: {
    changes: [{ valueOfToday: 'day' }, { forget: ['tasks', 'todaysSuggestions'] }],
    answer: ({ date, isAllShown }, { person }) => ({ ...dayBefore(person['day'], date), isAllShown }),
  },
  setHelpAside: {
    changes: [{ valueOfToday: 'day' }, { forget: ['tasks', 'todaysSuggestions'] }],
    // Of what else was found the server knows; this device knows by itself what it has set aside.
    answer: ({ date, mark }, { person }) => ({
      ...dayBefore(person['day'], date),
      ...((mark ?? null) === null && { helpKind: null }),
    }),
  },
} as const satisfies WriteRules;
