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
  together:
    'one-blanket-for-two this-or-that quiet-in-the-same-room guess-what-it-is story-in-turns dull-things-side-by-side',
  animal: 'three-hidden-treats what-the-animal-thinks one-small-trick hand-on-fur',
  shade: 'a-seat-in-the-shade out-at-dusk the-air-comes-to-you distant-sound',
  'a-quiet-place': 'the-quietest-place bench-outside hats-for-the-ears hands-over-eyes',
  training:
    'the-one-you-feel-like ten-minutes-out kitchen-dance treading-grapes reach-in-a-chair smallest-movement initial-in-the-air open-and-close-hands',
  making:
    'a-new-job-for-an-old-thing draw-your-cup three-things-in-a-row nothing-but-stripes fold-and-fold-again new-ending three-lines names-for-the-furniture',
  achieving:
    'one-small-surface look-for-a-new-leaf a-bit-of-the-unfinished nearer-and-further already-done one-easy-question',
  reaching: 'no-need-to-answer five-minute-call one-easy-question words-to-copy someone-else-tonight kind-face',
  'getting-up':
    'edge-of-the-bed size-of-the-day wash-your-face smallest-movement toes-up-and-down real-yawn slow-sips let-the-day-in',
  remembering: 'something-of-theirs tell-them-about-today printed-photo',
  tomorrow: 'a-gentle-first-minute ready-for-tomorrow',
} as const satisfies Record<string, string>;

export type Theme = keyof typeof THEMES;

/** The ids of the suggestions that give what a theme asks for, best first. */
export function suggestionsOn(theme: Theme): readonly string[] {
  return THEMES[theme].split(' ');
}
