import { spreadOf } from './suggestionSpread.ts';

/** Suggestions that show the breadth of the app to whoever asks about it: none assumes a mood, a place or a companion. */
export const OF_BREADTH = spreadOf({
  calm: 'warm-palms longer-breath-out soft-jaw',
  pleasant: 'a-riddle-with-teeth holiday-of-your-own who-laughed-first song-for-this-hour',
  deed: 'nearer-and-further one-pocket already-done',
});
