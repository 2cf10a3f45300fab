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

/** The forms whose drafts have a name of their own; the longer beginning of a name stands before the shorter. */
export const DRAFTS = {
  'checkin.edit': 'checkInEdit',
  checkin: 'checkin',
  hardDay: 'checkin',
  contactEdit: 'contactEdit',
  contact: 'contact',
  expectationLift: 'expectationLift',
  memory: 'memory',
  microRegulation: 'microRegulation',
  nickname: 'nickname',
  onboarding: 'onboarding',
  selfPriority: 'selfPriority',
  socialSupport: 'socialSupport',
} as const;
