/**
 * What people ask for in so many words and no situation stands for: the ids of the written suggestions that give it, best
 * first, from what needs least.
 */
const THEMES = {
  paper:
    'nothing-but-stripes draw-your-cup fold-and-fold-again letter-to-next-year three-lines-on-a-card draw-up-the-week',
  warmth: 'something-warm',
  drinking: 'a-drink-in-sight slow-sips',
  message: 'words-to-copy one-easy-question no-need-to-answer three-lines-on-a-card',
  laughter:
    'who-laughed-first names-for-the-furniture four-chairs holiday-of-your-own secret-life-of-a-thing new-ending story-in-turns',
  pacing:
    'leave-some-for-tomorrow the-best-hour rest-before-you-need-it half-the-list only-this-hour share-the-good-news for-no-use-at-all',
  movement:
    'smallest-movement toes-up-and-down open-and-close-hands initial-in-the-air reach-in-a-chair treading-grapes stretch-like-a-cat',
  together: 'this-or-that quiet-in-the-same-room new-ending holiday-of-your-own four-chairs dull-things-side-by-side',
  remembering: 'something-of-theirs tell-them-about-today printed-photo',
  tomorrow: 'a-gentle-first-minute ready-for-tomorrow',
} as const satisfies Record<string, string>;

export type Theme = keyof typeof THEMES;

/** The ids of the suggestions that give what a theme asks for, best first. */
export function suggestionsOn(theme: Theme): readonly string[] {
  return THEMES[theme].split(' ');
}
