/**
 * How near a wish has to be to its nearest text to be answered for sure, to be answered with a guess, and for a text that
 * would puzzle, or speaks of a life, to be named: by the wishes of held-out authors. Written by `eval/wishes.ts --write`.
 */
export const THRESHOLDS = {
  sure: 0.0244,
  guessed: 0.0154,
  named: 0.0245,
  life: 0.0461,
} as const;
