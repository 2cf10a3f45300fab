/** The writes that the line says to be safe by their own name; any other is "what you wrote". */
export const SAFE = ['nothing', 'notKept', 'saveCheckIn', 'addMemory'] as const;

/** The name of each write in the list; to the person several may be of one kind. */
export const KINDS = {
  addDailyProgress: 'progress',
  addExpectationSession: 'expectation',
  addInnerBalance: 'exercise',
  addMemory: 'memory',
  addMicroRegulation: 'microRegulation',
  addSelfPriority: 'selfPriority',
  addSocialSupport: 'socialSupport',
  changeMemory: 'changedMemory',
  decideConsent: 'consent',
  deleteContact: 'deletedContact',
  deleteMemory: 'deletedMemory',
  recordSuggestion: 'suggestion',
  removeLikedSuggestion: 'suggestion',
  replaceTasks: 'tasks',
  saveCheckIn: 'checkIn',
  saveContact: 'contact',
  saveMood: 'mood',
  saveProfile: 'profile',
  saveSettings: 'settings',
  setAllShown: 'forToday',
  setHelpAside: 'forToday',
  setTaskCompleted: 'tasks',
  takeRestDay: 'restDay',
  tellExpectationSession: 'howItWent',
  tellInnerBalance: 'howItWent',
  undoRestDay: 'restDay',
  undoSuggestion: 'suggestion',
} as const;

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

/** The fields in which a person chooses, as the words of their options are filed; a table of the ids would cost every visit. */
export const CHOICES = [
  'whatIsGood',
  'lookingForward',
  'needMore',
  'considerations',
  'goals',
  'avoidSuggestions',
  'socialSafetyFactors',
] as const;
