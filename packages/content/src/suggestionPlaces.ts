const ids = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** A suggestion that asks for a bed, a bath, a kitchen or one's own things: nothing for a bus or an office. */
export const AT_HOME: ReadonlySet<string> =
  ids(`their-cup-is-out the-step-when-it-is-empty coat-on-by-the-window same-room-own-things two-cups-no-words the-forgotten-drawer map-of-your-floor expedition-to-a-window one-small-light-of-the-feast wring-a-towel under-the-blanket let-the-bed-hold-you cool-side-of-the-pillow pillow-under-knees
  hum-an-old-tune foot-bath light-on-the-wall first-good-thing kitchen-dance let-the-day-in wash-your-face catch-the-socks stretch-like-a-cat a-little-weight the-best-side
  soft-around-the-feet something-warm hand-on-fur one-drawer one-small-surface cafe-at-home dish-you-never-made
  voice-reading-aloud hear-about-their-day window-ajar fingertip-drawing more-comfortable stroke-your-hair ready-for-tomorrow
  last-hour-of-light good-night-to-a-light jar-of-days three-things-in-a-row printed-photo do-it-sitting clock-to-the-wall
  cool-on-the-forehead hand-cream tap-to-a-song nothing-but-stripes a-bit-of-the-unfinished look-for-a-new-leaf
  window-and-warm-drink slow-cup what-kind-of-day initial-in-the-air edge-of-the-bed kind-little-plate play-what-you-know
  useful-quarter-hour top-of-the-pile feet-on-the-floor a-new-job-for-an-old-thing nearer-and-further toes-up-and-down
  ask-for-one-small-thing what-you-want-near simplest-bite on-the-doorstep a-breath-of-night the-air-comes-to-you a-light-for-someone the-good-cup
  a-gentle-first-minute a-sign-for-quiet quiet-in-the-same-room dull-things-side-by-side make-and-give let-the-paper-remember
  one-blanket-for-two three-hidden-treats
  one-pot-of-pasta soup-with-one-thing-more cake-in-a-cup roll-some-oat-balls pancakes-for-a-few
  dough-that-works-alone chief-taster water-in-the-best-glass cocoa-stirred-slowly your-own-blend rings-in-a-bowl
  a-drink-for-a-plant a-slow-shower the-whole-bath one-hand-one-pot cress-on-a-plate turned-to-the-light
  an-onion-in-a-glass one-box-one-stool seeds-on-the-sill salt-dough five-things-in-a-box three-notes-you-like
  two-songs-by-heart picnic-on-a-blanket one-slow-song one-sits-one-stirs under-which-cup faces-on-biscuits
  a-voice-in-the-room one-nail-at-a-time through-your-hair lukewarm-cloth hair-for-nobody twenty-minutes-occupied
  the-feet-may-do-it the-bed-beforehand where-it-is-warmest one-thing-on-the-table
  softest-thing-you-own change-one-thing dressed-sitting-down a-little-too-fine three-from-the-back
  one-shelf-another-way spices-on-the-table a-feast-that-costs-nothing a-candle-for-something
  into-the-pillow told-to-the-lamp cooked-sitting-down come-and-be-quiet one-paper-found nobody-needs-you-for-a-while night-in-the-daytime a-nap-that-asks-nothing
  holiday-check-in-at-own-bed holiday-postcard-from-the-sofa holiday-nicest-glass flat-two-finger-dance flat-one-odd-sock
  silence-guest-indoors silence-nine-years-old dark-window-has-the-night-off dark-orange-seed child-arm-is-a-road
  child-teddies-at-sea child-secret-hand-language child-two-bears-in-a-den child-island-and-boat two-back-to-back two-lend-a-hand
  two-a-cup-on-the-step
  two-memories-in-the-dark two-warm-feet-party
  just-inside-an-open-door one-hand-in-the-weather a-race-on-the-pane forecast-for-the-living-room live-from-the-window
  a-bowl-of-snow camp-on-the-floor a-tower-of-three warm-at-your-back the-wall-takes-some small-things-at-the-table
  chair-the-wrong-way-round forearms-on-a-towel sorted-by-touch`);

/** A suggestion that is done out of doors, or on the way. */
export const OUT_OF_DOORS: ReadonlySet<string> =
  ids(`the-quiet-way-round out-with-half-a-bag ten-minutes-out bench-outside three-finds-on-a-plate follow-a-bird
  five-blue-things place-you-have-missed short-walk-for-two errand-with-a-treat at-the-edge-of-the-crowd the-one-you-feel-like
  outing-with-a-plan-b coffee-with-an-end useful-quarter-hour once-to-look to-the-corner-and-back
  to-the-nearest-water rain-on-the-hood who-was-here to-a-neighbours-door a-room-open-to-all
  the-nearest-seat-outside a-slow-round three-textures-outside
  red-round-and-soft a-course-on-the-ground the-smallest-of-all a-roof-and-weather-all-round two-round-the-block`);

/** A suggestion that is done right outside the door, which may lie many stairs down. */
export const AT_THE_DOOR: ReadonlySet<string> = ids('the-step-when-it-is-empty on-the-doorstep one-thing-from-outside');

/** A suggestion that is done lying, or with a pillow or a duvet. */
export const IN_BED: ReadonlySet<string> =
  ids(`the-best-side pillow-under-knees cool-side-of-the-pillow toes-up-and-down
  fingertip-drawing cool-on-the-forehead clock-to-the-wall first-good-thing edge-of-the-bed`);

/** A suggestion that takes one out of bed, or to its edge: nothing for a person who is to stay there. */
export const OUT_OF_BED: ReadonlySet<string> = ids(
  `two-cups-no-words expedition-to-a-window the-forgotten-drawer coat-on-by-the-window their-cup-is-out edge-of-the-bed do-it-sitting foot-bath wash-your-face water-over-hands useful-quarter-hour one-drawer window-ajar
  let-the-day-in one-foot-first`,
);

/** A suggestion that is done lying or leaning back, or with what covers one then: nothing for a person who stands. */
export const RESTING: ReadonlySet<string> =
  ids(`more-comfortable a-little-weight under-the-blanket let-the-bed-hold-you light-on-the-wall the-air-comes-to-you
  let-the-paper-remember someone-else-tonight dark-orange-seed holiday-check-in-at-own-bed animal-you-are-furniture
  child-arm-is-a-road child-teddies-at-sea child-island-and-boat two-back-to-back`);

/** A suggestion that is put off to the next time somebody is up. */
export const FOR_THE_NEXT_TIME_UP: ReadonlySet<string> = ids(
  `something-warm what-you-want-near simplest-bite only-the-first-bit the-good-cup
  a-cup-by-order`,
);

/** A suggestion that takes legs that carry one without help. */
export const BY_LEGS: ReadonlySet<string> = ids(
  `the-quiet-way-round out-with-half-a-bag ten-minutes-out five-blue-things place-you-have-missed short-walk-for-two errand-with-a-treat the-one-you-feel-like to-the-corner-and-back
  kitchen-dance foot-to-foot useful-quarter-hour stretch-like-a-cat one-slow-song follow-a-bird to-the-nearest-water
  the-wall-takes-some two-round-the-block`,
);

/** A suggestion that takes steady fingers. */
export const BY_FINGERS: ReadonlySet<string> =
  ids(`fold-and-fold-again draw-your-cup nothing-but-stripes catch-the-socks a-bit-of-the-unfinished three-lines-on-a-card
  jar-of-days letter-to-next-year make-and-give play-what-you-know tap-to-a-song words-to-copy one-easy-question
  silence-line-like-a-raindrop with-the-other-hand a-new-knot round-two-fingers plait-of-three just-one-row one-button on-a-string
  a-place-from-scraps game-of-patience ten-pieces three-clues best-of-ten-throws one-sentence-less-one-word
  on-the-back-of-a-photo a-card-that-is-mostly-drawing a-letter-with-a-stamp three-notes-you-like
  one-nail-at-a-time hair-for-nobody light-to-dark five-notes-for-five-days ring-round-the-smallest`);

/** A suggestion that is to sit outside for a little while: one of them in a list is enough. */
export const SEATS_OUTSIDE: ReadonlySet<string> = ids(
  'the-step-when-it-is-empty on-the-doorstep the-nearest-seat-outside bench-outside a-breath-of-night',
);

/** A suggestion that finishes one of the things begun: one way to choose it is enough. */
export const ONE_OF_THE_BEGUN: ReadonlySet<string> = ids('the-shortest-way-to-done the-nearest-of-the-begun');

/** A suggestion that tells good news on: once is enough in a list. */
export const TELLING_ON: ReadonlySet<string> = ids('told-once-more share-the-good-news');

/** A suggestion that is for good news alone: it would hurt whoever has had bad. */
export const FOR_GLADNESS: ReadonlySet<string> = ids(
  'a-victory-dance-your-size told-once-more keep-this-minute a-medal-for-this a-toast-in-what-there-is',
);

/** A suggestion that takes a seat. */
export const BY_SEAT: ReadonlySet<string> =
  ids(`hands-under-your-thighs the-seat-does-the-work heavy-hands-in-your-lap a-picnic-for-one shoulders-to-ears reach-in-a-chair treading-grapes
  feet-on-the-floor tap-to-a-song a-bit-of-the-unfinished draw-your-cup one-pocket`);
