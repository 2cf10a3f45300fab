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

/** A suggestion whose doing others see or hear. */
export const SEEN: ReadonlySet<string> =
  ids(`arms-kneaded-awake one-low-note wring-a-towel hands-over-eyes hats-for-the-ears real-yawn hum-an-old-tune warm-palms initial-in-the-air open-and-close-hands
  tasty-word holiday-barefoot-beach stroke-your-hair reach-in-a-chair treading-grapes stretch-like-a-cat kitchen-dance tap-to-a-song cool-on-the-forehead
  hand-cream pause-in-the-doorway this-can-wait sentence-to-keep story-in-turns i-spy
  shoulders-to-ears two-songs-by-heart lullaby-for-yourself drum-without-a-sound through-your-hair
  a-minute-of-balm a-picnic-for-one torn-in-strips told-to-the-lamp into-the-pillow words-for-nobody cool-wrists
  a-victory-dance-your-size told-once-more a-toast-in-what-there-is live-from-the-window`);

/** A suggestion that is a walk, or an errand on foot. */
export const WALKS: ReadonlySet<string> = ids(
  'the-quiet-way-round ten-minutes-out five-blue-things place-you-have-missed short-walk-for-two errand-with-a-treat the-one-you-feel-like to-the-corner-and-back a-slow-round two-round-the-block',
);

/** A suggestion that takes legs that carry one without help. */
export const BY_LEGS: ReadonlySet<string> = ids(
  `the-quiet-way-round out-with-half-a-bag ten-minutes-out five-blue-things place-you-have-missed short-walk-for-two errand-with-a-treat the-one-you-feel-like to-the-corner-and-back
  kitchen-dance foot-to-foot useful-quarter-hour stretch-like-a-cat one-slow-song follow-a-bird to-the-nearest-water
  the-wall-takes-some two-round-the-block`,
);

/** A suggestion that works or rubs the hands, though steadiness does not matter. */
export const BY_HANDS: ReadonlySet<string> = ids(
  `arms-kneaded-awake wring-a-towel a-coat-of-what hand-cream fingertip-drawing open-and-close-hands warm-palms three-things-in-a-row a-new-job-for-an-old-thing
  cake-in-a-cup roll-some-oat-balls rings-in-a-bowl both-sides-of-a-leaf round-two-fingers plait-of-three
  shape-in-the-dark salt-dough on-a-string drum-without-a-sound two-minutes-each through-your-hair
  a-minute-of-balm lukewarm-cloth light-to-dark one-pocket five-minutes-of-mine-and-away
  one-small-surface nearer-and-further a-bit-of-the-unfinished catch-the-socks fold-and-fold-again`,
);

/** A suggestion that takes free arms, or another position than the person has. */
export const BY_MOVING: ReadonlySet<string> =
  ids(`hats-for-the-ears hands-over-eyes warm-palms hand-cream fold-and-fold-again open-and-close-hands soft-around-the-feet
  foot-bath a-little-weight water-over-hands wash-your-face edge-of-the-bed do-it-sitting useful-quarter-hour one-drawer`);

/** A suggestion that goes by the breath. */
export const BY_BREATH: ReadonlySet<string> = ids(
  'longer-breath-out shoulders-down let-the-bed-hold-you hands-over-eyes',
);

/** A suggestion that takes steady fingers. */
export const BY_FINGERS: ReadonlySet<string> =
  ids(`fold-and-fold-again draw-your-cup nothing-but-stripes catch-the-socks a-bit-of-the-unfinished three-lines-on-a-card
  jar-of-days letter-to-next-year make-and-give play-what-you-know tap-to-a-song words-to-copy one-easy-question
  silence-line-like-a-raindrop with-the-other-hand a-new-knot round-two-fingers plait-of-three just-one-row one-button on-a-string
  a-place-from-scraps game-of-patience ten-pieces three-clues best-of-ten-throws one-sentence-less-one-word
  on-the-back-of-a-photo a-card-that-is-mostly-drawing a-letter-with-a-stamp three-notes-you-like
  one-nail-at-a-time hair-for-nobody light-to-dark five-notes-for-five-days ring-round-the-smallest`);

/** A suggestion that takes eyes to read, write or look by, beside those that are not for a person who cannot bear light. */
export const BY_EYES: ReadonlySet<string> =
  ids(`the-forgotten-drawer nearer-and-further for-no-use-at-all what-you-want-near ready-for-tomorrow last-hour-of-light something-for-tonight
  the-one-question let-the-paper-remember names-for-the-furniture with-the-other-hand turned-to-the-light
  somebody-out-there seeds-on-the-sill counting-wings know-one-by-name just-one-row one-button a-place-from-scraps game-of-patience ten-pieces three-clues one-round-with-someone ten-of-the-pile on-the-back-of-a-photo five-things-in-a-box a-card-that-is-mostly-drawing one-old-line a-letter-with-a-stamp light-to-dark one-shelf-another-way where-the-finger-lands where-are-they-off-to three-letters-from-a-sign`);

/** A suggestion that makes itself heard. */
export const LOUD: ReadonlySet<string> = ids(`two-songs-by-heart kitchen-dance play-what-you-know five-songs`);

/** A suggestion that leaves something to decide, to plan, to think through or to ask somebody: nothing for a person who cannot. */
export const DECIDING: ReadonlySet<string> =
  ids(`only-this-hour this-can-wait as-if-it-were-settled ask-for-one-small-thing as-to-a-friend good-enough-today sentence-to-keep half-the-list
  one-thing-allowed hand-one-thing-over top-of-the-pile draw-up-the-week one-word-for-the-day what-you-want-near
  ask-the-body-first size-of-the-day something-for-tonight more-of-this the-one-question just-enough-for-now
  rest-before-you-need-it only-the-first-bit ten-minute-start one-drawer word-for-today leave-some-for-tomorrow the-best-hour
  first-good-thing simplest-bite do-it-sitting how-i-am-in-one-line the-yes-inside-the-no a-gentle-first-minute
  a-little-softer quiet-in-the-same-room a-sign-for-quiet outing-with-a-plan-b
  voice-reading-aloud hear-about-their-day ready-for-tomorrow for-no-use-at-all one-reply errand-with-a-treat
  pacing-list-with-one-line pacing-half-of-the-nicest`);

/** A suggestion that takes both hands, though neither is worked hard. */
export const BY_BOTH_HANDS: ReadonlySet<string> = ids(
  `arms-kneaded-awake wring-a-towel hand-cream warm-palms fold-and-fold-again plait-of-three`,
);

/** A suggestion that takes a pencil and a steady hand, but only the one. */
export const BY_PENCIL: ReadonlySet<string> = ids(
  'map-of-your-floor a-moustache-for-the-serious every-o-in-a-headline five-words-in-a-ring',
);

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

/** A suggestion that is to be outside for in the wet, for a person who walks without help and where no storm is. */
export const IN_THE_WET: ReadonlySet<string> = ids('rain-on-the-hood a-roof-and-weather-all-round');

/** A suggestion that gets one wet, or takes one out on what is slippery. */
export const WET: ReadonlySet<string> = ids(
  'the-step-when-it-is-empty on-the-doorstep a-breath-of-night one-thing-from-outside three-textures-outside a-seat-in-the-shade holiday-barefoot-beach',
);

/** A suggestion that takes a seat. */
export const BY_SEAT: ReadonlySet<string> =
  ids(`hands-under-your-thighs the-seat-does-the-work heavy-hands-in-your-lap a-picnic-for-one shoulders-to-ears reach-in-a-chair treading-grapes
  feet-on-the-floor tap-to-a-song a-bit-of-the-unfinished draw-your-cup one-pocket`);

/** A suggestion that goes inwards: to be still, to notice, to picture, to think kindly of somebody. */
export const INWARD: ReadonlySet<string> =
  ids(`a-room-known-by-heart three-pictures-of-the-feast kind-face silent-thank-you weather-inside one-line-inside just-enough-for-now a-box-with-a-lid thought-on-a-shelf
  word-for-today one-thing-all-right small-good-moment as-to-a-friend light-on-the-wall warm-hand-on-belly kind-words-once-more
  the-one-who-taught-you welcome-in-a-kitchen someone-else-tonight four-chairs a-minute-without-wanting decided-for-you
  it-keeps-until-tomorrow as-if-it-were-settled open-hands as-under-a-high-roof words-by-heart until-the-bell-is-gone
  one-by-one-and-you the-seat-does-the-work heavy-hands-in-your-lap nothing-has-to-help water-you-love the-house-you-knew
  a-smell-from-then back-in-an-old-book home-through-the-door home-morning-radio dark-orange-seed flat-which-beige
  behind-other-windows worth-the-wait three-wishes if-it-cost-nothing a-memory-of-that-colour ask-the-body-first
  the-air-comes-to-you who-laughed-first for-no-use-at-all warm-palms stroke-your-hair letter-in-the-mind
  the-easiest-part-of-tomorrow`);

/** A suggestion that answers so many wishes that it stands back where the classifier is not confident. */
export const OFTEN_GIVEN: ReadonlySet<string> = ids(
  'three-green-things soft-jaw warm-palms feet-on-the-floor shoulders-down hands-over-eyes',
);

/** A suggestion that keeps hands or eyes busy. */
export const KEEPS_BUSY: ReadonlySet<string> =
  ids(`a-coat-of-what fold-and-fold-again fingertip-drawing draw-your-cup nothing-but-stripes three-things-in-a-row
  names-for-the-furniture secret-life-of-a-thing what-does-it-look-like name-the-ceiling by-heart new-ending`);

/** A suggestion that plays with what is heard at work: nothing for a night when something bad has happened there. */
export const PLAYFUL_AT_WORK: ReadonlySet<string> = ids('rota-of-the-night-sounds');
