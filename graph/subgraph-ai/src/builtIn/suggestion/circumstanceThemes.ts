import type { Theme } from '@spire/content/suggestionsByTheme';
import { RAIN, SNOW, STORM, WANTS_OUT } from './weather.ts';

/** Confinement to a place, with weariness of it or a request for something to do. */
const KEPT_IN =
  '(?:inne|innendørs|innestengt|innesnødd|hjemme|heime|\\p{L}*vindu\\p{L}*|vindauge\\p{L}*|indoors|inside|housebound|snowed in|stuck (?:in|at home)|cooped up|at home|in the house|window)(?!\\p{L})';
const IDLE =
  '(?:lei|drittlei|møkklei|kjeder|kjedar|keier|kjedelig|keisamt|bored|boring|fed up|sick of|tired of|cabin fever|stir[- ]crazy|cooped up|rastløs|restless|finne? på|finna på|(?:noe|noko|hva|kva|ka|something|what)(?: \\p{L}+){0,3} (?:gjøre|gjere|gjera|gjær|do))(?!\\p{L})';
/** Several things begun and none finished. */
const NONE_DONE =
  "(?:finished|completed|done|ended) (?:none|nothing|neither|zero|0|not (?:one|a single))(?!\\p{L})|(?:not|never|n['’]?t) (?:\\p{L}+ )?(?:finish|finished|complete|completed)(?: up)? (?:any(?:thing)?|one|a single|a thing|them|all of them)(?!\\p{L})|(?:none|nothing) (?:of (?:it|them|those) )?(?:is |are |got |gets )?(?:finished|done|completed)(?!\\p{L})|(?:fullført|gjort ferdig|blitt ferdig med|ferdig med) (?:ingen ?ting|ingen|inkje|null|0)(?!\\p{L})|(?:ikke|ikkje|itj)(?: \\p{L}+)? (?:fullført|gjort ferdig|blitt ferdig med|ferdig med|fullfører)(?: (?:noe|noko|noen|en|én|ett|et|eneste|av dem|en eneste ting))(?!\\p{L})|(?:får|fær) (?:ikke|ikkje|itj) (?:gjort|fullført) (?:noe|noko|noen|ferdig|en eneste)(?!\\p{L})|(?:ingen ?ting|ingen|inkje)(?: av (?:det|dem|delene))?(?: (?:er|e|ble|blir|blei))? (?:ferdig|fullført|gjort)(?!\\p{L})";
const BEGUN =
  "(?:(?:have |har |i(?:[’']ve)? |jeg |eg |æ )?(?:start(?:ed|a|et|er)|begynner|begun|began|begynt|begynte|byrja|påbegynt|halvferdig\\p{L}*|half[- ](?:done|finished)))(?!\\p{L})(?! (?:crying|to cry|bleeding|å gråte|å blø|ny jobb|a new job|in a new|my period|mensen|(?:on |på |with |med |taking |å ta )?(?:new |nye? )?(?:antidepress\\p{L}*|medisin\\p{L}*|medic\\p{L}*|meds|pills?|pille\\p{L}*|insulin|chemo\\p{L}*|cellegift\\p{L}*|treatment|behandling\\p{L}*|therapy|terapi)))";

/** Holidays of any tradition that people come home for. */
const FEAST =
  '(?:diwali|deepavali|eid|id-?festen|christmas|xmas|jul(?:a|en|aften|eaften)?|thanksgiving|easter|påsk(?:e|a|en)|nowruz|newroz|hanukkah|chanukka|passover|holi|pongal|onam|vesak|lunar new year|chinese new year|kinesisk nyttår|midsummer|midtsommer|syttende mai|17\\. ?mai)(?!\\p{L})';
const FAR_FROM_HOME =
  "(?:away from (?:home|(?-i:\\p{Lu})\\p{L}+|my (?:family|parents|people|kids))|far from (?:home|(?-i:\\p{Lu})\\p{L}+|my family)|(?<!i[’']m not |am not |not )abroad|borte fra (?:hjem\\p{L}*|familien|(?-i:\\p{Lu})\\p{L}+)|(?:langt |borte )(?:hjemmefra|heimefrå|heimafrå|hjemme ifra)|(?:uten|without) (?:familien|my family|the family|family)|i utlandet|på hybelen?|student (?:room|halls)|alone(?! time)|on my own|by myself|alene|aleine|åleine)(?!\\p{L})";
/** Phrases about a day of a dead person's. */
const THEIR_DAY =
  "(?:birthday|anniversary|bursdag\\p{L}*|gebursdag\\p{L}*|fødselsdag\\p{L}*)(?!\\p{L})[^.!?]{0,25}(?:would(?:[’']ve| have)|should have|he[’']d|she[’']d|ville|skulle) (?:\\p{L}+ )?(?:been|vært|vore|turned|fylt|hatt)?|(?:he|she|mum|mom|dad|nan|gran|han|hun|ho|mamma|pappa|mormor|morfar|farmor|farfar|bestemor|bestefar) (?:would have|would[’']ve|ville ha|ville|skulle ha|hadde) (?:been|turned|fylt|vært|vore|blitt)(?!\\p{L})|(?:dødsdag|death day|anniversary of (?:his|her|my \\p{L}+[’']s) death)\\p{L}*|(?:år|years?|months?|måneder|uke\\p{L}*|weeks?) (?:siden|sia|sidan|since|ago)[^.!?]{0,20}(?:død|died|dead|døydde|gikk bort|passed)\\p{L}*|(?:dead|died|døde?|døydde|gikk bort|passed away)(?!\\p{L})";
const SOMETHING_FOR_THEM =
  '(?:do|doing|gjøre|gjere|gjera|gjær|finne på)(?!\\p{L})(?: \\p{L}+){0,3} (?:for|til) (?:her|him|them|mum|mom|dad|nan|gran|henne|ho|ham|han|dem|dei|mamma|pappa|mormor|morfar|farmor|farfar|bestemor|bestefar)(?!\\p{L})(?! (?:birthday|dog|cat|kids|funeral))|(?:honou?r|remember|minnes|hedre|markere|mark)(?: \\p{L}+)? (?:her|him|them|henne|ham|han|dem|dagen|the day|mum|mom|dad|mamma|pappa)(?!\\p{L})';
/** A night duty that is going on, in contrast to one that is over. */
const ON_NIGHT_DUTY =
  '(?:nattevakt|nattvakt|nattskift|natteskift|night ?shift|night ?duty|nights? at work|working nights?|jobber natt|natt på jobb)(?:a|en|et)?(?!\\p{L})';
const STILL_THERE =
  "(?:break|pause(?:n)?|pausa|våken|vaken|våkne|awake|alert|stay up|alle (?:søv|sover)|everyone(?:[’']s| is) asleep|patients?|beboer\\p{L}*|pasient\\p{L}*|avdeling\\p{L}*|korridor\\p{L}*|gangen|corridor|ward|desk|resepsjon\\p{L}*|reception|petrol station|bensinstasjon\\p{L}*|sykehjem\\p{L}*|sjukeheim\\p{L}*|care home|midt (?:i|på)|in the middle of|halfway|(?:tonight|i natt)(?=[,.!?]|$)|(?:hours?|timer) (?:left|to go|igjen)|ferdig (?:kl|klokka))(?!\\p{L})";
const OFF_DUTY =
  "(?:after|etter|off|hjem fra|home from|ferdig med|done with|finished|between|mellom|kommet hjem|got home|i senga|in bed|dagsøvn|recover\\p{L}*|(?:can[’']?t|cannot|ikke|ikkje) (?:\\p{L}+ )?(?:get to )?(?:sleep|sove|sova)|(?:mannen|kona|kjæresten|samboeren|husband|wife|partner|boyfriend|girlfriend)(?:[’']s)?(?: \\p{L}+){0,2} (?:on|på|has|har))(?!\\p{L})";
const DOCTORS_DOOR =
  '(?:(?:sitting |sit |stuck )?wait(?:ing)? (?:outside|in front of|for (?:my name|my number|dr|doctor|the (?:doctor|nurse|consultant|dentist|gp)) (?:to|outside|at the door))|(?:venter|vente|ventar|sitter|sit)(?: og venter)? (?:utenfor|utafor|utanfor))(?!\\p{L})[^!?]{0,40}?(?<!\\p{L})(?:dr(?!\\p{L})|doctor\\p{L}*|consult\\p{L}*|dentist\\p{L}*|surgery|clinic\\p{L}*|exam(?:ination)? room|x-?ray|legen|lege\\p{L}*|doktor\\p{L}*|tannlege\\p{L}*|spesialist\\p{L}*|røntgen\\p{L}*|poliklinikk\\p{L}*|undersøkelsesrom\\p{L}*|kontoret til|nav)(?!\\p{L})|(?:token|queue number|kølapp|kønummer)(?: (?:no|nr|number|nummer))?\\.? ?\\d+';
const STANDING_TRAIN =
  "(?:(?:train|bus|ferry|tram|toget|bussen|ferga|ferja|trikken|banen)(?!\\p{L})(?: \\p{L}+){0,2}? (?:står(?! (?:at|på|i ruta))|står stille|has stopped|stopped|is stuck|stuck|isn[’']t moving|not moving|broken down|broke down|sitter fast)(?!\\p{L})(?! (?:for å ta|running|coming|going|to)(?!\\p{L}))|(?:stuck|held up|stranded) on (?:a |the )?(?:\\p{L}+ )?(?:train|bus|ferry|tram)(?!\\p{L})|(?:sitter |sit |står )?fast på (?:toget|bussen|ferga|trikken|banen)(?!\\p{L}))";
const HAS_A_WHILE =
  '(?:time(?:n|r)?|hour|minutt\\p{L}*|minutes?|mins?|hva gjør|kva gjer|ka gjør|what (?:can|do|should)|something|anything|noe|noko|kjeder|bored|pass the time|dekning|signal|no idea when)(?!\\p{L})';
const ADVENTURE =
  '(?:adventures?|expeditions?|quests?|eventyr(?:et)?|oppdagelsesferd|ekspedisjon(?:er)?|(?:explor(?:e|ing)|utforske|oppdage)(?! (?:my|mine?|the) (?:feelings?|thoughts?|options?|følelse\\p{L}*|tanke\\p{L}*)| (?:følelse\\p{L}*|tanke\\p{L}*|meg selv|myself)))(?!\\p{L})';
const ON_ONE_FLOOR =
  "(?:floor|indoors?|inside|at home|my (?:room|flat|house|bed)|bed|wheelchair|lift|elevator|(?:can[’']?t|cannot) (?:go|get) out|without going out|etasje\\p{L}*|inne|innendørs|hjemme|heime|heis(?:en)?|rullestol\\p{L}*|rommet|leilighet\\p{L}*|senga|uten å gå ut)(?!\\p{L})";
const DARK_ROOM = '(?:i mørket|i mørkret|in the dark|(?:et )?mørkt rom|(?:a |my )?dark(?:ened)? room)(?!\\p{L})';
const DOING =
  '(?:(?:noe|noko|nokka|something|anything|ting|things|hva|kva|ka|what)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:gjøre|gjere|gjera|gjær|gjør|do)(?!\\p{L}))';

/** Rules for themes of a time, a place or an occasion, in both languages. */
export const CIRCUMSTANCES: readonly (readonly [Theme, string])[] = [
  [
    'awake-on-duty',
    `^(?!.*(?<!\\p{L})${OFF_DUTY})(?=.*(?<!\\p{L})(?:${ON_NIGHT_DUTY}))(?=.*(?<!\\p{L})(?:${STILL_THERE})).`,
  ],
  ['feast-away', `(?:${FEAST}).*(?<!\\p{L})(?:${FAR_FROM_HOME})|(?:${FAR_FROM_HOME}).*(?<!\\p{L})(?:${FEAST})`],
  ['for-the-missed', `^(?=.*(?<!\\p{L})(?:${THEIR_DAY}))(?=.*(?<!\\p{L})(?:${SOMETHING_FOR_THEM})).`],
  [
    'out-unseen',
    "(?:vil|vill|lyst(?: på)?|må|trenger|treng|want(?: to (?:go|be|get))?|need(?: to (?:go|get))?|like to (?:go|be)|get) (?:\\p{L}+ )?(?:ut|ute|luft|out|outside|outdoors|fresh air|air)(?!\\p{L})[^.!?]{0,25}?(?<!\\p{L})(?:(?:ikke|ikkje|itj|uten å|utan å|slippe å|not|without|don[’']?t want to|can[’']?t face) (?:\\p{L}+ )?(?:møte|møta|treffe|se|sjå|snakke med|prate med|meet|meeting|see|seeing|bump into|bumping into|run into|running into|talk to|talking to) (?:på )?(?:\\p{L}+ )?(?:folk|noen|nokon|nån|naboer\\p{L}*|people|anyone|anybody|neighbou?rs)|(?:uten|utan|without) (?:folk|people))(?!\\p{L})",
  ],
  [
    'near-someone',
    '(?:be|being|sit|sitting|lie|være|vere|sitte|sitje|ligge) (?:\\p{L}+ )?(?:near|close to|next to|beside|nær|nær ved|inntil|ved siden av|i nærheten av|hos) (?!(?:me|meg|mæ|people|folk|anyone|noen)(?!\\p{L}))\\p{L}+(?: min| mi| \\p{L}+)?[^.!?]{0,20}(?<!\\p{L})(?:without|uten|utan|no|not|ikke|ikkje|and not)(?!\\p{L})[^.!?]{0,25}(?<!\\p{L})(?:chat\\p{L}*|talk\\p{L}*|conversation|words|prat\\p{L}*|snakk\\p{L}*|samtale\\p{L}*)(?!\\p{L})',
  ],
  [
    'on-the-ward',
    '(?<!(?:work|works|working|jobber|nurse|vakt|shift|visiting|besøker) (?:\\p{L}+ ){0,3})(?:(?:drip|iv|cannula|drypp(?:et)?|veneflon|kanyle\\p{L}*)(?!\\p{L}) (?:in|i) (?:my |the )?(?:left|right|venstre|høyre|arm\\p{L}*|hand|hånd\\p{L}*)|(?:ligger|ligg|lying|stuck|lie) (?:\\p{L}+ ){0,3}?(?:on (?:a |the )?ward|på avdeling\\p{L}*|on ward \\p{L}*))(?!\\p{L})',
  ],
  ['before-the-door', DOCTORS_DOOR],
  [
    'stuck-on-the-way',
    `(?:${STANDING_TRAIN}).*(?<!\\p{L})(?:${HAS_A_WHILE})|(?:${HAS_A_WHILE}).*(?<!\\p{L})(?:${STANDING_TRAIN})`,
  ],
  ['indoor-adventure', `^(?=.*(?<!\\p{L})(?:${ADVENTURE}))(?=.*(?<!\\p{L})(?:${ON_ONE_FLOOR})).`],
  [
    'no-suggestions',
    "(?:hates?|hating|detest|loathe|despise|can[’']?t (?:stand|bear)|allergic to|hater|hatar|avskyr|misliker|tåler ikke|allergisk mot|orker ikke) (?:all |any |your |these |alle |disse |slike |sånne )?(?:suggestions?|forslag(?:ene)?)(?!\\p{L})",
  ],
  [
    'inner-hum',
    '(?:stopp(?:ed|et|a)|stopt|slutta|sluttet|finished|off|ferdig|av)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:(?:still|fortsatt|framleis|ennå|enda) (?:\\p{L}+ )?(?:hear|hearing|hører|høyrer|høre) (?:it|the (?:hum|noise|buzz)|den|det|durin\\p{L}*)|(?:hear|hører|høyrer) (?:it|den|det) (?:still|fortsatt|framleis|ennå|enda))(?!\\p{L})|(?:hear|hører|høyrer) (?:it|den|det) (?:still|fortsatt|framleis|ennå|enda)(?!\\p{L})[^.!?]{0,25}(?:stopp|off|slutt|av)|(?:humming|buzzing|hum|buzz|vibrating|summing|surring|durer|surrer|dirrer|summer)(?!\\p{L})(?: \\p{L}+)? (?:inside|in my (?:head|body|chest|skin)|inni|inne i|i (?:hodet|kroppen|huden|meg))(?!\\p{L})|over ?stimul\\p{L}*',
  ],
  ['in-the-dark', `(?:${DOING})[^.!?]*(?<!\\p{L})(?:${DARK_ROOM})|(?:${DARK_ROOM})[^!?]{0,60}(?<!\\p{L})(?:${DOING})`],
  [
    'out-in-the-wet',
    `(?:${WANTS_OUT}).*(?<!\\p{L})(?:${RAIN}|${STORM})|(?:${RAIN}|${STORM}).*(?<!\\p{L})(?:${WANTS_OUT})`,
  ],
  ['snowed-in', `^(?=.*(?<!\\p{L})(?:${SNOW}))(?=.*(?<!\\p{L})(?:${KEPT_IN}))(?=.*(?<!\\p{L})(?:${IDLE})).`],
  ['rained-in', `^(?=.*(?<!\\p{L})(?:${RAIN}|${STORM}))(?=.*(?<!\\p{L})(?:${KEPT_IN}))(?=.*(?<!\\p{L})(?:${IDLE})).`],
  [
    'reluctant',
    "(?!.*(?<!\\p{L})(?:company|selskap|vent|rant|klage|listen|lytte|hører|some(?:one|body)|noen som|prate|talk)(?!\\p{L}))(?:(?:don['’]?t|do not) (?:really )?want (?:any |your |more |another )?suggestions?(?!\\p{L})|no (?:more )?suggestions(?!\\p{L})|(?:vil|ønsker) (?:ikke|ikkje|itj) (?:egentlig )?ha (?:noen |nokon |flere |fleire )?forslag(?!\\p{L})|(?:ingen|ikke flere|ikkje fleire) forslag(?!\\p{L})|(?:ikke|ikkje) (?:kom med|gi meg) (?:noen |flere |fleire )?forslag(?!\\p{L}))",
  ],
  [
    'newspaper',
    '^(?=.*(?<!\\p{L})(?:newspaper|the paper|old papers|magazine|avis(?:en|a)?|ukeblad|vekeblad|blad)(?!\\p{L}))(?=.*(?<!\\p{L})(?:pencil|pen|biro|crayon|blyant(?:en)?|penn(?:en)?|kulepenn(?:en)?|tusj)(?!\\p{L})).',
  ],
  [
    'a-window',
    "(?:(?:i(?:['’]ve)?|we(?:['’]ve)?)(?: have| got| only have| just have)+|(?:jeg |eg |æ )?har)(?!\\p{L})(?! to(?!\\p{L}))[^.!?]{0,60}(?<!\\p{L})(?<!(?:clos\\p{L}*|shut\\p{L}*|open\\p{L}*|clean\\p{L}*|fix\\p{L}*|br[eo]k\\p{L}*|smash\\p{L}*|lukk\\p{L}*|åpn\\p{L}*|vask\\p{L}*|knus\\p{L}*) )(?:a window|et vindu|eit vindauge)(?!\\p{L})(?! (?:på \\S+ (?:tim|min|kvart|dag)|to(?!\\p{L})|that|seat|cleaner|som|å|between|of|for|before))",
  ],
  [
    'a-new-animal',
    "(?:(?:said|says|sa|sier) (?:yes|ja) (?:to|til)|getting|get to have|(?:we|i)(?:['’]re| are|['’]m| am) (?:getting|adopting)|picking up|i? ?(?:just )?adopted|skal få|får|fikk lov til å få)(?: (?!(?:my|our|his|her|their|rid|out)(?!\\p{L}))\\p{L}+){0,2}? (?:guinea pigs?|pupp(?:y|ies)|kittens?|hamsters?|rabbits?|(?<!the )dog|(?<!the )cat|pony|budgie|marsvin|valp(?:en)?|kattunge\\p{L}*|kanin(?:en)?|hund|katt)(?![\\p{L}’'-])(?! (?:scans?|ashes|back|food|litter|bed|hair|sitt\\p{L}+|walk\\p{L}+|put|to sleep|up|from|out|off|home from|tilbake|hjem fra)(?!\\p{L}))(?!.{0,30}(?<!\\p{L})(?:vet|dyrlege\\p{L}*|veterinær\\p{L}*)(?!\\p{L}))",
  ],
  ['unfinished', `(?:${BEGUN}).{0,140}?(?<!\\p{L})(?:${NONE_DONE})|(?:${NONE_DONE}).{0,140}?(?<!\\p{L})(?:${BEGUN})`],
];
