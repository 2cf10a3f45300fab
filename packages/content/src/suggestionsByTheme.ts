/**
 * Themes that people ask for in so many words and no situation stands for: the ids of the written suggestions that give it, best
 * first; a subject has something real to do among the first, for those who can, and enough to do lying down.
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
    'pacing-half-of-the-nicest pacing-list-with-one-line pacing-early-sit-down pacing-name-the-good-day leave-some-for-tomorrow the-best-hour rest-before-you-need-it half-the-list only-this-hour share-the-good-news for-no-use-at-all',
  movement:
    'smallest-movement initial-in-the-air toes-up-and-down drum-without-a-sound reach-in-a-chair open-and-close-hands treading-grapes stretch-like-a-cat',
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
    'one-small-surface by-heart look-for-a-new-leaf a-bit-of-the-unfinished nearer-and-further already-done one-easy-question',
  reaching: 'no-need-to-answer five-minute-call one-easy-question words-to-copy someone-else-tonight kind-face',
  'getting-up':
    'one-foot-first edge-of-the-bed wash-your-face smallest-movement toes-up-and-down real-yawn slow-sips let-the-day-in size-of-the-day',
  remembering: 'something-of-theirs tell-them-about-today printed-photo',
  tomorrow: 'a-gentle-first-minute ready-for-tomorrow',
  cooking:
    'cooked-sitting-down cake-in-a-cup one-pot-of-pasta one-pot-three-things the-best-slice-of-today chief-taster pancakes-for-a-few soup-with-one-thing-more a-dish-in-the-mind roll-some-oat-balls dough-that-works-alone simplest-bite kind-little-plate simple-supper dish-you-never-made',
  drinks:
    'slow-cup cocoa-stirred-slowly smell-before-you-taste a-cup-by-order your-own-blend water-in-the-best-glass the-good-cup window-and-warm-drink slow-sips cafe-at-home',
  water:
    'a-slow-shower foot-bath rings-in-a-bowl water-you-love to-the-nearest-water where-water-is-heard the-whole-bath water-over-hands a-drink-for-a-plant wash-your-face rain-on-the-hood slow-sips',
  learning:
    'three-hearts one-word-from-far-off ten-minutes-of-something-new a-new-knot what-do-you-know guess-how-it-was-made with-the-other-hand know-one-by-name a-day-on-venus learn-one-small-thing',
  'looking-forward':
    'three-to-look-forward-to a-feast-that-costs-nothing free-and-close-by an-hour-with-a-name something-small-together five-notes-for-five-days saved-for-a-certain-time something-for-tonight the-easiest-part-of-tomorrow a-dream-made-tiny',
  gardening:
    'one-hand-one-pot one-box-one-stool a-pot-in-the-mind both-sides-of-a-leaf cress-on-a-plate ask-for-something-green turned-to-the-light look-for-a-new-leaf an-onion-in-a-glass a-drink-for-a-plant',
  crafts:
    'just-one-row plait-of-three salt-dough round-two-fingers one-button shape-in-the-dark on-a-string a-place-from-scraps fold-and-fold-again draw-your-cup make-and-give',
  games:
    'ten-pieces a-chain-of-words a-riddle-with-teeth game-of-patience best-of-ten-throws the-odd-one-out three-clues one-round-with-someone a-place-for-each-letter guess-what-it-is',
  words:
    'a-saying-made-new one-sentence-less-one-word rhymes-for-a-title a-word-you-inherited three-lines nearly-the-same-word a-chain-of-words tasty-word',
  memories:
    'the-house-you-knew ten-of-the-pile a-smell-from-then song-of-that-year tell-me-of-before printed-photo a-memory-of-that-colour on-the-back-of-a-photo five-things-in-a-box welcome-in-a-kitchen',
  music:
    'song-for-this-hour barely-audible three-notes-you-like hum-an-old-tune two-songs-by-heart drum-without-a-sound song-of-that-year one-line-inside lullaby-for-yourself follow-one-instrument tap-to-a-song five-songs kitchen-dance play-what-you-know',
  letters:
    'a-card-that-is-mostly-drawing a-letter-with-a-stamp letter-in-the-mind i-thought-of-you-when three-lines-on-a-card one-old-line letter-to-next-year words-to-copy',
  'two-of-us':
    'when-you-first-saw-me picnic-on-a-blanket two-minutes-each one-slow-song one-blanket-for-two a-song-each a-day-told-by-two one-sits-one-stirs a-day-for-the-two-of-us this-or-that quiet-in-the-same-room',
  'small-children':
    'a-shop-of-small-things drawn-on-the-back under-which-cup when-i-was-your-age faces-on-biscuits i-spy patient-of-a-small-doctor guess-what-it-is story-in-turns catch-the-socks three-finds-on-a-plate hear-about-their-day',
  sorting:
    'one-pocket one-small-surface light-to-dark one-shelf-another-way five-minutes-of-mine-and-away spices-on-the-table one-drawer nearer-and-further top-of-the-pile',
  care: 'one-nail-at-a-time lukewarm-cloth through-your-hair twenty-minutes-occupied hand-cream hair-for-nobody a-minute-of-balm foot-bath stroke-your-hair wash-your-face',
  clothes:
    'dressed-sitting-down change-one-thing a-little-too-fine softest-thing-you-own three-from-the-back tomorrows-clothes-in-mind story-of-a-jumper catch-the-socks',
  wildlife:
    'somebody-out-there what-the-bird-said seeds-on-the-sill who-was-here counting-wings cat-in-the-window the-smallest-neighbour follow-a-bird',
  dreaming:
    'if-it-cost-nothing where-the-finger-lands a-dream-made-tiny ring-round-the-smallest three-wishes the-very-first-bit-of-a-plan holiday-of-your-own room-of-your-own letter-to-next-year',
  stillness:
    'a-candle-for-something words-by-heart one-by-one-and-you as-under-a-high-roof a-room-open-to-all until-the-bell-is-gone open-hands silent-thank-you',
  seat: 'the-seat-does-the-work where-are-they-off-to a-picnic-for-one three-letters-from-a-sign heavy-hands-in-your-lap worth-the-wait shoulders-to-ears soft-jaw tasty-word holiday-of-your-own',
  hands:
    'plait-of-three fold-and-fold-again just-one-row round-two-fingers shape-in-the-dark a-coat-of-what salt-dough light-to-dark hand-cream open-and-close-hands fingertip-drawing',
  'a-change':
    'on-the-doorstep a-drink-for-a-plant song-for-this-hour one-pocket plait-of-three slow-cup to-the-corner-and-back reach-in-a-chair three-hearts guess-how-it-was-made soft-jaw',
  'slow-day':
    'the-house-you-knew cake-in-a-cup ten-pieces the-good-cup cafe-at-home three-to-look-forward-to game-of-patience holiday-of-your-own voice-reading-aloud for-no-use-at-all new-ending',
  eating: 'a-bite-first three-bites half-a-glass simplest-bite slow-sips',
  thirst: 'half-a-glass slow-sips a-drink-in-sight',
  medicine: 'the-packet-knows where-you-cannot-miss-it half-a-glass',
  'a-cold-room':
    'a-layer-within-reach where-it-is-warmest warm-palms something-warm soft-around-the-feet under-the-blanket cocoa-stirred-slowly',
  'waiting-outside':
    'hands-up-the-sleeves what-comes-round-the-corner foot-to-foot three-letters-from-a-sign where-are-they-off-to tasty-word worth-the-wait holiday-of-your-own',
  undecided:
    'decided-for-you half-a-glass hands-over-eyes it-keeps-until-tomorrow the-left-one-wins let-the-bed-hold-you soft-jaw',
  'nothing-tempts':
    'a-minute-without-wanting one-taste-on-the-tongue weather-inside hand-on-fur distant-sound warm-palms three-green-things smallest-movement',
  'out-with-aid':
    'the-nearest-seat-outside a-slow-round three-textures-outside a-breath-of-night on-the-doorstep bench-outside where-are-they-off-to distant-sound',
  'without-hands':
    'by-heart the-feet-may-do-it master-with-words-alone guess-how-it-was-made three-hearts already-done who-laughed-first',
  seated:
    'do-it-sitting one-pocket by-heart five-minutes-of-mine-and-away light-to-dark plait-of-three reach-in-a-chair master-with-words-alone three-lines already-done',
  studying:
    'the-heading-first ten-and-three one-thing-on-the-table a-slip-for-stray-thoughts explain-it-to-a-chair three-lines-and-up the-heading-as-a-question',
  'better-sleep':
    'the-same-small-sign tomorrow-before-supper last-hour-of-light the-bed-beforehand patch-of-daylight the-day-is-over clock-to-the-wall a-gentle-first-minute thought-on-a-shelf',
  'a-nice-evening':
    'the-good-cup ten-pieces new-ending cafe-at-home the-house-you-knew foot-bath song-for-this-hour cocoa-stirred-slowly game-of-patience cake-in-a-cup hair-for-nobody holiday-of-your-own for-no-use-at-all',
  'instead-of-a-shower':
    'lukewarm-cloth wash-your-face change-one-thing through-your-hair stroke-your-hair dressed-sitting-down hand-cream slow-sips',
  diversion:
    'new-ending holiday-of-your-own a-riddle-with-teeth the-house-you-knew a-day-on-venus secret-life-of-a-thing a-chain-of-words guess-how-it-was-made who-laughed-first four-chairs a-memory-of-that-colour',
  'out-with-children':
    'red-round-and-soft a-course-on-the-ground the-smallest-of-all three-textures-outside three-finds-on-a-plate',
  'something-new':
    'one-word-from-far-off with-the-other-hand a-saying-made-new a-new-knot three-hearts ten-minutes-of-something-new a-day-on-venus where-the-finger-lands know-one-by-name guess-how-it-was-made',
  'for-free':
    'free-and-close-by for-no-use-at-all the-good-cup a-feast-that-costs-nothing song-for-this-hour holiday-of-your-own',
  'one-of-many':
    'where-the-pen-lands the-left-one-wins only-the-first-bit it-keeps-until-tomorrow one-thing-on-the-table soft-jaw',
  'alone-after-loss':
    'a-voice-in-the-room something-of-theirs a-call-with-a-small-errand tell-them-about-today same-time-each-week welcome-in-a-kitchen behind-other-windows',
  bored:
    'a-riddle-with-teeth ten-pieces plait-of-three secret-life-of-a-thing catch-the-socks three-hearts new-ending with-the-other-hand guess-how-it-was-made a-new-job-for-an-old-thing names-for-the-furniture the-odd-one-out kitchen-dance',
  surprise:
    'a-riddle-with-teeth names-for-the-furniture with-the-other-hand catch-the-socks four-chairs a-day-on-venus where-the-finger-lands a-dream-made-tiny the-odd-one-out tasty-word',
  reading:
    'three-lines-and-rest a-page-you-know a-slip-under-the-line a-poem-is-short voice-reading-aloud back-in-an-old-book',
  'letting-out':
    'the-letter-that-stays-here wring-a-towel torn-in-strips told-to-the-lamp into-the-pillow words-for-nobody drum-without-a-sound nothing-but-stripes',
  'nothing-helps':
    'nothing-has-to-help a-bad-day-no-advice hand-on-fur someone-else-tonight let-the-bed-hold-you distant-sound',
  'quiet-company':
    'come-and-be-quiet on-the-line-in-silence quiet-in-the-same-room dull-things-side-by-side no-need-to-answer a-voice-in-the-room behind-other-windows',
  dishes: 'one-cup-first let-it-soak the-cup-for-tomorrow size-of-the-day',
  paperwork: 'open-and-look your-name-first one-paper-found somebody-beside-you ten-and-three',
  'tears-in-company': 'cool-wrists a-door-to-go-to soft-jaw feet-on-the-floor longer-breath-out',
  'asked-how-one-is': 'a-line-for-the-question no-report-today',
  'checking-on-someone':
    'not-yet-but-in-a-while out-of-sight-until-tomorrow a-coat-of-what fold-and-fold-again round-two-fingers last-hour-of-light',
  unneeded:
    'nobody-needs-you-for-a-while hats-for-the-ears twenty-minutes-occupied the-quietest-place hands-over-eyes let-the-bed-hold-you',
  permission: 'it-may-stay-as-it-is nothing-has-to-help hands-over-eyes something-warm more-comfortable',
  'an-hour-off': 'one-hour-one-person hand-one-thing-over nobody-needs-you-for-a-while holiday-of-your-own',
  'what-it-is': 'ask-the-body-first half-a-glass weather-inside let-the-bed-hold-you warm-palms',
  nap: 'a-nap-that-asks-nothing let-the-bed-hold-you hands-over-eyes under-the-blanket soft-jaw',
  homesick:
    'home-through-the-door home-kitchen-smell home-untranslatable-word home-morning-radio home-ask-the-street welcome-in-a-kitchen a-smell-from-then a-word-you-inherited',
  'holiday-feeling':
    'holiday-check-in-at-own-bed holiday-barefoot-beach holiday-postcard-from-the-sofa holiday-nicest-glass holiday-of-your-own where-the-finger-lands',
  silence:
    'silence-count-to-a-concert silence-guest-indoors silence-line-like-a-raindrop silence-nine-years-old the-good-cup new-ending voice-reading-aloud game-of-patience',
  flat: 'flat-rename-the-colour flat-one-odd-sock flat-which-beige flat-two-finger-dance the-odd-one-out tasty-word three-green-things',
  'dark-season':
    'dark-window-has-the-night-off dark-orange-seed dark-complain-about-the-weather last-hour-of-light the-good-cup a-memory-of-that-colour',
  'lying-with-child':
    'child-arm-is-a-road child-teddies-at-sea child-secret-hand-language child-two-bears-in-a-den child-island-and-boat drawn-on-the-back story-in-turns when-i-was-your-age',
  'two-to-talk':
    'two-one-question-each two-a-cup-on-the-step two-round-the-block a-day-told-by-two a-song-each this-or-that',
  'for-two-tired':
    'two-back-to-back two-lend-a-hand two-memories-in-the-dark two-warm-feet-party when-you-first-saw-me two-minutes-each one-blanket-for-two',
  'animal-on-lap':
    'animal-softest-spot animal-you-are-furniture animal-film-in-its-sleep hand-on-fur what-the-animal-thinks',
  'after-nights': 'night-in-the-daytime let-the-bed-hold-you hands-over-eyes cool-side-of-the-pillow',
  'out-in-the-wet':
    'a-roof-and-weather-all-round just-inside-an-open-door what-the-weather-drums-on one-hand-in-the-weather rain-on-the-hood a-race-on-the-pane',
  'snowed-in':
    'a-bowl-of-snow three-names-for-the-snow live-from-the-window forecast-for-the-living-room names-for-the-furniture a-riddle-with-teeth camp-on-the-floor catch-the-socks new-ending',
  'rained-in':
    'a-race-on-the-pane live-from-the-window forecast-for-the-living-room names-for-the-furniture a-riddle-with-teeth camp-on-the-floor catch-the-socks new-ending',
  outward:
    'one-thing-the-wrong-way-round plait-of-three a-riddle-with-teeth a-tower-of-three not-what-you-would-have-guessed with-the-other-hand oldest-thing-in-the-pocket catch-the-socks names-for-the-furniture',
  reluctant:
    'the-smuggest-thing-here one-thing-the-wrong-way-round oldest-thing-in-the-pocket not-what-you-would-have-guessed a-tower-of-three',
  'sore-and-upright':
    'warm-at-your-back the-wall-takes-some small-things-at-the-table chair-the-wrong-way-round forearms-on-a-towel plait-of-three',
  'quiet-hands':
    'sorted-by-touch shape-in-the-dark plait-of-three rings-in-a-bowl round-two-fingers one-pocket both-sides-of-a-leaf a-coat-of-what',
  'standing-on-board':
    'one-thing-that-keeps-still the-shoulder-that-holds-nothing cool-against-the-hand both-feet-and-soft-knees counted-in-stops soft-jaw',
  'faint-on-board': 'a-seat-for-who-is-faint low-until-it-passes',
  newspaper: 'a-moustache-for-the-serious every-o-in-a-headline five-words-in-a-ring three-clues',
  'a-window': 'the-window-is-on',
  'a-new-animal': 'a-name-for-the-new-one',
  unfinished:
    'the-shortest-way-to-done the-nearest-of-the-begun parked-on-a-slip done-and-a-sit-down already-some-of-the-way',
  'awake-on-duty': 'cold-on-the-neck rota-of-the-night-sounds three-cold-sips arms-kneaded-awake',
  'feast-away':
    'one-small-light-of-the-feast something-spiced-to-smell a-voice-message-home three-pictures-of-the-feast',
  'for-the-missed':
    'a-light-for-someone their-cup-is-out one-thing-said-to-them their-song-or-dish something-of-theirs tell-them-about-today',
  'out-unseen':
    'the-step-when-it-is-empty out-with-half-a-bag coat-on-by-the-window the-quiet-way-round distant-sound your-place-outside',
  'near-someone': 'same-room-own-things two-cups-no-words shoulder-by-shoulder',
  'on-the-ward': 'free-hand-finds-the-softest ward-by-ear a-room-known-by-heart',
  'before-the-door': 'hands-under-your-thighs longer-breath-out at-every-name-called the-one-question',
  'stuck-on-the-way':
    'where-it-stopped a-secret-errand-each small-words-in-a-long-one three-letters-from-a-sign the-seat-does-the-work holiday-of-your-own',
  'indoor-adventure': 'expedition-to-a-window the-forgotten-drawer map-of-your-floor secret-life-of-a-thing',
  'no-suggestions': 'nothing-needs-doing let-off-for-today this-page-may-be-closed',
  'inner-hum': 'one-steady-sound something-quite-still one-low-note a-little-weight',
  'a-tight-jaw': 'soft-jaw',
  'in-the-dark':
    'shape-in-the-dark a-room-known-by-heart a-coat-of-what a-place-for-each-letter sorted-by-touch a-smell-from-then',
} as const satisfies Record<string, string>;

export type Theme = keyof typeof THEMES;

/** The ids of the suggestions that give what a theme asks for, best first. */
export function suggestionsOn(theme: Theme): readonly string[] {
  return THEMES[theme].split(' ');
}
