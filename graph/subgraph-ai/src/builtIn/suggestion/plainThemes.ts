import type { Theme } from '@spire/content/suggestionsByTheme';
import { isHeavy } from './heavy.ts';
import { wantedOf } from './notWanted.ts';
import { isAboutToFaint, isStandingOnBoard } from './onBoard.ts';
import { SUBJECTS } from './plainSubjects.ts';
import { RAIN, SNOW, STORM, WANTS_OUT, weatherIn } from './weather.ts';

/** Close people who may be missed; pronouns are excluded, since they may stand for a partner one has left. */
const SOMEBODY =
  '(?:min |mi |my |our |ho |han )?(?:mamma|mor|mora|pappa|far|faren|mannen|kona|søster|søsteren|bror|broren|bestemor|bestefar|farmor|mormor|morfar|farfar|besta|venninna|vennen|hunden|katten|mum|mom|mother|dad|father|husband|wife|sister|brother|nan|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|friend|dog|cat|son|daughter|baby)(?: min| mi| mitt| vår| hans| hennes)?(?!\\p{L})';

const LIGHT_TODAY =
  '(?:så|for|altfor|veldig) (?:sterkt|skarpt|sterk|skarp)(?: i)? (?:lys|sol)|(?:lyset|sola|solen|sol) (?:er |ute er )?(?:så |for |altfor |veldig )(?:sterk|skarp)t?|(?:sun|light)(?: is|.?s| outside is)? (?:too|so|very) (?:sharp|bright|strong|harsh)|(?:too|so) (?:bright|sunny|glaring)';
const OUT = 'ut|ute|utendørs|uteluft|tur|hagen|out|outside|outdoors|garden|walk|fresh air';

/** Walking aids and wheelchairs. */
const AIDS =
  'stokk(?:en)?|rullator\\p{L}*|rullestol\\p{L}*|krykke\\p{L}*|gåstol|walking stick|(?:a|my|with) (?:stick|cane|frame)|walker|walking frame|rollator|wheel ?chair|crutch\\p{L}*|mobility scooter';
const SORE =
  '(?:vond|verk|sår|stiv|øm|gikt|leddgikt|artros|sore|hurt|ach|painful|pain|bad|stiff|arthrit|dårlige?)\\p{L}*';
const HANDS =
  '(?:hender|hendene|hendan|fingre|fingrene|fingrane|håndledd\\p{L}*|hands|fingers|wrists?|thumbs?)(?!\\p{L})';
const LEGS =
  '(?:rygg\\p{L}*|kne|kneet|knær\\p{L}*|knea|hofte\\p{L}*|beina|bein|føtter|føttene|ankel\\p{L}*|knees?|back|hips?|legs?|feet|foot|ankles?)(?!\\p{L})';
/** Wishes to have something to do, or to have done something. */
const TO_DO =
  '(?:gjøre|gjere|gjera|gjør|gjort|finne på|noe å|nyttig|utrettet?|få til|do(?!n.t|n’t)|done|useful|busy|achieve\\p{L}*|accomplish\\p{L}*|make|something)(?!\\p{L})';

/** The loss of a close person. */
export const BEREAVED =
  '(?:since|after|etter(?: at)?|siden|sia) (?!(?:it|work|that|this|things|the|phone|battery|det|alt|batteriet|mobilen)(?!\\p{L}))\\p{L}{2,} (?:died(?! (?:down|on))|døde|døydde|passed(?: away)?|gikk bort)(?!\\p{L})|widow(?:ed|er)?(?!\\p{L})|enke(?:mann)?(?!\\p{L})|(?:mista|mistet|lost) (?:mannen|kona|samboeren|my (?:husband|wife|partner))(?!\\p{L})';
/** A long day, or an empty place. */
const LONG =
  '(?:days?|mornings|afternoons|evenings|nights|weekends|dag(?:ene|ane|an)|ettermiddag(?:ene|ane|an)|kveld(?:ene|ane|an)|helg(?:ene|ane|an)) (?:is|are|er|e|blir|feel|get)(?: (?:så|so|very|veldig|for|too))? (?:long|lange?)|(?:sundays?|weekends?|evenings?|søndag(?:ene|ane|er)|kveld(?:ene|ane|er)) (?:are|is|er) (?:the )?(?:long ones|longest|worst|hardest|lengst|verst|tyngst)(?!\\p{L})|(?:too|so|så|for) (?:quiet|stille|tomt?|empty)(?!\\p{L})|(?:alene|aleine|alone|on my own|by myself)(?!\\p{L})';
const CHILDREN =
  '(?:barna|borna|ungene|ungan|ungar|barnebarn\\p{L}*|sønnen|sonen|datteren|dattera|guten|gutten|jenta|kids?|children|child|grandkids|grandchildren|son|daughter|toddler|twins|tvillingene|tvillingan)(?!\\p{L})';
const OUTSIDE =
  '(?:ute|utendørs|utomhus|uti|outside|outdoors|out in the (?:garden|park|yard)|i hagen|i parken|i skogen)(?!\\p{L})';

const PARTNER =
  '(?:mannen|kona|kjæresten|kjæresta|samboeren|typen|husband|wife|partner|boyfriend|girlfriend|hubby|fianc[eé]e?)(?!\\p{L})';
/** Words for a person or an animal that is dead, gone or elsewhere, searched for on both sides. */
const GONE =
  "(?:died|dead|døde|død|dør|gikk bort|gått bort|passed|mista|mistet|lost|late|left (?:me|him|her|us)|(?<=(?:he|she|husband|wife|partner|boyfriend|girlfriend) )left|slo opp|gjorde det slutt|broke up|break ?up|hospital|sykehus\\p{L}*|sjukehus\\p{L}*|savner|saknar|miss(?:es|ing)?|away|borte|(?<=(?:is|[’']s) )out|(?<=er )ute|hytta|på tur|på jobb|at work|on shift|forlot|gikk fra|skilt|divorc\\p{L}*|krangl\\p{L}*|argu\\p{L}*|fight|row|asleep|sover|søv|sovna|nap|nursery|daycare|school|skolen|barnehagen|hos (?:faren|mora|eksen)|with (?:his|her|their) (?:dad|mum|mom)|at the vet|hos dyrlegen)";
const NOT_GONE = `(?!.*(?<!\\p{L})${GONE}(?!\\p{L}))(?<!(?<!\\p{L})${GONE}(?!\\p{L}).*)`;
/** A child with its age, by its name or as one's own. */
const CHILD_OF_AGE =
  '(?:(?:gutt|gut|jent|sønn|son|datter|dattera|datteren|barn|unge)(?:en|et|a)?(?: min| mi| mitt)?(?:,| på| er)? [2-7](?: år)?(?= |[,.]|$)|(?-i:(?!(?:Klokk|Energi|Smert|Pain|Energy|Vondt|Nivå|Level|Formen|Katt|Hund|Etter|I|På|For|Har|Om)\\p{L}* )\\p{Lu}\\p{Ll}+)(?:,| på| er| is)? [2-7](?: år(?! siden)| years old|(?= and |,|\\.| )(?! (?:av|out|min|timer|hours|dager|days|uker|weeks|år|years)))|(?:my|a) [2-7] ?(?:yo|y/o|yr[- ]?old|[- ]year[- ]old)|[2-7]?-?(?:to|tre|fire|fem|seks)?åring(?:en)?|my toddler|lillegutt|småen)';
const LYING =
  '(?:ligg\\p{L}*|lying|lie down|in bed|i senga|(?:uten å|utan å|slippe å) (?:\\p{L}+ )?(?:reise|bevege)|mørkt? rom|dark room|i mørket|in the dark|i sofaen|på sofaen|on the (?:sofa|couch))(?!\\p{L})';
const ANIMAL =
  '(?:katt(?:en|a)?|kattunge\\p{L}*|pus(?:en|a)?|hund(?:en)?|bikkja|valp(?:en)?|kanin(?:en)?|cat|kitten|dog|puppy|rabbit)(?!\\p{L})(?!.*(?<!\\p{L})(?:died|døde|død|avliv\\p{L}*|put (?:down|to sleep)|syk|sick)(?!\\p{L}))';

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

/** A couple who hardly talk. */
const HARDLY_TALK =
  "(?:never|hardly|barely|rarely|don['’]?t|do not|no longer) (?:really |even |ever |get to |just )*(?:talk|speak|chat|see each other)(?!\\p{L})|ships in the night|pass(?:ing)? each other|(?:snakker|snakkar|snakke|prater|pratar|prate|ser hverandre) (?:\\p{L}+ ){0,3}?(?:aldri|nesten|sjelden|sjeldan|knapt|lite)(?!\\p{L})|(?:aldri|sjelden|sjeldan|knapt|nesten ikke)(?: \\p{L}+){0,2} (?:snakker?|snakkar|prater?|pratar|ser hverandre|får (?:snakka|snakket|prata|pratet))(?!\\p{L})|forbi hverandre|forbi kvarandre|passerer hverandre";
/** A request for something for two. */
const FOR_BOTH =
  '(?:something|anything|ideas?|activit\\p{L}+|noe|noko|nokka|ideer|tips|finne på|gjøre|gjere|do)(?!\\p{L})(?:(?![.!?]).){0,40}(?<!\\p{L})(?:for two|for to(?! (?:time|dag|uke|år|minutt)\\p{L}*)|oss to|oss begge|vi to|begge to|(?:the )?two of us|both of us|us both|we both|we (?:can|could)|vi kan|together|sammen|saman|i lag)(?!\\p{L})';

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

/** Rules for themes, in both languages. */
const THEMES: readonly (readonly [Theme, string])[] = [
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
  [
    'unneeded',
    '(?:where|so (?:that )?|uten at|utan at|der|hvor)(?!\\p{L}) ?(?:nobody|no ?one|no-one|ingen|noen|nokon|nån)(?: \\p{L}+)? (?:touch(?:es|ing)?|needs?|wants?|talks? to|asks?|climbs?|rører|tar på|trenger|treng|maser|spør|spørr|snakker til)(?!\\p{L})|touched out',
  ],
  [
    'permission',
    '(?:permission|allowed|lov(?! (?:og|å være))|tillatelse)(?!\\p{L})[^.!?]{0,18}(?<!\\p{L})(?:leave|skip|not do|la|slippe|droppe|utsette)(?!\\p{L})[^.!?]{0,10}(?:dishes|mess|washing|laundry|housework|cleaning|oppvask|rotet|klesvask|husarbeid|rydding)|leave the (?:dishes|mess|washing|laundry|housework)|la (?:oppvasken|rotet|klesvasken|husarbeidet)(?: bare)? (?:være|vere|stå|ligge)',
  ],
  [
    'an-hour-off',
    '(?:noen andre|en annen|some(?:one|body) else)(?!\\p{L}) (?:to |kan |som |could )?(?:lager?|laga|vasker?|handler?|rydder?|cooks?|cleans?|shops?|makes? (?:dinner|food|tea|lunch)|does the (?:dishes|cooking|shopping|washing)|tar (?:seg av|oppvasken|middagen|ungene))|(?:stelte|gjorde|ordnet|vasket) seg (?:sjølv|selv|sjøl)|(?:did|do|does|doing|cooked|cleaned) itself|(?:some(?:one|body)|noen|nokon|nån|avløser|avlastning)(?!\\p{L})(?: (?:to|som|kan|kunne|could|who))* (?:sit|be|stay|watch|mind|look after|take|passe|være|vere|sitte|sitje|se etter|ta)(?!\\p{L})[^.!?]{0,35}(?:so (?:that )?i can|so i could|while i|så (?:jeg|eg|æ) (?:kan|får)|mens (?:jeg|eg|æ)|medan eg)(?!\\p{L})|(?:an? (?:hour|day|evening)|en (?:time|dag|kveld)) (?:off|fri) (?:from|fra) (?:caring|the kids|ungene|barna|omsorg)',
  ],
  [
    'what-it-is',
    "can(?:['’]?t|not) tell (?:if|whether) i(?:['’]?m| am)(?!\\p{L})[^.!?]{0,30}(?:hungry|tired|sad)|can(?:['’]?t|not) tell what i (?:feel|want|need)|(?:don['’]?t|do not) know (?:what i(?:['’]?m feeling| feel| need)|if i(?:['’]?m| am) (?:hungry|tired|sad))|(?:vet|veit) (?:ikke|ikkje) (?:om (?:jeg|eg|æ) er (?:sulten|trøtt|lei|sliten)|hva (?:jeg|eg) (?:føler|kjenner|trenger))",
  ],
  [
    'nap',
    '^\\W*(?:(?:just|bare|kanskje|maybe) )?(?:an? |en |ein )?(?:\\p{L}+ )?(?:nap|lur|blund|høneblund|power ?nap)\\W*$|(?<!(?:baby|toddler|him|her|them|kids?|son|daughter|child) (?:\\p{L}+ ){0,2})(?:take|have|need|want|love|like) (?:an? )?(?:\\p{L}+ )?(?:nap|power ?nap)(?!\\p{L})|(?:ta|trenger|treng|lyst på) (?:meg )?(?:en |ein )?(?:lur|høneblund|blund)(?=[,.!?]|$| (?:i|nå|no|før|etter|på (?:sofaen|senga))(?!\\p{L}))',
  ],
  [
    'after-nights',
    '(?<!(?:mannen|kona|kjæresten|samboeren|husband|wife|partner|boyfriend|girlfriend|he|she|han|hun)(?: \\p{L}+){0,3} )(?:(?:nattevakt|nattskift|natteskift|nattvakt)\\p{L}*|night ?shifts?(?!\\p{L})|(?:off|after|etter) (?:an? |en )?(?:\\d+ ?h(?:ou)?r?s? )night(?:s)?(?!\\p{L})|(?:nights|shifts) (?:on(?! (?:my|your|his|her|the))|in a row)(?!\\p{L})|after nights(?!\\p{L}))',
  ],
  [
    'reading',
    '(?:vil|vill|lyst|klare|greie|savner|sakner|skulle ønske|tilbake til)(?!\\p{L})(?! (?:ikke|ikkje|slutte))[^.!?]{0,25}(?<!\\p{L})(?:lese|lesa|lesing|lest)(?!\\p{L})(?! (?:meg opp|til eksamen|pensum|på skolen|meldinge\\p{L}*|brev\\p{L}*|nyhet\\p{L}*|kommentar\\p{L}*|mail\\p{L}*|e-?post\\p{L}*|journal\\p{L}*))|(?<!\\p{L})(?:lese|lesa) (?:litt|noe|noko|ei bok|en bok|boka|bøker|igjen)(?!\\p{L})|(?:love|like|want|miss|manage|able|trying|get back)(?!\\p{L})(?! to stop)[^.!?]{0,20}(?<!\\p{L})(?:to read|into reading|reading)(?!\\p{L})(?! (?:for|up|the room|his|her|their|my|messages|e-?mails|the (?:news|comments)))|read (?:a (?:bit|little|book|page|chapter)|again|books?)(?!\\p{L})',
  ],
  [
    'letting-out',
    '(?:trenger|treng|lyst (?:til|på)|måte|need|want|way|how|hvordan)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:å |to )(?:bli|være|vere|få ut|sleppe ut|slippe ut|let out|get out|get rid of|let go of|express|be)(?!\\p{L})[^.!?]{0,15}(?<!\\p{L})(?:sint|sinne\\p{L}*|raseri\\p{L}*|aggresjon\\p{L}*|frustrasjon\\p{L}*|angry|anger|rage|frustration)(?!\\p{L})|(?:sint|sinna|forbanna\\p{L}*|rasende|angry|furious|raging|mad|pissed)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:få|slippe|sleppe|get|let) (?:it|this|that|det|alt|noe av det|some of it)(?: all)? (?:ut|out)(?!\\p{L})|(?:få|slippe|sleppe|get|let) (?:it|this|that|det|alt)(?: all)? (?:ut|out)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:sint|sinna|forbanna\\p{L}*|rasende|angry|furious)(?!\\p{L})|(?:lyst (?:til )?å|vil|want to|need to|trenger å|could) (?:bare |just )?(?:skrike|skrika|hyle|knuse noe|scream|yell|smash|punch (?:something|a pillow))(?!\\p{L})(?! (?:for|at|på hjelp|etter hjelp))',
  ],
  [
    'nothing-helps',
    '(?:ingen ?ting|inkje|ikkeno) (?:hjelper|hjelp|nytter|nyttar|virker)(?=[,.!?]|$| (?:uansett|lenger|lengre|likevel|mer|meir|lell|nå|no|for meg|på meg))|nothing (?:\\p{L}+ )?(?:helps?|works)(?=[,.!?]|$| (?:anyway|any ?more|now|for me))',
  ],
  [
    'quiet-company',
    "(?:want|like|love|need|vil|lyst|ønsker)(?!\\p{L})[^.!?]{0,15}(?<!\\p{L})(?:see|be with|be around|treffe|være med|se) (?:ppl|people|some(?:one|body)|folk|noen|nokon)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:not|without|uten|ikke|ikkje|don['’]?t)(?!\\p{L})[^.!?]{0,12}(?<!\\p{L})(?:have to|having to|måtte|å|må|trenge)(?!\\p{L})|(?:selskap|noen|nokon|nån|company|some(?:one|body))(?!\\p{L})[^.!?]{0,45}(?<!\\p{L})(?:ikke|ikkje|itj|without|uten|utan|not|don['’]?t|doesn['’]?t)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:snakk\\p{L}*|prat\\p{L}*|skravl\\p{L}*|talk(?:ing|s)?|chat(?:ting|s)?|speak(?:ing)?|words)(?!\\p{L})|(?:some(?:one|body)|noen|nokon|nån)[^.!?]{0,15}(?:just|bare|berre) (?:be|sit|være|vere|er|sitter?) (?:here|there|her|der|with me|med meg|hos meg)(?!\\p{L})",
  ],
  [
    'dishes',
    // Things that are not begun; the negation before them is part of the match, so `DENIED` does not exclude it.
    '(?:(?:får|har|klarer|greier|orker|gidder|can|could|have|haven|do|did|face)(?!\\p{L})[^.!?]{0,30})?(?<!\\p{L})(?:oppvask\\p{L}*|(?:the|my|do|doing|wash|washing) dishes(?!\\p{L})|washing[- ]up(?!\\p{L}))',
  ],
  [
    'paperwork',
    "(?![^.!?]*(?<!\\p{L})(?:betal\\p{L}*|pay|paid|afford|avslag|råd til|avslo\\p{L}*|refus\\p{L}*|denied|reject\\p{L}*))(?:start|begin|do|doing|fill(?:ing)?|finish|face|open|begynn\\p{L}*|begynt|gjør|gjøre|gjere|fylle|fylt|sende|få|får|klarer|greier|orker|can['’]?t|haven['’]?t|må|trenger|need|have|must|putting off|utsetter)(?!\\p{L})[^.!?]{0,35}(?<!\\p{L})(?:skattemelding\\p{L}*|selvangivelse\\p{L}*|søknad\\p{L}*|skjema(?:et|er|ene)?|meldekort\\p{L}*|papirarbeid\\p{L}*|papirene|regning(?:er|ene|a)|tax(?:es)?|paperwork|(?:a|the|this|that|these|in) forms?(?! of)|applications?|bills|expenses|insurance claim)(?!\\p{L})",
  ],
  [
    'tears-in-company',
    "(?<!(?:daughter|son|kids?|child|baby|she|he|they|datter\\p{L}*|sønn\\p{L}*|barnet|ungen|hun|han|ho)(?: \\p{L}+){0,2} )(?:(?:not|ikke|ikkje|don['’]?t)(?: want)?(?: to| å)? )?(?:gråte|gråter|grine|griner|begynne å grine|cry|crying|burst into tears|tear up|tearful)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:på jobb\\p{L}*|på skolen|på møtet?|i timen|på butikken|foran|at work|at school|in (?:class|public|front|meetings?)|at the office|in the (?:shop|office))(?!\\p{L})",
  ],
  [
    'asked-how-one-is',
    "(?:everyone|everybody|people|they|someone|mum|mom|alle|folk|de|dei|noen|being|bli|blir)(?!\\p{L})[^.!?]{0,18}(?<!\\p{L})(?:spør|spørr|spurt|maser|asking|asks?|ask|asked)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:frisk\\p{L}*|bedre|betre|better|recovered|how i(?:['’]?m| am)|hvordan (?:jeg|det)|korleis (?:eg|det)|korsn (?:æ|det))(?!\\p{L})",
  ],
  [
    'checking-on-someone',
    '(?:sjekke|sjekker|checking|check|stalk\\p{L}*)(?!\\p{L})[^.!?]{0,25}(?<!\\p{L})(?:online|pålogget?|last seen|profil\\p{L}*|profile|insta\\p{L}*|snap\\p{L}*|facebook|story|stories)(?!\\p{L})',
  ],
  [
    'eating',
    "(?<!(?:ikke|ikkje|itj|aldri|not|never|n['’]t|less|barnet|ungen|he|she|kid|child|baby|dog|cat|hunden|katten)(?: \\p{L}+)? )(?:sulten|svolten|skrubbsulten|hungry|starving|famished)(?!\\p{L})(?! (?:or|eller|på|etter|for|kid|child|baby))|^\\W*(?:food|mat|hungry|a snack|snacks?|noe å spise|something to eat)\\W*$|(?:har |hakke |he )?(?:ikke|ikkje|itj|ikkj|nesten ikke) (?:\\p{L}+ )?(?:spist|ete|ett|fått i meg|hatt (?:noe )?mat)(?!\\p{L})|(?:glemt|glemte|gløymt|gløymde|forgot|forgotten) (?:å |to )?(?:spise|ete|eat|lunsj|lunch|middag|frokost|breakfast|dinner)|skulten|skrubbsulten|sulten(?!\\p{L})|(?:haven|hasn|have|did|didn)(?:['’]?t| not) (?:\\p{L}+ )?(?:eaten|eat|had (?:any )?(?:food|breakfast|lunch|dinner|anything to eat))|(?:not|nothing) (?:eaten|to eat)(?: (?:since|all|today|yet))|(?:so |really |very |am |i.?m )hungry|starving(?!\\p{L})|skipped (?:breakfast|lunch|dinner|meals?)|hoppet over (?:frokost|lunsj|middag)\\p{L}*|running on coffee|levd på kaffe|low blood sugar|lavt blodsukker",
  ],
  [
    'thirst',
    "tørst(?!\\p{L})|tyrst|thirsty|parched|(?:ikke|ikkje|itj|nesten ikke) (?:\\p{L}+ )?(?:drukket|drukke|drikki)(?!\\p{L})|(?:haven|hasn|have)(?:['’]?t| not) (?:\\p{L}+ )?(?:drunk|had (?:any|a glass of) water)|dehydrert|dehydrated|dry mouth|tørr i munnen",
  ],
  [
    'medicine',
    "(?:glemt|glemte|glømt|gløymt|gløymde|glemmer|forgot|forgotten|missed|forget|forgetting)(?: alltid| igjen)? (?:å |to )?(?:ta(?:tt)? |take )?(?:\\p{L}+ )?(?:medisin\\p{L}*|tablett\\p{L}*|pille\\p{L}*|dose\\p{L}*|meds?|medicine|medication|pills?|tablets?)(?!\\p{L})|(?:ikke|ikkje) (?:husket|tatt|teke) (?:\\p{L}+ )?(?:medisin\\p{L}*|tablett\\p{L}*)|(?:didn|haven)['’]?t tak\\p{L}+ (?:my )?(?:meds|medicine|medication|pills|tablets)|(?:did i take|har jeg tatt) (?:\\p{L}+ )?(?:meds|pills|tablets|medicine|medisin\\p{L}*|tablett\\p{L}*)",
  ],
  [
    'a-cold-room',
    "(?:rommet|her|stua|leiligheten|leiligheta|soverommet|huset) er (?:så |veldig |helt |kjempe)*(?:kaldt?|iskaldt?)|(?:kaldt|iskaldt) (?:inne|i (?:rommet|stua|huset|leiligheten|leiligheta)|på (?:kontoret|jobb|rommet|hytta|skolen))|(?:room|house|flat|bedroom|office)(?:['’]s| is) (?:so |very |really )*(?:freezing|cold)|(?:freezing|cold) in (?:here|my (?:room|flat|house)|the (?:room|flat|house))|cold (?:room|house|flat)|(?:heating|radiator) is (?:off|broken)|ovnen er (?:av|ødelagt)",
  ],
  [
    'waiting-outside',
    '(?:(?:venter|vente|ventar) på|står og venter på) (?:bussen|toget|trikken|banen|ferga|taxien|skyss)|(?:på|ved) (?:en |et )?(?:holdeplass|busstopp|perrong)\\p{L}*|waiting for (?:the|a|my) (?:bus|train|tram|taxi|lift|ride|ferry)|(?:bus|tram) stop|on the platform|(?:står|stå) i kø|(?:standing|stood|stuck) in (?:a |the )?(?:queue|line)(?!\\p{L})',
  ],
  [
    'undecided',
    "(?:klarer|greier|orker|får|kan|klarar) (?:jeg |eg |æ )?(?:bare |rett og slett )?(?:ikke|ikkje|itj|ikkj) (?:å )?(?:(?:til å )?(?:bestemme|bestemt|velge|velja|valgt|ta (?:et |en |flere )?(?:valg|avgjørelse\\p{L}*|beslutning\\p{L}*)))(?!(?: meg)? (?:om|mellom)(?!\\p{L}))|can(?:['’]?t|not) (?:even )?(?:decide|choose|pick|make (?:a |any |up my )?(?:decisions?|choices?|mind))(?! (?:whether|if|between))|too many (?:choices|options|decisions)|for mange valg|decision fatigue|(?:slippe|ikke) å (?:velge|bestemme)|(?:klarer|orker|greier|kan) ikke (?:å )?(?:ta stilling|tenke)(?! på)|can(?:['’]?t|not) (?:even )?think(?=[,.!?]|$| (?:straight|any|today|at all))|(?:just |only )?tell me what to do(?! (?:about|with|when|if))|(?:bare )?(?:si|fortell meg) (?:meg )?hva (?:jeg|eg|æ) skal gjøre(?! (?:med|når|hvis|om))|(?:decide|choose|pick) for me|bestem for meg|velg for meg|don.?t (?:make|want) me (?:to )?(?:choose|decide)",
  ],
  [
    'nothing-tempts',
    '(?:nothing|ingenting|ikkeno|inkje)(?: \\p{L}+)? (?:sounds?|seems?|feels?|looks?|virker|høres|frister|freista|lokker|kjennes|appeals)(?: (?:good|fun|nice|right|worth it|appealing|like anything|ut|bra|fint|gøy|moro|godt|fristende))*|want to want|vil (?:egentlig |bare )?(?:ikke|ikkje) (?:egentlig )?(?:noe|noko)(?=[,.!?]|$| (?:jeg|eg|æ|nå|no)(?!\\p{L}))|(?:er|e|æ e|i.?m|am) (?:bare|berre|just) (?:tom|empty)(?!\\p{L})(?! for)|(?:har )?(?:ikke|ikkje|null|ingen) (?:lyst|matlyst) (?:på|til) (?:noe|noko|nokka|en ting|noen ting)|(?:don.?t|do not) (?:want|feel like) (?:to do )?anything|no (?:interest|desire|motivation) (?:in|for|to do) anything|ingenting jeg har lyst (?:til|på)',
  ],
  [
    'out-with-aid',
    `(?:${SORE}\\p{L}* (?:i |in )?(?:my |begge )?${LEGS}|${LEGS}(?: mine| min| mitt)?[^.!?]{0,14}${SORE})[^.!?]*(?<!\\p{L})(?:${OUT}|sola skinner|sol ute|sunny|sun is (?:out|shining))(?!\\p{L})|(?:${AIDS}).*(?<!\\p{L})(?:${OUT})(?!\\p{L})|(?:${OUT})(?!\\p{L}).*(?<!\\p{L})(?:${AIDS})`,
  ],
  [
    'without-hands',
    `(?:${SORE}\\p{L}* (?:i |in )?(?:my |begge )?${HANDS}|${HANDS}(?: mine)?[^.!?]{0,12}${SORE})[^.!?]*(?<!\\p{L})(?:${TO_DO})|(?:${TO_DO})[^.!?]*(?<!\\p{L})(?:${SORE}\\p{L}* (?:i |in )?(?:my )?${HANDS}|${HANDS}(?: mine)?[^.!?]{0,12}${SORE})`,
  ],
  [
    'seated',
    `(?:${SORE}\\p{L}* (?:i |in )?(?:my |begge )?${LEGS}|${LEGS}(?: mine| min| mitt)?[^.!?]{0,14}${SORE})[^.!?]*(?<!\\p{L})(?:${TO_DO})|(?:${TO_DO})[^.!?]*(?<!\\p{L})(?:${SORE}\\p{L}* (?:i |in )?(?:my )?${LEGS}|${LEGS}(?: mine| min| mitt)?[^.!?]{0,14}${SORE})`,
  ],
  [
    'studying',
    '(?:(?:klarer|orker|greier|får|klare) (?:jeg |eg |æ )?(?:ikke|ikkje|itj) (?:å )?)?(?:begynn\\p{L}*|start\\p{L}*|(?:komme )?i gang) (?:(?:å|med|på|skrive|lese) )*(?:oppgav\\p{L}*|masteren|bacheloren|innlevering\\p{L}*|pensum)(?!\\p{L})|(?:homework|coursework|dissertation|thesis|essay|studying|revising|revision)(?!\\p{L})|study(?= (?:for|session|now|better|longer|my)|[,.!?]|$)|(?:to|can.?t|help me|need to|trying to) study(?!\\p{L})|leks(?:er|ene|a|ar|ene)(?!\\p{L})|pugg(?:e|er|ing)(?!\\p{L})|studer(?:e|er|ing)(?!\\p{L})|(?:lese|lesa|les) til (?:\\p{L}+ )?(?:eksamen|prøve\\p{L}*|prøva|muntlig)|(?:skrive|jobbe med) (?:på )?(?:\\p{L}+ )?(?:oppgave\\p{L}*|masteroppgave\\p{L}*|bachelor\\p{L}*|stil(?:en)?|innlevering\\p{L}*)(?!\\p{L})|(?:reading|cramming|revise) for (?:an? |my |the )?(?:\\p{L}+ )?(?:exams?|tests?|finals)|(?:help|hjelp) (?:\\p{L}+ )?(?:me |meg |mæ )?(?:to |å |til å |med å )?(?:focus|concentrate|fokusere|konsentrere (?:meg|mæ))(?!\\p{L})|(?:har|have|got|my) (?:en |ei |an? )?(?:\\p{L}+ )?(?:eksamen|exams?|prøve|muntlig|innlevering|deadline|finals)(?!\\p{L})[^.!?]{0,30}(?:scroll|skroll|utset|begynn|start|lese|study|revis|focus|fokus|konsentr|put)|(?:focus|concentrate|fokusere|konsentrere meg) (?:for|i|on|på) (?:\\p{L}+ )?(?:\\d+|ten|ti|twenty|tjue|half|en halv|work|jobb\\p{L}*|oppgaven|en ting|one thing)',
  ],
  [
    'instead-of-a-shower',
    "(?:orker|klarer|gidder|greier|har) (?:jeg |eg |æ )?(?:ikke|ikkje|itj) (?:å )?(?:dusje|dusja|dusjet|vaske meg|vaska meg|bada?)(?!\\p{L})|(?:can(?:['’]?t|not) (?:face|manage|do)|too tired for|too tired to|no energy (?:for|to)|haven(?:['’]?t|not)?|not)(?: have| take)?(?: a| the| even)? ?(?:shower(?:ed)?|wash(?:ed)? (?:myself|my hair))(?!\\p{L})",
  ],
  ['alone-after-loss', `(?:${BEREAVED}).*(?<!\\p{L})(?:${LONG})|(?:${LONG}).*(?<!\\p{L})(?:${BEREAVED})`],
  [
    'diversion',
    '(?:tenke?|tenkja) på (?:noe|noko|nokka|nåkka|nåe) (?:heilt |helt )?(?:annet|anna|andre)(?!\\p{L})|(?:få|have|ha) tankene (?:vekk|bort|over på|på (?:noe|noko))|(?:take|taking|get|getting|keep|keeping) my mind off|think (?:about|of) (?:something|anything) (?:else|other)|(?:annet|anna|else|other) (?:å tenke på |to think (?:about|of) )?(?:enn|than) (?:the |my |all )?(?:smert\\p{L}*|vondt|pain)',
  ],
  [
    'out-with-children',
    `${OUTSIDE} (?:sammen |ilag |i lag |together )?(?:med|with) (?:\\p{L}+ ){0,2}?${CHILDREN}|(?:med|with) (?:\\p{L}+ ){0,2}?${CHILDREN}(?: \\p{L}+){0,2}? ${OUTSIDE}(?! (?:er|is))`,
  ],
  [
    'something-new',
    '(?:prøve|prøva|teste|try|trying|gjøre|gjere|do|oppleve) (?:out )?(?:noe|noko|nokka|nåkka|nåe|something|anything) (?:\\p{L}+ )?(?:nytt|new|ny)(?!\\p{L})|(?:noe|noko|something) (?:nytt|new) (?:å prøve|å gjøre|å gjere|to try|to do)|(?:noe|noko|something) (?:jeg|eg|æ|i) (?:aldri har|ikke har|har aldri|never|haven.?t) (?:\\p{L}+ )?(?:prøvd|gjort|tried|done)',
  ],
  [
    'for-free',
    'gratis(?!\\p{L})|(?:something|anything|things?|activit\\p{L}+|stuff|ideas?|that.s|which is|is|for|completely|totally) free(?=[,.!?]|$| (?:to do|please|of charge|and|or|today|tonight|this))|(?:koster?|costs?|costing) (?:ingenting|ikke noe|nothing)|(?:uten|without) (?:å )?(?:bruke|spending) (?:penger|noe|any|money)|(?:i.m|am|er|helt|completely) (?:blakk|broke|skint)(?!\\p{L})|no money(?!\\p{L})',
  ],
  [
    'one-of-many',
    '(?:need|have|got|ought|gotta|must)(?: to)? (?:just )?(?:pick|choose|start with|begin with|focus on|do) (?:just |only )?(?:one|1)(?: single)?(?: thing| task| of them)?(?!\\p{L})|(?:må|skal|bør|burde) (?:bare )?(?:velge|velja|plukke|starte med|begynne med) (?:bare )?(?:én|en|ein|ett|et|eitt|1) (?:ting|oppgave|av)|(?:pick|choose) one for me|velg én for meg|(?:don.?t know|no idea|vet ikke|veit ikkje|aner ikke) (?:where|what|hvor|kor|hva|kva)(?: (?:jeg|eg|æ) skal)? (?:to )?(?:start|begin|starte|begynne)(?: (?:med|with|on))?(?=[,.!?]|$| (?:there|det|alt|everything|it|because|because|når))',
  ],
  [
    'better-sleep',
    '(?:sove|sova|søv) (?:bedre|betre|godt|lenger|gjennom)(?! enn)|bedre (?:søvn|natt|netter)|sleep (?:better|well|through|longer)|better (?:sleep|night)|(?:tips|råd|advice|hjelp|help) (?:\\p{L}+ ){0,2}?(?:å sove|sove|søvn\\p{L}*|sleep(?:ing)?)(?!\\p{L})',
  ],
  [
    'a-nice-evening',
    '(?:noe|noko|nokka|something|anything|things?|ting) (?:\\p{L}+ )?(?:hyggelig|hyggeleg|koselig|koseleg|gøy|fint|moro|nice|fun|cosy|cozy|lovely) (?:å (?:gjøre|gjere|finne på)|to do) (?:(?:i|this|en|ein|på en|on a) )?(?:\\p{L}+(?:dags?|day) ?)?(?:kveld|tonight|evening|night)(?!\\p{L})|(?:hva|ka|kva|what) (?:skal|ska|kan|should|can|could|shall) (?:jeg|eg|æ|vi|i|we) (?:finne? på|gjøre|gjere|gjær|do) (?:i kveld|i kveldd|tonight|this evening)(?! (?:når|med|hvis|om|when|with|if|about))|(?:en |a )?(?:rolig|koselig|hyggelig|fin|quiet|nice|cosy|cozy) (?:kveld|evening|night)(?: (?:uten|without|off|away))?|(?:kveld|evening|night) (?:uten|without|off|away from) (?:en |the |my |any )?(?:skjerm\\p{L}*|mobil\\p{L}*|tv|screens?|phones?|telly)|(?:noe|something|what)[^.!?]{0,30}(?:i kveld|tonight|this evening)[^.!?]{0,12}(?:uten|without|not|no|ikke) (?:en |the |my |any )?(?:skjerm\\p{L}*|mobil\\p{L}*|tv|screens?|phones?|telly)',
  ],
  [
    'bored',
    '(?:kjeder|keier|kjedar|keiar) (?:jeg |eg |æ )?(?:meg|mæ|vettet)|kjedsomhet|(?:hva|ka|kva) (?:skal|ska|kan|kain) (?:jeg|eg|æ|vi|me) (?:finne?|finna) på(?=[ ]*[,.!?]|$| (?:nå|no|i dag|da|inne|hjemme|heime)(?!\\p{L}))|(?:so |really |just |i.?m |am |bit |getting )?bored(?! (?:of|with))(?!\\p{L})|boredom|(?:something|anything|ting|noe) to pass the time|pass the time|tidsfordriv|få tida til å gå|(?:aktivitet\\p{L}*|activit\\p{L}+|things to do|ting å gjøre|noe å finne på) (?:hjemme|heime|inne|at home|indoors)|(?:need |want |trenger )(?:a |en )?(?:distraction|avledning|distraksjon)|distract me|distraher meg',
  ],
  [
    'surprise',
    '^\\W*(?:(?:some|a bit of|a little|en bit|actual|real|proper|just|litt|noe|bare) )*(?:fun|gøy|moro)(?=[,.!?]|$)|(?:ha det|have)(?: some| litt| bare| a bit of| a little)? (?:gøy|moro|artig|fun)(?!\\p{L})|(?:surprise|overrask|overraske|overraska) (?:meg|mæ|me|us|oss)|(?:something|noe|noko) (?:\\p{L}+ )?(?:random|unexpected|weird|silly|odd|uventet|tilfeldig|rart|sprøtt|tøysete|overraskende)(?!\\p{L})|(?:something|anything|noe|noko|nokka) (?:\\p{L}+ )?(?:fun|playful|gøy|moro|morsomt|lekent|artig)(?= ?[.,!?]|$| please| takk| nå| now| i dag| today| jeg kan)|^\\W*random\\W*$|(?:bland|roll) (?:the dice|kortene)|trill terningen',
  ],
  [
    'paper',
    'blyant(?!\\p{L})|penn(?!\\p{L})|papir(?!\\p{L})|fargestift|tusj|pencil|pen(?!\\p{L})|paper(?!\\p{L})|crayon',
  ],
  [
    'warmth',
    'varmen? (?:hjelper|pleier å hjelpe|demper|lindrer|gjør godt|er godt)|varme(?:flaske|pute|teppe)|noe varmt(?! å)|heat (?:helps|usually helps|pad|pack)|warmth helps|something warm(?! to)|hot.?water bottle',
  ],
  [
    'drinking',
    '(?:glemmer|glømmer|gløymer|glemt|glemte|gløymt|husker ikke|husket ikke|huske|forget|forgot|forgotten|forgetting|remember)(?: alltid| always)? (?:å drikke|to drink|drinking)(?!\\p{L})|drikker? (?:mer|nok|for lite) vann|drink (?:more|enough) water',
  ],
  [
    'message',
    '(?:skrive|sende(?: en)? (?:melding|sms)|tekste|ta kontakt)(?: til| med)? (?:noen|en venn\\p{L}*|ei venn\\p{L}*|vennene|søster|bror|datter|sønnen)|(?:skrive|sende) (?:\\p{L}+ ){0,3}(?:melding|brev|kort) til|sende (?:\\p{L}+ ){1,3}(?:en )?melding|si hei til (?:noen|en|ei)|(?:text|message|write to|reach out to|get in touch with|contact) (?:someone|somebody|an? (?:old )?friend|my (?:\\p{L}+ )?(?:friends?|sister|brother|daughter|son|mum|mom|dad|aunt|gran|nan)|people|friends)(?!\\p{L})',
  ],
  [
    'homesick',
    'hjemlengsel|heimlengsel|heimlengt\\p{L}*|lengter (?:sånn |så |veldig )?(?:hjem|heim)(?=[,.!?]|$| (?:til|i kveld|i dag|nå))|savner (?:hjemlandet|landet mitt|hjembyen|hjemstedet|bygda|heimbygda)|home ?sick(?:ness)?(?!\\p{L})|savner (?:hjem|heim)(?!\\p{L})|miss(?:ing)?(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:kitchen|food|noise|smells?|streets?|language)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:at|back) home(?!\\p{L})|miss(?:ing)? (?:home|my (?:home ?(?:country|town|village)|country|village|hometown)|the old country)(?!\\p{L})',
  ],
  [
    'holiday-feeling',
    "(?:føle|føles|kjennes|late som|feel|pretend)(?!\\p{L})(?: \\p{L}+)?(?: (?:at|som|like|as if|as though|that))?(?: (?:jeg|eg|æ|om jeg|i['’]?m|i am|i['’]ve been|i was|vi|we|it['’]?s|det))? (?:(?:har vært|er|var|å være|being) )?(?:på |on |a )+(?:ferie|holiday|vacation)(?!\\p{L})|feriefølelse\\p{L}*|holiday feeling|mini ?(?:ferie|holiday|break|vacation)(?!\\p{L})",
  ],
  [
    'silence',
    "(?:(?:vet|veit|aner) (?:ikke|ikkje|itj)|(?:don['’]?t|do not) know|no idea)(?!\\p{L})[^.!?]{0,50}(?<!\\p{L})(?:stilla|stillheten|stillheita|the silence|the quiet|all this (?:quiet|silence))(?!\\p{L})",
  ],
  [
    'flat',
    '(?:sånn|mer|just|sort of|kind of|a bit|feel|feeling|føler|kjenner|bare|day is|dagen er) beige(?!\\p{L})|beige(?= *[.!]* *$)|(?:verken|hverken|ikke|ikkje|neither|not) (?:trist|lei|sad|down|unhappy)(?!\\p{L})[^!?]{0,14}(?<!\\p{L})(?:eller|ikke|ikkje|or|nor|not) (?:glad|happy)(?!\\p{L})|(?:feel|feeling|føler|kjenner)(?: (?:meg|bare|just))* (?:nothing in particular|ingenting (?:spesielt|særlig)|flat(?! out)|flatt|meh|meg flat)(?!\\p{L})',
  ],
  [
    'dark-season',
    "mørketid\\p{L}*|(?:lei|drittlei|fed up|sick|tired) (?:av|of|with) (?:all |dette |this |all this )?(?:mørket|mørkret|the dark(?! (?:circles|side|thoughts))|the darkness|darkness)(?!\\p{L})|dark (?:by|at) (?:four|three|half|3|4)(?!\\p{L})|(?:ikke|ikkje|haven['’]?t|not) (?:sett|seen) (?:sola|solen|the sun)(?! (?:i dag|today|gå|set|rise|go|stå))|winter blues|vintertungsinn|novembermørk\\p{L}*",
  ],
  [
    'lying-with-child',
    `${NOT_GONE}(?=.*(?<!\\p{L})${CHILD_OF_AGE})(?=.*(?<!\\p{L})${LYING}).*(?<!\\p{L})(?:vi (?:kan|begge)|begge (?:to|kan)|we (?:can|both)|can both|play|leke|leika|(?:med|with) (?:\\p{L}+ ){0,2}?(?:sønnen|datteren|dattera|gutten|jenta|barnet|ungen|my son|my daughter|my toddler))(?!\\p{L})`,
  ],
  ['two-to-talk', `^${NOT_GONE}(?=.*(?<!\\p{L})(?<!${CHILDREN} )(?:${HARDLY_TALK}))(?=.*(?<!\\p{L})(?:${FOR_BOTH})).`],
  [
    'for-two-tired',
    `${NOT_GONE}(?=.*(?<!\\p{L})${PARTNER})(?=.*(?<!\\p{L})(?:sliten|trøtt|utslitt|hjernerystelse|migrene|halvtime\\p{L}*|tired|wiped|exhausted|worn|concuss\\p{L}*|migraine|knackered|shattered|half an hour)(?!\\p{L}))(?=.*(?<!\\p{L})(?:sammen|saman|together|with|w|med|vi|we|oss|us|hjem|home)(?!\\p{L})).*(?<!\\p{L})(?:koselig|kose?|hyggelig|cosy|cozy|something (?:nice|lovely|fun|together)|noe (?:fint|sammen)|nice (?:evening|together))(?!\\p{L})`,
  ],
  [
    'animal-on-lap',
    `${ANIMAL}[^.!?]{0,25}(?<!\\p{L})(?:(?:på|i) fanget|on my (?:lap|(?:\\p{L}+ )?arm|chest|legs?|feet)|on top of me|oppå (?:meg|mæ|beina)|på (?:armen|brystet|beina|føttene)(?: mine?)?)(?!\\p{L})`,
  ],
  [
    'laughter',
    '(?:lyst (?:til )?å|vil|trenger (?:noe )?å|noe å|behov for å|f[åa]r? meg til å) (?:få )?le(?!\\p{L})|noe morsomt|(?:want|need|would love|could do with|like) (?:to laugh|a (?:good |little )?laugh)|something (?:funny|to laugh)|makes? me laugh',
  ],
  [
    'pacing',
    '(?:uten å|without) (?:\\p{L}+ ){0,3}(?:ødelegge|svi|betale|angre|krasje|overdrive|slite meg|overdo\\p{L}*|spoil\\p{L}*|ruin\\p{L}*|wreck\\p{L}*|crash\\p{L}*|regret\\p{L}*)|without paying for it|(?:ikke|not) (?:\\p{L}+ ){0,2}(?:å |to )?(?:ødelegge|overdrive|bruke opp|slite meg ut|overdo|ruin|use up) (?:it|det|dagen|alt|everything|kreftene|my energy)|don.?t want to (?:overdo|ruin|use up) (?:it|everything|my energy)|(?:only|just) (?:have |got |enough )*energy for|(?:bare|kun|berre) (?:krefter|energi) (?:til|te|nok til)|(?:svi for det|pay for it) (?:etterpå|i morgen|later|tomorrow)|fordele kreftene|spare på kreftene|pac(?:e|ing) myself|(?:don.?t|not|ikke|ikkje) (?:want to |wanna |vil |skal )?(?:blow (?:it|this)|brenne meg ut|bruke det opp)(?!\\p{L})',
  ],
  [
    'movement',
    '(?:rastl[øa]us|rastløs|urolig|uro|restless|twitchy|jittery)\\p{L}* (?:i |in )?(?:my )?(?:heile |hele )?(?:kroppen|beina|føttene|body|legs)|(?:klare[r]?|greie[r]?|klarar|får) (?:ikke|ikkje|itj|itte) (?:å )?(?:sitte?|ligge?|stå) (?:i ro|still)|(?:can(?:.?t|not)|too \\p{L}+ to|hard to|unable to) sit still|restless (?:body|legs)|(?:legs|body|feet) (?:are|is|feels?) (?:so )?restless|(?:krible|klø)r (?:i|etter)|pent[- ]up energy|burn off (?:some )?(?:energy|steam)|(?:bevege|røre)(?: litt)?(?: på)? (?:meg|kroppen)|litt bevegelse|få i gang kroppen|(?:move|moving) (?:a (?:bit|little)|my body|gently)|gentle (?:movement|exercise)|stretch (?:a bit|my)|strekke(?: litt)? på meg|tøye litt',
  ],
  [
    'together',
    '(?:med|with) (?:\\p{L}+ ){0,3}(?:tenåring|ungdom|teen)|(?:med|with) [^.!?]{0,25}(?<!\\d)1[3-9][- ]?(?:år|year)|(?:noe|something|thing) [^.!?]{0,25}(?:med|with) (?:min |my )?(?:mannen|kona|kjæresten|samboeren|søsteren|broren|husband|wife|partner|boyfriend|girlfriend|sister|brother)(?!\\p{L})|(?:mannen|kona|kjæresten|samboeren|søsteren|søstera|broren|mamma|pappa|venninna|bestevenninna)(?: min| mi)? og (?:jeg|eg|æ|meg)(?!\\p{L}) (?:kan|vil|har)|(?:jeg|eg|æ) og (?:mannen|kona|kjæresten|samboeren|søsteren|søstera|broren|mamma|pappa|venninna)(?: min| mi)? (?:kan )?(?:gjøre|gjere|finne på)|(?:mannen|kona|kjæresten|samboeren) (?:min |mi )?og (?:jeg|eg|æ) har (?:[\\p{L}\\d]+ ){1,4}(?:alene|for oss selv|sammen)(?!\\p{L})|my (?:husband|wife|partner|boyfriend|girlfriend|sister|brother|mum|mom|dad|friend) and (?:i|me)(?!\\p{L})(?! (?:feel|felt|am|was|just|had|got|don|can.t|now|still|argu|fought|fight|aren|are (?:not|fight|argu)))|(?:noe|noko|something) [^.!?]{0,25}(?:(?:vi|we) (?:to |both |two )?(?:kan|can|could) (?:gjøre|gjere|gjera|do)|for the two of us|for oss to)|(?:for|for oss|med oss) (?:oss to|two of us)',
  ],
  [
    'animal',
    '(?:my|the) (?:dog|cat|puppy|kitten) needs? (?:something|to do)|(?:hunden|katten|valpen)(?: min)? trenger noe|(?:(?:noe|noko|something|gjøre|do|play|leke|fun|game|gøy) [^.!?]{0,25}(?:med|with|for) (?:me and |meg og )?(?:my |the |min )?(?:hunden|katten|valpen|kattungen|dyret|kaninen|dog|cat|puppy|kitten|rabbit|guinea pig)|(?:hunden|katten|valpen)(?: min| vår)? og (?:jeg|eg|æ)(?!\\p{L})|my (?:dog|cat|puppy|kitten|rabbit) and (?:i|me))(?!\\p{L})',
  ],
  ['shade', `(?:${LIGHT_TODAY}).*(?<!\\p{L})(?:${OUT})(?!\\p{L})|(?:${OUT})(?!\\p{L}).*(?<!\\p{L})(?:${LIGHT_TODAY})`],
  [
    'a-quiet-place',
    '(?:vekk|bort|unna|pause) fra (?:all |alt |den |det )?(?:folk|alle|mennesker|støyen|støy|bråket|bråk|lydene|lyden|maset)(?!\\p{L})|(?:away|break|escape) from (?:all )?(?:the |this |other )?(?:people|everyone|everybody|noise|racket|din|sounds?)(?!\\p{L})|escape (?:all )?(?:the |this )?(?:noise|racket|din)(?!\\p{L})',
  ],
  [
    'training',
    '(?:savner|sakner|lengter etter|miss|missing|longing for)(?: å| so much| being able)? (?:kunne |to )?(?:trene|trening|treninga|treningen|løpe|jogge|sykle|svømme|danse|gå på ski|styrketrening|run(?:ning)?|exercis(?:e|ing)|train(?:ing)?|(?:going to )?the gym|cycl(?:e|ing)|swim(?:ming)?|work(?:ing)? out|danc(?:e|ing)|hik(?:e|ing))(?!\\p{L})(?! (?:med|with) )',
  ],
  [
    'making',
    '(?:lyst (?:til )?å|vil|vil gjerne|trenger å|noe å) (?:få )?(?:lage|skape|være kreativ)(?! (?:mat|middag|lunsj|frokost|en plan|avtale)(?!\\p{L}))(?: noe)?(?= (?:med hendene|nytt|fint|eget|sjøl|selv)|[,.!]|$| men| (?:og|i dag|i kveld)(?!\\p{L}))|(?:want|like|love|need|wish|try) to (?:be creative|make (?:something|things)(?! (?:\\p{L}+ )?(?:to eat|for (?!myself|me|fun)\\p{L}))|create (?:something)?)|something creative|noe kreativt',
  ],
  [
    'achieving',
    '(?:thing|task|something|one|ting|noe|oppgave) (?:that )?(?:i |jeg |eg )(?:can|could|kan|klarer å|får)(?: \\p{L}+){0,2}? (?:finish|complete|fullføre|bli ferdig med)(?!\\p{L})|fullføre (?:én|en|noe)|(?:føle?r?|kjenne?r?) (?:at )?(?:jeg |eg |æ )?(?:meg )?(?:litt )?(?:flink|dyktig|mestrer|får til)(?!\\p{L})|få til noe|mestre noe|(?:har|å ha|having) (?:gjort|utrettet|fått gjort|done|achieved) (?:noe|noko|something)|got something done|get something done|feel like i (?:did|do|got) (?:one|1|something)(?!\\p{L})|føle at (?:jeg|eg|æ) (?:har )?(?:gjort|fått gjort|fikk gjort) (?:én|en|noe)(?!\\p{L})|feel(?:s)? (?:me )?(?:a (?:bit|little) |more )?(?:capable|useful|accomplished|competent)(?!\\p{L})|feel (?:like )?(?:i am |i.?m )?(?:a (?:bit|little) )?good at something|(?:small|little) win(?!\\p{L})',
  ],
  [
    'reaching',
    '(?:want|wants|like|love|need|meaning|ought) (?:to )?(?:call|ring|phone) (?:my |me )?(?:mum|mom|mother|mam|dad|father|da|sister|brother|nan|gran\\p{L}*|friend|daughter|son|aunt\\p{L}*|uncle)(?!\\p{L})|(?:vil|lyst til å|skulle|burde|trenger å) (?:gjerne )?(?:ringe|ringt) (?:til )?(?:mamma|mor|mora|pappa|far|faren|søster\\p{L}*|bror\\p{L}*|bestemor|bestefar|ei venn\\p{L}*|en venn\\p{L}*|datter\\p{L}*|dattera|sønnen)(?!\\p{L})|(?:ikke|ikkje) (?:snakket|snakka|prata|pratet|sett|hørt fra) (?:med |til )?(?:noen|nokon|et menneske|folk) (?:på|siden)|(?:haven|hasn|have|has)(?:.?t| not) (?:talked|spoken|seen|heard)(?: to| from| with)? (?:anyone|anybody|a soul|another person|people)',
  ],
  [
    'getting-up',
    "(?:får|klarer|greier|kommer|klarar|greie) (?:jeg |eg |æ )?(?:meg |mæ )?(?:ikke|ikkje|itj) (?:meg |mæ |til )?(?:å )?(?:reise (?:meg|mæ)|opp|komme (?:meg|mæ)? ?opp|stå opp)(?!\\p{L})(?! (?:tidlig |early )?(?:i morgen|i morra))|(?:sitter|ligger) fast (?:på|i) (?:sofaen|senga|sengen)|(?:stuck|glued|been) (?:on|to|in) (?:the |my )?(?:sofa|couch|bed|chair) (?:since|all|for|and can)|can(?:['’]?t|not) (?:seem to )?get (?:myself )?(?:up(?! (?:early|tomorrow|in time))(?=[,.!?]|$| (?:from|off|and|today|at all))|off (?:the |my )?(?:sofa|couch|bed|chair))|" +
      '(?:need|want|trying|have) to get up(?!\\p{L})(?! (?:early |again )?(?:tomorrow|in the|at ))|(?:need|want|trying|try|have|help me|how do i)(?: to)? get (?:myself )?out of bed|(?:må|trenger å|vil|prøver å|hjelp til å|hvordan) (?:komme?r? (?:jeg )?(?:meg )?)?(?:ut|opp) av (?:senga|sengen)|(?:må|trenger å|prøver å) (?:komme meg opp|stå opp)(?! (?:tidlig )?(?:i morgen|i morra))(?!\\p{L})',
  ],
  [
    'remembering',
    `(?:savner|miss|missing) (?:${SOMEBODY})|put (?:the|my|our) (?:cat|dog) (?:down|to sleep)|(?:mista|mistet|miste|lost) (?:${SOMEBODY})(?! (?:på|in the|i)(?!\\p{L}))|(?:${SOMEBODY})(?: \\p{L}+)? (?:døde|er død|er gått bort|(?:ble|blei|måtte) avliv\\p{L}+|died|passed (?:away|in|last|this))(?!\\p{L})`,
  ],
  [
    'tomorrow',
    '(?:stå opp|våkne|get(?:ting)? up|wak(?:e|ing) up)(?: tidlig| early| again)? (?:i morgen|i morra|tomorrow)',
  ],
];

/** Negations before a theme, which exclude it; "not other than" is no negation. */
const DENIED =
  "(?<!(?<!\\p{L})(?:ikke|ikkje|aldri|slippe|not|never|(?:don|can|won)['’]?t) (?!anna|annet|much but)(?:\\p{L}+ ){0,2})";
/** Being unable to face it, or troubled by it, which excludes the theme too. */
const TROUBLED =
  "(?<!(?<!\\p{L})(?:too tired (?:to|for)|no energy (?:to|for)|can['’]?t (?:face|manage|cope with|bear|stand)|(?:orker|orkar|gidder|klarer|greier) (?:ikke|ikkje|itj)|stressa? (?:for|over|av|med)|stressed about|worried about|gruer meg til|dreading|hate[rs]?|hatar|redd for|afraid of|forgot(?:ten)? to|glemte|glemmer|forget(?:ting)? to|fight about|argu\\p{L}+ (?:about|over)|krangl\\p{L}+ om) (?:\\p{L}+ ){0,2})";
/** Being too much for the person, which excludes the theme too. */
const TOO_MUCH =
  '(?!\\p{L}* ?(?:is|are|er|feels|blir) (?:all |just )?(?:too|for|so|så)(?!\\p{L}))(?!\\p{L}* (?:of|from|for|fra|frå|av|til|på) (?:the )?(?:accident|crash|hospital|grave|ulykk|sykehus|sjukehus|grav))';
/** The lookahead for the theme stands first, because the lookbehinds are slow and then run only where it is found. */
const words = (table: readonly (readonly [Theme, string])[], unless: string, nor = '') =>
  table.map(
    ([theme, named]) => [theme, new RegExp(`(?<!\\p{L})(?=${named})${unless}(?:${named})${nor}`, 'iu')] as const,
  );
const WORDS = [...words(THEMES, DENIED), ...words(SUBJECTS, `${DENIED}${TROUBLED}`, TOO_MUCH)];

const HALF_GROWN = /tenåring|ungdom|teen|(?<!\d)1[0-9][- ]?(?:år|year)/iu;
/** Themes that a more specific theme replaces where both are found. */
const INSTEAD_OF: Partial<Record<Theme, readonly Theme[]>> = {
  // Named materials replace a general wish to make something.
  paper: ['making'],
  // A person still on duty is not to be put to sleep, and one who waits for tea has not asked for any.
  'awake-on-duty': ['after-nights', 'nap', 'better-sleep'],
  'on-the-ward': ['drinks', 'slow-day'],
  'before-the-door': ['seat', 'waiting-outside'],
  'stuck-on-the-way': ['seat', 'waiting-outside', 'bored'],
  'for-the-missed': ['remembering', 'memories', 'alone-after-loss'],
  'near-someone': ['quiet-company', 'together', 'two-to-talk', 'two-of-us'],
  'out-unseen': ['a-quiet-place', 'quiet-company'],
  'in-the-dark': ['music', 'bored', 'reading'],
  'no-suggestions': ['reluctant'],
  'inner-hum': ['dishes', 'clothes'],
  'feast-away': ['homesick', 'letters'],
  'indoor-adventure': ['out-with-aid', 'surprise', 'bored', 'seated', 'sorting', 'dreaming'],
  drinking: ['water', 'drinks'],
  diversion: ['getting-up', 'bored'],
  'out-with-children': ['small-children', 'together'],
  'something-new': ['for-free', 'learning'],
  'looking-forward': ['for-free'],
  'alone-after-loss': ['remembering'],
  thirst: ['water', 'drinks', 'drinking'],
  'waiting-outside': ['seat'],
  'out-with-aid': ['shade', 'a-quiet-place'],
  'without-hands': ['hands', 'achieving', 'crafts'],
  studying: ['reading'],
  // Permission to leave a chore is no wish to begin it.
  permission: ['dishes', 'sorting'],
  unneeded: ['asked-how-one-is'],
  crafts: ['small-children'],
  'better-sleep': ['tomorrow'],
  eating: ['cooking'],
  'instead-of-a-shower': ['water'],
  'two-of-us': ['together', 'for-free', 'a-nice-evening'],
  'small-children': ['together'],
  // More specific themes replace the general ones.
  'for-two-tired': ['two-of-us', 'together', 'an-hour-off', 'for-free'],
  'two-to-talk': ['for-two-tired', 'two-of-us', 'together', 'an-hour-off', 'for-free', 'a-nice-evening'],
  'lying-with-child': ['small-children', 'together', 'getting-up'],
  'animal-on-lap': ['animal'],
  homesick: ['memories', 'remembering'],
  'holiday-feeling': ['for-free', 'dreaming'],
  'out-in-the-wet': ['out-with-aid', 'shade', 'water', 'slow-day', 'animal'],
  'snowed-in': ['bored', 'slow-day', 'out-in-the-wet', 'rained-in', 'dark-season', 'wildlife', 'water'],
  'rained-in': ['bored', 'slow-day', 'out-in-the-wet', 'dark-season', 'wildlife', 'water'],
  'a-nice-evening': ['bored'],
  'standing-on-board': ['seat', 'waiting-outside'],
  newspaper: ['on-the-ward', 'paper', 'making', 'reading'],
  unfinished: ['achieving', 'dishes', 'paperwork', 'one-of-many', 'clothes', 'sorting'],
};

/** Light-hearted themes, which are used only where the wish tells of nothing heavy. */
const LIGHT_HEARTED: readonly Theme[] = [
  ...(['reluctant', 'a-new-animal', 'out-in-the-wet', 'snowed-in', 'rained-in', 'feast-away'] as const),
  ...(['no-suggestions', 'indoor-adventure', 'inner-hum'] as const),
];
/** A refusal of suggestions is met with humour only where the wish tells of nothing else. */
const SAYS_NO_MORE =
  /^(?:\W*(?:(?:(?:i|jeg|eg|æ|really|honestly|egentlig|please|today|i dag) )*(?:(?:don['’]?t|do not)(?: really)? want|no|vil|ønsker|ingen|ikke|ikkje|itj)(?: (?:ikke|ikkje|itj|egentlig|really|ha|kom med|gi meg|any|your|more|another|noen|nokon|flere|fleire|mer|meir))* (?:suggestions?|forslag)|ok|okay|well|fine|maybe|perhaps|kanskje|just|bare|only|one|en|ett|et|én|but|men|and|og|or|eller|then|da|please|thanks|thank you|takk|today|tonight|i dag|i kveld|nå|now|er du snill|vær så snill|honestly|really|egentlig|i|jeg|any|more)(?!\p{L}))+\W*$/iu;

const JAW = /(?<!\p{L})(?:kjeve\p{L}*|jaws?)(?!\p{L})/iu;

function onBoard(told: string): Theme[] {
  if (!isStandingOnBoard(told)) return [];
  return isAboutToFaint(told) ? ['faint-on-board', 'standing-on-board'] : ['standing-on-board'];
}

/** The themes a wish asks for directly, in addition to its situation. */
export function themesIn(wish: string): Theme[] {
  const told = wantedOf(wish).wish;
  const found = WORDS.filter(([, each]) => each.test(told)).map(([theme]) => theme);
  // A person who likes the rain, or says it is over, is not kept in by it.
  const { isOver, isWet } = weatherIn(told);
  const isLight = !isHeavy(wish);
  const isFor = (theme: Theme) =>
    (isLight || !LIGHT_HEARTED.includes(theme)) &&
    (isWet || (theme !== 'out-in-the-wet' && theme !== 'rained-in')) &&
    !(isOver && (theme === 'snowed-in' || theme === 'water')) &&
    (theme !== 'reluctant' || SAYS_NO_MORE.test(told));
  // A tense jaw is a matter of the anger that has to get out.
  const isJaw = found.includes('letting-out') && JAW.test(told);
  const named = [...onBoard(told), ...found.filter(isFor), ...(isJaw ? (['a-tight-jaw'] as const) : [])];
  const themes = HALF_GROWN.test(told) ? named.filter((theme) => theme !== 'small-children') : named;
  const replaced = new Set(themes.flatMap((theme) => INSTEAD_OF[theme] ?? []));
  return themes.filter((theme) => !replaced.has(theme));
}
