/** Groups that a wish can mostly be about, in plain words: states, never illnesses. */
export const WISH_GROUPS = [
  'tired_head',
  'tired_body',
  'sad',
  'too_much',
  'sleep',
  'pain',
  'lonely',
  'uneasy',
  'loss',
  'angry',
  'self',
  'bored',
  'practical',
  'family',
  'work',
  'joy',
] as const;
export type WishGroup = (typeof WISH_GROUPS)[number];

/** How many guesses are shown at once. */
export const GUESSES = 4;

/** Groups of the body, and groups of feeling: among the guesses there is one of each. */
export const OF_BODY: readonly WishGroup[] = ['tired_body', 'pain', 'sleep', 'tired_head'];
export const OF_FEELING: readonly WishGroup[] = ['sad', 'uneasy', 'too_much', 'lonely', 'loss', 'angry', 'self'];

/** The guesses where nothing is known of a wish. */
export const FIRST_GUESSES: readonly WishGroup[] = ['tired_head', 'tired_body', 'sad', 'too_much'];

/** Why a suggestion was chosen for a wish. */
export const SUGGESTION_WHYS = ['wrote', 'chosen'] as const;
export type SuggestionWhy = (typeof SUGGESTION_WHYS)[number];
