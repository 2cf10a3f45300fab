/** Lengths in characters (Unicode code points) and counts the forms show and the server enforces (D17, D19, D22). */
export const LIMITS = {
  nickname: 60,
  title: 120,
  contactName: 80,
  freeText: 2000,
  planEntries: 20,
  planText: 200,
  listEntries: 50,
  checkInChipsCapped: 3,
  suggestionsPerDay: 8,
  wizardSteps: 8,
  memoryPictures: 6,
  memoryRating: { min: 1, max: 10, default: 5 },
  lateDays: 30,
  passwordOnSignUp: 8,
  passwordOnReset: 6,
} as const;

/** Milliseconds the specification fixes (spec 1 §9); after `longWait` nobody has to wait any longer (A38). */
export const DELAYS = {
  afterLanguageChoice: 300,
  afterLogin: 500,
  afterWizard: 1000,
  afterOnePage: 500,
  afterSettingsSave: 1500,
  afterConfirmation: 1000,
  afterPasswordUpdate: 2000,
  request: 60_000,
  toast: 5000,
  dayCheck: 60_000,
  profileWait: 10_000,
  longWait: 10_000,
} as const;

/** The share of a limit from which a form shows what is left (D17). */
export const SHOW_REMAINING_FROM = 0.8;

export function characterCount(text: string): number {
  return [...text].length;
}
