import type { Situation } from '@spire/domain/readingLabels';

/**
 * The written suggestions that answer a situation told in a person's own words, by their ids: from lying still with the
 * eyes closed to going out. Read beside `suggestions/`: each was chosen because it speaks to that situation.
 */
const IDS: Record<Situation, string> = {
  lonely:
    'kind-face someone-else-tonight hand-on-fur one-word-for-the-day no-need-to-answer five-minute-call printed-photo voice-reading-aloud quiet-in-the-same-room a-nod-from-the-window coffee-with-an-end at-the-edge-of-the-crowd once-to-look the-one-who-taught-you',
  failing:
    'as-to-a-friend already-done good-enough-today word-for-today three-things-that-went-well warm-palms silent-thank-you how-i-am-in-one-line the-one-who-taught-you a-bit-of-the-unfinished',
  angry:
    'shoulders-down soft-jaw water-over-hands hands-over-eyes new-ending feet-on-the-floor nothing-but-stripes pause-in-the-doorway useful-quarter-hour weather-inside ten-minutes-out a-sign-for-quiet',
  dizzy:
    'let-the-bed-hold-you more-comfortable slow-sips rest-before-you-need-it soft-jaw a-spot-that-is-fine ask-for-one-small-thing what-you-want-near edge-of-the-bed do-it-sitting this-can-wait',
  'cannot-sleep':
    'clock-to-the-wall thought-on-a-shelf a-place-for-each-letter let-the-bed-hold-you cool-side-of-the-pillow under-the-blanket distant-sound someone-else-tonight let-the-paper-remember pillow-under-knees good-night-to-a-light room-of-your-own more-comfortable hands-over-eyes longer-breath-out',
  waiting:
    'three-green-things secret-life-of-a-thing a-place-for-each-letter a-memory-of-that-colour what-does-it-look-like feet-on-the-floor tasty-word soft-jaw fold-and-fold-again the-one-question small-good-moment',
  'bored-in-bed':
    'name-the-ceiling fingertip-drawing secret-life-of-a-thing new-ending holiday-of-your-own tasty-word what-does-it-look-like three-lines hum-an-old-tune a-memory-of-that-colour voice-reading-aloud room-of-your-own',
  'with-child':
    'tasty-word holiday-of-your-own hum-an-old-tune what-does-it-look-like fold-and-fold-again name-the-ceiling catch-the-socks draw-your-cup kitchen-dance three-finds-on-a-plate hear-about-their-day new-ending',
  'busy-hands':
    'fold-and-fold-again a-coat-of-what hand-cream fingertip-drawing open-and-close-hands draw-your-cup nothing-but-stripes a-bit-of-the-unfinished three-things-in-a-row catch-the-socks make-and-give',
  'few-minutes':
    'shoulders-down soft-jaw real-yawn tasty-word this-can-wait word-for-today slow-sips longer-breath-out nearer-and-further water-over-hands pause-in-the-doorway one-reply',
  noise:
    'a-little-softer hands-over-eyes a-sign-for-quiet soft-jaw room-of-your-own under-the-blanket shoulders-down warm-palms good-scent at-the-edge-of-the-crowd',
  dread:
    'the-one-question sentence-to-keep something-for-tonight thought-on-a-shelf longer-breath-out kind-face feet-on-the-floor ready-for-tomorrow one-word-for-the-day warm-palms outing-with-a-plan-b',
  'thought-loops':
    'thought-on-a-shelf a-place-for-each-letter let-the-paper-remember three-green-things a-coat-of-what weather-inside distant-sound feet-on-the-floor water-over-hands half-the-list ten-minutes-out',
  'missing-self':
    'how-i-am-in-one-line the-one-who-taught-you weather-inside a-memory-of-that-colour as-to-a-friend small-good-moment smallest-movement a-bit-of-the-unfinished jar-of-days letter-to-next-year play-what-you-know printed-photo',
  tired:
    'let-the-bed-hold-you rest-before-you-need-it this-can-wait only-this-hour more-comfortable pillow-under-knees under-the-blanket ask-for-one-small-thing size-of-the-day hands-over-eyes hand-one-thing-over do-it-sitting',
  pain: 'more-comfortable pillow-under-knees a-spot-that-is-fine let-the-bed-hold-you warm-hand-on-belly ask-for-one-small-thing something-warm a-little-softer how-i-am-in-one-line voice-reading-aloud foot-bath',
  headache:
    'cool-on-the-forehead hands-over-eyes a-little-softer soft-jaw cool-side-of-the-pillow more-comfortable slow-sips a-sign-for-quiet shoulders-down rest-before-you-need-it',
  'light-sensitive':
    'hands-over-eyes a-little-softer room-of-your-own hum-an-old-tune under-the-blanket cool-on-the-forehead a-coat-of-what distant-sound voice-reading-aloud tasty-word hand-on-fur',
  overwhelmed:
    'this-can-wait only-this-hour half-the-list sentence-to-keep good-enough-today hand-one-thing-over shoulders-down hands-over-eyes pause-in-the-doorway one-small-surface draw-up-the-week ask-for-one-small-thing',
  restless:
    'open-and-close-hands a-coat-of-what initial-in-the-air fold-and-fold-again toes-up-and-down treading-grapes tap-to-a-song catch-the-socks stretch-like-a-cat kitchen-dance five-blue-things nothing-but-stripes',
  'cannot-start':
    'nearer-and-further first-good-thing only-this-hour good-enough-today one-small-surface ten-minute-start wash-your-face top-of-the-pile dull-things-side-by-side a-bit-of-the-unfinished this-can-wait smallest-movement slow-sips',
  unfocused:
    'three-green-things only-this-hour a-little-softer fold-and-fold-again soft-jaw feet-on-the-floor where-you-cannot-miss-it follow-one-instrument slow-cup one-thing-only ten-minute-start slow-sips',
  anxious:
    'longer-breath-out feet-on-the-floor warm-palms under-the-blanket kind-face three-green-things sentence-to-keep warm-hand-on-belly one-word-for-the-day water-over-hands a-coat-of-what ten-minutes-out',
  sad: 'stroke-your-hair warm-palms as-to-a-friend under-the-blanket kind-face weather-inside hand-on-fur something-for-tonight one-word-for-the-day something-warm patch-of-daylight five-minute-call first-good-thing',
  grief:
    'the-one-who-taught-you silent-thank-you a-memory-of-that-colour stroke-your-hair warm-palms weather-inside one-word-for-the-day printed-photo hum-an-old-tune something-warm five-minute-call bench-outside',
  guilt:
    'as-to-a-friend good-enough-today already-done the-yes-inside-the-no this-can-wait word-for-today silent-thank-you sentence-to-keep one-reply top-of-the-pile the-day-is-over',
  shame:
    'as-to-a-friend word-for-today stroke-your-hair kind-face warm-palms weather-inside hand-cream someone-else-tonight new-ending hand-on-fur three-things-that-went-well',
  stressed:
    'shoulders-down only-this-hour this-can-wait longer-breath-out soft-jaw half-the-list pause-in-the-doorway sentence-to-keep slow-cup rest-before-you-need-it nothing-but-stripes draw-up-the-week bench-outside',
  conflict:
    'shoulders-down warm-palms thought-on-a-shelf sentence-to-keep kind-face weather-inside water-over-hands pause-in-the-doorway one-word-for-the-day a-sign-for-quiet ten-minutes-out as-to-a-friend',
  rejected:
    'kind-face as-to-a-friend warm-palms silent-thank-you someone-else-tonight hand-on-fur the-one-who-taught-you stroke-your-hair five-minute-call no-need-to-answer once-to-look something-for-tonight',
  gratitude:
    'small-good-moment silent-thank-you the-one-who-taught-you three-things-that-went-well jar-of-days already-done something-nice-out-loud three-lines-on-a-card letter-to-next-year printed-photo good-scent',
  joy: 'small-good-moment hum-an-old-tune jar-of-days a-memory-of-that-colour title-of-the-day one-photo no-need-to-answer something-nice-out-loud kitchen-dance five-songs make-and-give simple-supper silent-thank-you',
  celebrate:
    'already-done something-for-tonight hum-an-old-tune holiday-of-your-own one-word-for-the-day jar-of-days title-of-the-day cafe-at-home kitchen-dance no-need-to-answer simple-supper tap-to-a-song silent-thank-you',
  'energy-up':
    'real-yawn good-scent slow-sips toes-up-and-down window-ajar wash-your-face tap-to-a-song patch-of-daylight reach-in-a-chair stretch-like-a-cat kitchen-dance ten-minutes-out the-one-you-feel-like first-good-thing',
  'calm-down':
    'longer-breath-out let-the-bed-hold-you soft-jaw shoulders-down distant-sound warm-palms under-the-blanket a-coat-of-what room-of-your-own slow-cup window-and-warm-drink foot-bath hands-over-eyes',
  'before-sleep':
    'the-day-is-over thought-on-a-shelf let-the-bed-hold-you under-the-blanket title-of-the-day already-done let-the-paper-remember good-night-to-a-light ready-for-tomorrow last-hour-of-light foot-bath voice-reading-aloud small-good-moment soft-jaw longer-breath-out shoulders-down',
  morning:
    'first-good-thing size-of-the-day good-scent slow-sips real-yawn word-for-today edge-of-the-bed wash-your-face what-kind-of-day toes-up-and-down slow-cup stretch-like-a-cat more-comfortable',
  'work-break':
    'shoulders-down soft-jaw hands-over-eyes slow-sips only-this-hour real-yawn feet-on-the-floor reach-in-a-chair water-over-hands pause-in-the-doorway stretch-like-a-cat bench-outside room-of-your-own',
  indoors:
    'name-the-ceiling what-does-it-look-like three-green-things weather-inside holiday-of-your-own room-of-your-own window-and-warm-drink look-for-a-new-leaf cafe-at-home kitchen-dance one-drawer a-memory-of-that-colour tasty-word',
  outdoors:
    'three-green-things distant-sound window-ajar patch-of-daylight a-nod-from-the-window bench-outside ten-minutes-out three-finds-on-a-plate follow-a-bird five-blue-things place-you-have-missed what-does-it-look-like a-memory-of-that-colour room-of-your-own',
  creative:
    'three-lines fingertip-drawing name-the-ceiling new-ending secret-life-of-a-thing fold-and-fold-again draw-your-cup nothing-but-stripes three-things-in-a-row one-photo a-new-job-for-an-old-thing make-and-give play-what-you-know',
  music:
    'hum-an-old-tune distant-sound a-memory-of-that-colour silent-thank-you tap-to-a-song follow-one-instrument five-songs kitchen-dance play-what-you-know the-one-who-taught-you small-good-moment',
  tidy: 'nearer-and-further good-enough-today this-can-wait only-this-hour already-done one-small-surface do-it-sitting ten-minute-start half-the-list dull-things-side-by-side one-drawer useful-quarter-hour hand-one-thing-over',
  'food-drink':
    'slow-sips good-scent good-enough-today what-you-want-near ask-for-one-small-thing something-for-tonight kind-little-plate window-and-warm-drink slow-cup cafe-at-home do-it-sitting dish-you-never-made simple-supper tasty-word a-memory-of-that-colour',
  'body-tense':
    'shoulders-down soft-jaw real-yawn longer-breath-out let-the-bed-hold-you open-and-close-hands smallest-movement pillow-under-knees reach-in-a-chair stretch-like-a-cat foot-bath something-warm warm-palms',
  cold: 'warm-palms under-the-blanket warm-hand-on-belly slow-sips a-memory-of-that-colour hand-on-fur toes-up-and-down something-warm window-and-warm-drink foot-bath a-coat-of-what slow-cup kitchen-dance',
  hot: 'cool-on-the-forehead cool-side-of-the-pillow slow-sips more-comfortable a-little-softer what-you-want-near water-over-hands window-ajar room-of-your-own rest-before-you-need-it',
  pet: 'hand-on-fur secret-life-of-a-thing hum-an-old-tune silent-thank-you tasty-word new-ending stretch-like-a-cat ten-minutes-out follow-a-bird one-photo small-good-moment',
  'phone-too-much':
    'hands-over-eyes a-coat-of-what three-green-things fold-and-fold-again good-scent room-of-your-own slow-cup last-hour-of-light bench-outside one-thing-only draw-your-cup soft-jaw',
  'memory-lapse':
    'let-the-paper-remember hands-over-eyes only-this-hour how-i-am-in-one-line slow-sips the-one-question where-you-cannot-miss-it ready-for-tomorrow jar-of-days as-to-a-friend rest-before-you-need-it a-memory-of-that-colour',
  decision:
    'only-this-hour this-can-wait as-to-a-friend good-enough-today weather-inside one-word-for-the-day sentence-to-keep half-the-list top-of-the-pile ten-minutes-out more-of-this hands-over-eyes',
  'future-worry':
    'thought-on-a-shelf only-this-hour sentence-to-keep let-the-paper-remember something-for-tonight kind-face one-word-for-the-day top-of-the-pile feet-on-the-floor the-one-question a-spot-that-is-fine letter-to-next-year',
  'bad-news':
    'warm-palms under-the-blanket kind-face one-word-for-the-day only-this-hour this-can-wait weather-inside sentence-to-keep ask-for-one-small-thing feet-on-the-floor something-warm five-minute-call stroke-your-hair',
  hospital:
    'a-spot-that-is-fine what-you-want-near the-one-question room-of-your-own stroke-your-hair hand-cream voice-reading-aloud more-comfortable cool-on-the-forehead kind-face secret-life-of-a-thing ask-for-one-small-thing edge-of-the-bed',
  visitors:
    'sentence-to-keep a-sign-for-quiet good-enough-today rest-before-you-need-it how-i-am-in-one-line ask-for-one-small-thing hands-over-eyes the-yes-inside-the-no hand-one-thing-over coffee-with-an-end pause-in-the-doorway shoulders-down',
};

/** The ids of the suggestions for a situation. */
export function suggestionsFor(situation: Situation): ReadonlySet<string> {
  return SETS[situation];
}

const SETS = Object.fromEntries(
  Object.entries(IDS).map(([situation, ids]) => [situation, new Set(ids.split(' '))]),
) as unknown as Record<Situation, ReadonlySet<string>>;
