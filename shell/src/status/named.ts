/** The writes that the line says to be safe by their own name; any other is "what you wrote". */
export const SAFE = ['nothing', 'notKept', 'saveCheckIn', 'addMemory'] as const;

/** The writes that have a name of their own in the list. */
export const KINDS = [
  'addMemory',
  'changeMemory',
  'decideConsent',
  'saveCheckIn',
  'saveProfile',
  'saveSettings',
] as const;

/** The fields that somebody's later words may stand in. */
export const FIELDS = [
  'nickname',
  'language',
  'considerations',
  'specificChallenge',
  'capacityLevel',
  'goals',
  'avoidSuggestions',
  'socialSafetyFactors',
  'whatIsGood',
  'whatIsGoodText',
  'lookingForward',
  'lookingForwardText',
  'needMore',
  'needMoreText',
] as const;

/** The forms whose drafts have a name of their own. */
export const DRAFTS = ['memory', 'checkin', 'onboarding'] as const;
