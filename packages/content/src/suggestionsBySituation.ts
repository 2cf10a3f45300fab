import type { Situation } from '@spire/domain/readingLabels';

/**
 * The written suggestions that answer a situation told in a person's own words, by their ids, what answers it best first;
 * from lying still with the eyes closed to going out. Read beside `suggestions/`: each was chosen because it speaks to
 * that situation.
 */
const IDS: Record<Situation, string> = {
  lonely:
    'a-voice-in-the-room a-call-with-a-small-errand behind-other-windows kind-face no-need-to-answer same-time-each-week to-a-neighbours-door five-minute-call hand-on-fur the-next-hello quiet-in-the-same-room voice-reading-aloud welcome-in-a-kitchen kind-words-once-more someone-else-tonight printed-photo one-word-for-the-day a-nod-from-the-window coffee-with-an-end at-the-edge-of-the-crowd once-to-look the-one-who-taught-you four-chairs',
  failing:
    'as-to-a-friend already-done good-enough-today kind-words-once-more one-thing-allowed three-things-that-went-well word-for-today warm-palms silent-thank-you how-i-am-in-one-line the-one-who-taught-you a-bit-of-the-unfinished',
  angry:
    'shoulders-down soft-jaw water-over-hands weather-inside a-box-with-a-lid ten-minutes-out feet-on-the-floor nothing-but-stripes pause-in-the-doorway useful-quarter-hour new-ending hands-over-eyes',
  dizzy:
    'let-the-bed-hold-you slow-sips more-comfortable the-best-side soft-jaw a-spot-that-is-fine ask-for-one-small-thing edge-of-the-bed what-you-want-near do-it-sitting rest-before-you-need-it this-can-wait',
  'cannot-sleep':
    'clock-to-the-wall a-place-for-each-letter thought-on-a-shelf let-the-bed-hold-you cool-side-of-the-pillow under-the-blanket someone-else-tonight longer-breath-out a-box-with-a-lid the-best-side let-the-paper-remember pillow-under-knees distant-sound good-night-to-a-light room-of-your-own more-comfortable hands-over-eyes rest-before-you-need-it',
  waiting:
    'secret-life-of-a-thing what-does-it-look-like a-place-for-each-letter tasty-word three-green-things feet-on-the-floor soft-jaw a-memory-of-that-colour the-one-question four-chairs small-good-moment fold-and-fold-again',
  'bored-in-bed':
    'fingertip-drawing secret-life-of-a-thing new-ending name-the-ceiling names-for-the-furniture holiday-of-your-own four-chairs tasty-word what-does-it-look-like three-lines hum-an-old-tune a-memory-of-that-colour voice-reading-aloud room-of-your-own',
  'with-child':
    'i-spy story-in-turns guess-what-it-is what-does-it-look-like tasty-word fold-and-fold-again holiday-of-your-own hum-an-old-tune name-the-ceiling draw-your-cup catch-the-socks kitchen-dance three-finds-on-a-plate hear-about-their-day new-ending',
  'busy-hands':
    'fold-and-fold-again a-coat-of-what hand-cream draw-your-cup a-bit-of-the-unfinished fingertip-drawing nothing-but-stripes open-and-close-hands three-things-in-a-row catch-the-socks make-and-give',
  'few-minutes':
    'shoulders-down real-yawn tasty-word soft-jaw slow-sips longer-breath-out this-can-wait nearer-and-further water-over-hands word-for-today hats-for-the-ears pause-in-the-doorway one-reply',
  noise:
    'hats-for-the-ears the-quietest-place a-little-softer a-sign-for-quiet hands-over-eyes soft-jaw room-of-your-own shoulders-down under-the-blanket warm-palms good-scent at-the-edge-of-the-crowd',
  dread:
    'longer-breath-out something-for-tonight thought-on-a-shelf kind-face a-box-with-a-lid sentence-to-keep feet-on-the-floor the-one-question a-gentle-first-minute one-word-for-the-day warm-palms ready-for-tomorrow outing-with-a-plan-b',
  'thought-loops':
    'thought-on-a-shelf a-box-with-a-lid three-green-things a-place-for-each-letter feet-on-the-floor let-the-paper-remember a-coat-of-what water-over-hands weather-inside distant-sound half-the-list ten-minutes-out',
  'missing-self':
    'as-to-a-friend weather-inside kind-words-once-more small-good-moment the-one-who-taught-you a-memory-of-that-colour how-i-am-in-one-line letter-to-next-year a-bit-of-the-unfinished play-what-you-know printed-photo jar-of-days smallest-movement',
  tired:
    'let-the-bed-hold-you a-little-weight hands-over-eyes pillow-under-knees more-comfortable under-the-blanket soft-jaw this-can-wait ask-the-body-first one-thing-allowed ask-for-one-small-thing only-this-hour size-of-the-day hand-one-thing-over do-it-sitting rest-before-you-need-it',
  pain: 'more-comfortable the-best-side a-spot-that-is-fine pillow-under-knees ask-for-one-small-thing something-warm let-the-bed-hold-you warm-hand-on-belly one-thing-all-right a-little-softer voice-reading-aloud foot-bath how-i-am-in-one-line',
  headache:
    'cool-on-the-forehead hands-over-eyes a-little-softer soft-jaw cool-side-of-the-pillow a-sign-for-quiet hats-for-the-ears more-comfortable slow-sips the-best-side shoulders-down rest-before-you-need-it',
  'light-sensitive':
    'hands-over-eyes a-little-softer cool-on-the-forehead room-of-your-own a-coat-of-what one-line-inside under-the-blanket distant-sound voice-reading-aloud tasty-word hum-an-old-tune hand-on-fur',
  overwhelmed:
    'hands-over-eyes shoulders-down decided-for-you the-quietest-place a-box-with-a-lid soft-jaw feet-on-the-floor hats-for-the-ears longer-breath-out let-the-bed-hold-you pause-in-the-doorway under-the-blanket it-keeps-until-tomorrow one-small-surface',
  restless:
    'a-coat-of-what fold-and-fold-again open-and-close-hands treading-grapes initial-in-the-air tap-to-a-song catch-the-socks a-little-weight stretch-like-a-cat kitchen-dance toes-up-and-down five-blue-things nothing-but-stripes',
  'cannot-start':
    'only-the-first-bit ten-minute-start good-enough-today nearer-and-further first-good-thing only-this-hour smallest-movement one-small-surface ask-the-body-first wash-your-face top-of-the-pile dull-things-side-by-side a-bit-of-the-unfinished this-can-wait slow-sips',
  unfocused:
    'only-this-hour three-green-things a-little-softer feet-on-the-floor fold-and-fold-again slow-sips soft-jaw ten-minute-start follow-one-instrument slow-cup one-thing-only',
  anxious:
    'longer-breath-out feet-on-the-floor kind-face three-green-things warm-palms a-little-weight under-the-blanket one-thing-all-right a-coat-of-what warm-hand-on-belly one-word-for-the-day sentence-to-keep water-over-hands ten-minutes-out',
  sad: 'warm-palms as-to-a-friend kind-face welcome-in-a-kitchen under-the-blanket hand-on-fur something-for-tonight stroke-your-hair weather-inside one-word-for-the-day something-warm patch-of-daylight five-minute-call first-good-thing',
  grief:
    'warm-palms one-word-for-the-day weather-inside stroke-your-hair something-of-theirs printed-photo tell-them-about-today a-light-for-someone a-little-weight something-warm silent-thank-you five-minute-call bench-outside the-one-who-taught-you',
  guilt:
    'as-to-a-friend one-thing-allowed kind-face already-done word-for-today warm-palms the-yes-inside-the-no silent-thank-you good-enough-today one-reply top-of-the-pile the-day-is-over sentence-to-keep',
  shame:
    'as-to-a-friend kind-face kind-words-once-more warm-palms word-for-today stroke-your-hair a-box-with-a-lid weather-inside someone-else-tonight hand-on-fur hand-cream three-things-that-went-well new-ending',
  stressed:
    'shoulders-down longer-breath-out soft-jaw hands-over-eyes this-can-wait half-the-list only-this-hour pause-in-the-doorway slow-cup sentence-to-keep nothing-but-stripes rest-before-you-need-it bench-outside draw-up-the-week',
  conflict:
    'shoulders-down a-box-with-a-lid kind-face warm-palms thought-on-a-shelf weather-inside water-over-hands as-to-a-friend one-word-for-the-day pause-in-the-doorway ten-minutes-out a-sign-for-quiet sentence-to-keep',
  rejected:
    'kind-face as-to-a-friend welcome-in-a-kitchen kind-words-once-more warm-palms hand-on-fur someone-else-tonight five-minute-call no-need-to-answer stroke-your-hair something-for-tonight silent-thank-you the-one-who-taught-you once-to-look',
  gratitude:
    'small-good-moment silent-thank-you jar-of-days the-one-who-taught-you three-things-that-went-well something-nice-out-loud kind-words-once-more three-lines-on-a-card letter-to-next-year printed-photo good-scent already-done',
  joy: 'the-good-cup for-no-use-at-all small-good-moment hum-an-old-tune hand-cream one-photo jar-of-days share-the-good-news something-nice-out-loud a-memory-of-that-colour title-of-the-day no-need-to-answer silent-thank-you kitchen-dance five-songs make-and-give simple-supper tap-to-a-song',
  celebrate:
    'a-victory-dance-your-size told-once-more keep-this-minute a-medal-for-this share-the-good-news a-toast-in-what-there-is something-for-tonight kitchen-dance cafe-at-home hum-an-old-tune no-need-to-answer holiday-of-your-own jar-of-days title-of-the-day one-word-for-the-day simple-supper tap-to-a-song silent-thank-you already-done',
  'energy-up':
    'slow-sips good-scent window-ajar wash-your-face tap-to-a-song reach-in-a-chair stretch-like-a-cat kitchen-dance ten-minutes-out smallest-movement patch-of-daylight the-one-you-feel-like initial-in-the-air toes-up-and-down real-yawn first-good-thing',
  'calm-down':
    'longer-breath-out let-the-bed-hold-you a-little-softer soft-jaw warm-palms a-little-weight shoulders-down room-of-your-own under-the-blanket distant-sound a-coat-of-what slow-cup window-and-warm-drink foot-bath hands-over-eyes',
  'before-sleep':
    'the-day-is-over let-the-bed-hold-you thought-on-a-shelf title-of-the-day under-the-blanket already-done last-hour-of-light soft-around-the-feet let-the-paper-remember good-night-to-a-light foot-bath a-gentle-first-minute ready-for-tomorrow voice-reading-aloud small-good-moment soft-jaw longer-breath-out shoulders-down',
  morning:
    'first-good-thing size-of-the-day slow-sips good-scent ask-the-body-first real-yawn word-for-today edge-of-the-bed what-kind-of-day wash-your-face toes-up-and-down slow-cup stretch-like-a-cat more-comfortable',
  'work-break':
    'shoulders-down hands-over-eyes real-yawn soft-jaw slow-sips reach-in-a-chair feet-on-the-floor pause-in-the-doorway water-over-hands stretch-like-a-cat bench-outside room-of-your-own only-this-hour',
  indoors:
    'window-and-warm-drink what-does-it-look-like holiday-of-your-own the-house-you-knew look-for-a-new-leaf cafe-at-home three-green-things weather-inside tasty-word kitchen-dance one-drawer name-the-ceiling room-of-your-own a-memory-of-that-colour',
  outdoors:
    'on-the-doorstep the-nearest-seat-outside one-thing-from-outside three-textures-outside a-breath-of-night to-the-corner-and-back let-the-day-in the-air-comes-to-you bench-outside ten-minutes-out patch-of-daylight window-ajar your-place-outside distant-sound three-finds-on-a-plate follow-a-bird five-blue-things place-you-have-missed a-nod-from-the-window a-memory-of-that-colour room-of-your-own',
  creative:
    'three-lines fingertip-drawing new-ending secret-life-of-a-thing draw-your-cup fold-and-fold-again nothing-but-stripes three-things-in-a-row one-photo name-the-ceiling a-new-job-for-an-old-thing make-and-give play-what-you-know',
  music:
    'hum-an-old-tune one-line-inside tap-to-a-song follow-one-instrument five-songs kitchen-dance play-what-you-know distant-sound a-memory-of-that-colour silent-thank-you the-one-who-taught-you small-good-moment',
  tidy: 'one-small-surface nearer-and-further do-it-sitting good-enough-today only-the-first-bit this-can-wait ten-minute-start one-drawer half-the-list dull-things-side-by-side only-this-hour already-done useful-quarter-hour hand-one-thing-over',
  'food-drink':
    'simplest-bite kind-little-plate slow-sips good-enough-today ask-for-one-small-thing what-you-want-near ask-the-body-first window-and-warm-drink slow-cup do-it-sitting cafe-at-home simple-supper dish-you-never-made something-for-tonight good-scent tasty-word',
  'body-tense':
    'shoulders-down soft-jaw longer-breath-out let-the-bed-hold-you real-yawn reach-in-a-chair open-and-close-hands stretch-like-a-cat pillow-under-knees something-warm foot-bath smallest-movement warm-palms',
  cold: 'warm-palms soft-around-the-feet under-the-blanket a-little-weight something-warm warm-hand-on-belly hand-on-fur toes-up-and-down window-and-warm-drink foot-bath slow-sips a-memory-of-that-colour a-coat-of-what slow-cup kitchen-dance',
  hot: 'cool-on-the-forehead slow-sips cool-side-of-the-pillow water-over-hands window-ajar a-little-softer rest-before-you-need-it this-can-wait room-of-your-own ask-for-one-small-thing',
  pet: 'hand-on-fur secret-life-of-a-thing hum-an-old-tune silent-thank-you stretch-like-a-cat ten-minutes-out one-photo new-ending follow-a-bird tasty-word small-good-moment',
  'phone-too-much':
    'a-coat-of-what hands-over-eyes three-green-things fold-and-fold-again last-hour-of-light room-of-your-own good-scent slow-cup draw-your-cup bench-outside one-thing-only soft-jaw',
  'memory-lapse':
    'where-you-cannot-miss-it only-this-hour let-the-paper-remember as-to-a-friend ready-for-tomorrow hands-over-eyes rest-before-you-need-it slow-sips how-i-am-in-one-line a-memory-of-that-colour jar-of-days the-one-question',
  decision:
    'as-if-it-were-settled as-to-a-friend weather-inside it-keeps-until-tomorrow feet-on-the-floor hands-over-eyes ten-minutes-out decided-for-you shoulders-down the-left-one-wins this-can-wait only-this-hour sentence-to-keep top-of-the-pile',
  'future-worry':
    'thought-on-a-shelf only-this-hour a-box-with-a-lid feet-on-the-floor kind-face something-for-tonight sentence-to-keep one-thing-all-right let-the-paper-remember one-word-for-the-day top-of-the-pile the-one-question letter-to-next-year',
  'bad-news':
    'warm-palms kind-face under-the-blanket a-little-weight feet-on-the-floor one-word-for-the-day stroke-your-hair five-minute-call something-warm weather-inside ask-for-one-small-thing sentence-to-keep this-can-wait only-this-hour',
  hospital:
    'a-spot-that-is-fine what-you-want-near the-one-question room-of-your-own hand-cream kind-face ask-for-one-small-thing welcome-in-a-kitchen voice-reading-aloud stroke-your-hair more-comfortable cool-on-the-forehead secret-life-of-a-thing edge-of-the-bed',
  visitors:
    'sentence-to-keep good-enough-today rest-before-you-need-it a-sign-for-quiet ask-for-one-small-thing hands-over-eyes hand-one-thing-over coffee-with-an-end how-i-am-in-one-line pause-in-the-doorway the-yes-inside-the-no shoulders-down',
};

/** The ids of the suggestions for a situation, what answers it best first. */
export function suggestionsFor(situation: Situation): ReadonlySet<string> {
  return SETS[situation];
}

const SETS = Object.fromEntries(
  Object.entries(IDS).map(([situation, ids]) => [situation, new Set(ids.split(' '))]),
) as unknown as Record<Situation, ReadonlySet<string>>;
