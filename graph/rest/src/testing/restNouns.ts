/** By noun of the graph, the schemas of the REST document that tell of it. */
export const ANSWERS: Record<string, string[]> = {
  Activity: ['Activity'],
  CheckIn: ['CheckIn'],
  Contact: ['Contact'],
  CrisisHelp: ['CrisisHelp'],
  DailyProgress: ['DailyProgress'],
  Day: ['Day'],
  DiaryImport: ['DiaryImport'],

  DayPoints: ['DayOfProgress'],
  ExpectationResponse: ['ExpectationResponse'],
  ExpectationSession: ['ExpectationSession'],
  Growth: ['UserStats', 'PrivacySummary'],
  HelpNumber: ['HelpNumber'],
  LikedSuggestion: ['LikedSuggestion'],
  Memory: ['Memory'],
  Mood: ['MoodEntry'],
  Profile: ['Profile'],
  Settings: ['UserSettings', 'UserPreferences'],
  SocialPlan: ['SocialPlan'],
  Suggestion: ['SuggestionInList', 'Suggestions'],
  SuggestionInteraction: ['SuggestionInteraction'],
  ToolActivity: ['ToolActivity'],
  User: ['User', 'Export', 'Day', 'DiaryImport'],
  WrittenExercise: ['MicroExercise'],
  WrittenTask: ['PersonalTasks'],
  WrittenText: ['BoundarySuggestion', 'BoundaryValidation'],
};

/** Nouns that another's schema holds whole, as what is under `data` of a tool, or of which it tells a part. */
export const WITHIN = [
  ...['InnerBalanceRecord', 'MicroRegulationRecord', 'SmallExercise', 'SocialSupportRecord', 'SelfPriorityRecord'],
  ...[
    'NeedInstead',
    'Note',
    'MemoryCategoryCount',
    'SuggestionSet',
    'WrittenTasks',
    'DayWeight',
    'AddedEntries',
    'JoinedRecords',
    'Wording',
    'RequestGuess',
    'SocialMessage',
  ],
];

/** By input of the graph, the schemas of what is sent for it. */
export const BODIES: Record<string, string[]> = {
  AddExpectationSessionInput: ['ExpectationSessionToRecord'],
  AddMemoryInput: ['NewMemory'],
  ChangeMemoryInput: ['WholeMemory'],
  GenerateSuggestionInput: ['SuggestionWanted'],
  GenerateSuggestionsInput: ['SuggestionsWanted', 'Prompt'],
  RecordSuggestionInput: ['InteractionToRecord'],
  SaveCheckInInput: ['CheckInToSave'],
  SetAllShownInput: ['DayToShow'],
  SetHelpAsideInput: ['HelpToSetAside'],
  SaveContactInput: ['ContactToSave'],
  SaveProfileInput: ['ProfileToSave'],
  SaveSettingsInput: ['UserSettings', 'UserPreferences'],
  ValidateBoundaryInput: ['ValidationWanted'],
  WriteBoundaryInput: ['BoundaryWanted'],
  WriteExpectationResponseInput: ['EncouragementWanted'],
  WriteMicroExerciseInput: ['ExerciseWanted'],
  WriteSocialPlanInput: ['PlanWanted'],
  WriteTasksInput: ['TasksWanted'],
};

/** Inputs whose fields stand in a body without a schema of its own, or under `data` of a tool. */
export const BODIES_WITHIN = [
  ...['SaveDailyProgressInput', 'SaveMoodInput', 'AddImportedEntriesInput'],
  ...['AddInnerBalanceInput', 'AddMicroRegulationInput', 'AddSelfPriorityInput', 'AddSocialSupportInput'],
];

/** Fields that clients of the facade know by another name. */
export const RENAMED: Record<string, string> = {
  'SetHelpAsideInput.mark': 'aboutText',
  'User.heldImport': 'entries',
  'User.dayMode': 'mode',
  'Activity.kind': 'type',
  'Growth.moodEntries': 'totalMoodEntries',
  'Memory.picturePath': 'mediaUrl',
  'SocialPlan.text': 'suggestion',
  'Suggestion.source': 'kind',
  'Suggestion.text': 'description',
  'SuggestionInteraction.date': 'interactionDate',
  'ToolActivity.tool': 'toolType',
  'User.accountExport': 'account',
  'User.recordsExport': 'records',
  'WrittenText.text': 'suggestion',
  'AddExpectationSessionInput.date': 'sessionDate',
  'AddMemoryInput.picturePath': 'mediaUrl',
  'ChangeMemoryInput.picturePath': 'mediaUrl',
  'GenerateSuggestionInput.answers': 'userContext',
  'GenerateSuggestionInput.note': 'systemPrompt',
  'GenerateSuggestionsInput.answers': 'whatIsGoodText',
  'RecordSuggestionInput.date': 'interactionDate',
  'SaveCheckInInput.whatIsGood': 'whatIsGoodEmojis',
  'SaveCheckInInput.lookingForward': 'lookingForwardEmojis',
  'SaveCheckInInput.needMore': 'needMoreEmojis',
  'WriteExpectationResponseInput.answers': 'dailyCheckIn',
  'WriteMicroExerciseInput.answers': 'dailyCheckIn',
  'WriteSocialPlanInput.answers': 'dailyCheckIn',
  'WriteSocialPlanInput.contactIds': 'selectedContacts',
  'WriteSocialPlanInput.wants': 'socialWants',
  'WriteSocialPlanInput.names': 'contacts',
  'WriteTasksInput.answers': 'checkInData',
};

/** Nouns of the graph alone: newer pages ask the graph, and the facade answers what its clients have always read. */
export const NOUNS_LEFT = [
  'AccessEvent',
  'AiAvailability',
  'Badge',
  'Consent',
  'PushDevice',
  'Reminder',
  'Session',
  'SocialSection',
  'Task',
  'ImportedEntry',
  'ImportedMood',
];

/** Fields of the graph alone, of the nouns that the facade tells of. */
export const FIELDS_LEFT: Record<string, string[]> = {
  'times of writing, which no client of the facade reads': [
    ...['Activity.at', 'CheckIn.createdAt', 'CheckIn.updatedAt', 'Contact.createdAt', 'ExpectationSession.createdAt'],
    ...['Memory.createdAt', 'Mood.updatedAt', 'Profile.updatedAt', 'SuggestionInteraction.createdAt'],
    ...['ToolActivity.createdAt'],
  ],
  'rest days, badges and tasks, which came after it': [
    ...['DayPoints.isRestDay', 'Growth.badges', 'Growth.completedTasks', 'Growth.isRestDayToday'],
  ],
  'lists of nouns of the graph alone': [
    'User.accessLog',
    'User.consents',
    'User.sessions',
    'User.tasks',
    'User.importedEntries',
    'User.importedMoods',
  ],
  'reminders, which came after it': ['User.pushDevices', 'User.pushKey', 'User.reminder'],
  'settings of newer pages': [
    ...['Settings.badgesHidden', 'Settings.calmView', 'Settings.celebrationHidden', 'Settings.gentleBuzz'],
    ...['Settings.memoryInspiration', 'Settings.motionReduced', 'Settings.numbersShown', 'Settings.streakHidden'],
    ...['Settings.questionsFrom', 'Settings.questionsOff', 'Settings.textSize', 'Settings.theme', 'Profile.avatar'],
  ],
  'what newer pages draw beside a written text': [
    ...['Note.sourceTitle', 'Note.sourceUrl', 'SocialPlan.contactIds', 'SocialPlan.sections'],
    ...['SocialMessage.safety', 'SocialPlan.isNynorsk'],
    ...['Suggestion.minutes', 'Suggestion.needs', 'Suggestion.why', 'WrittenText.reminder', 'WrittenText.again'],
    'Wording.source',
    'AddedEntries.isHeavy',
  ],
  'the sets that suggestions come in': [
    ...['SuggestionSet.createdAt', 'SuggestionSet.date', 'SuggestionSet.form', 'SuggestionSet.id'],
    ...[
      'SuggestionSet.limit',
      'SuggestionSet.number',
      'SuggestionSet.question',
      'User.suggestionsLeftToday',
      'User.todaysSuggestions',
    ],
  ],
  'by which newer pages tell that somebody else has changed it': ['Memory.version'],
  'counted over all categories': ['MemoryCategoryCount.category'],
  'of the account’s security, and of capacity': ['User.effectiveCapacity', 'User.recoveryCodesLeft'],
  'other ways to what it tells already': ['User.checkIns', 'User.memory', 'User.pickedMemory', 'User.todaysCheckIn'],
};

/** Fields the facade leaves out of the inputs that it makes. */
export const INPUTS_LEFT: Record<string, string[]> = {
  'in the address': ['ChangeMemoryInput.id'],
  'today, for whatever the facade is told of the day': ['SetAllShownInput.date', 'SetHelpAsideInput.date'],
  'settings of newer pages': [
    ...['SaveSettingsInput.badgesHidden', 'SaveSettingsInput.calmView', 'SaveSettingsInput.celebrationHidden'],
    ...['SaveSettingsInput.gentleBuzz', 'SaveSettingsInput.memoryInspiration', 'SaveSettingsInput.motionReduced'],
    ...['SaveSettingsInput.numbersShown', 'SaveSettingsInput.streakHidden', 'SaveSettingsInput.textSize'],
    ...['SaveSettingsInput.questionsFrom', 'SaveSettingsInput.questionsOff', 'SaveSettingsInput.theme'],
    'SaveProfileInput.avatar',
  ],
  'whether help was seen, which only a page knows': [
    ...['GenerateSuggestionInput', 'GenerateSuggestionsInput', 'ValidateBoundaryInput', 'WriteBoundaryInput'],
    ...['WriteExpectationResponseInput', 'WriteMicroExerciseInput', 'WriteSocialPlanInput', 'WriteTasksInput'],
  ].map((input) => `${input}.isHelpSeen`),
  'what only newer pages send along': [
    ...['ValidateBoundaryInput.answers', 'ValidateBoundaryInput.emoji', 'WriteBoundaryInput.answers'],
    ...['WriteBoundaryInput.emoji', 'WriteMicroExerciseInput.previousTitles', 'ChangeMemoryInput.version'],
    'GenerateSuggestionsInput.leaning',
  ],
};
