import type { Theme } from '@spire/content/suggestionsByTheme';
import { OUT } from './burdenThemes.ts';

/** Close people who may be missed; pronouns are excluded, since they may stand for a partner one has left. */
const SOMEBODY =
  '(?:min |mi |my |our |ho |han )?(?:mamma|mor|mora|pappa|far|faren|mannen|kona|søster|søsteren|bror|broren|bestemor|bestefar|farmor|mormor|morfar|farfar|besta|venninna|vennen|hunden|katten|mum|mom|mother|dad|father|husband|wife|sister|brother|nan|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|friend|dog|cat|son|daughter|baby)(?: min| mi| mitt| vår| hans| hennes)?(?!\\p{L})';

const LIGHT_TODAY =
  '(?:så|for|altfor|veldig) (?:sterkt|skarpt|sterk|skarp)(?: i)? (?:lys|sol)|(?:lyset|sola|solen|sol) (?:er |ute er )?(?:så |for |altfor |veldig )(?:sterk|skarp)t?|(?:sun|light)(?: is|.?s| outside is)? (?:too|so|very) (?:sharp|bright|strong|harsh)|(?:too|so) (?:bright|sunny|glaring)';
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

/** A couple who hardly talk. */
const HARDLY_TALK =
  "(?:never|hardly|barely|rarely|don['’]?t|do not|no longer) (?:really |even |ever |get to |just )*(?:talk|speak|chat|see each other)(?!\\p{L})|ships in the night|pass(?:ing)? each other|(?:snakker|snakkar|snakke|prater|pratar|prate|ser hverandre) (?:\\p{L}+ ){0,3}?(?:aldri|nesten|sjelden|sjeldan|knapt|lite)(?!\\p{L})|(?:aldri|sjelden|sjeldan|knapt|nesten ikke)(?: \\p{L}+){0,2} (?:snakker?|snakkar|prater?|pratar|ser hverandre|får (?:snakka|snakket|prata|pratet))(?!\\p{L})|forbi hverandre|forbi kvarandre|passerer hverandre";
/** A request for something for two. */
const FOR_BOTH =
  '(?:something|anything|ideas?|activit\\p{L}+|noe|noko|nokka|ideer|tips|finne på|gjøre|gjere|do)(?!\\p{L})(?:(?![.!?]).){0,40}(?<!\\p{L})(?:for two|for to(?! (?:time|dag|uke|år|minutt)\\p{L}*)|oss to|oss begge|vi to|begge to|(?:the )?two of us|both of us|us both|we both|we (?:can|could)|vi kan|together|sammen|saman|i lag)(?!\\p{L})';

/** Rules for themes of a pastime, company or comfort, in both languages. */
export const WISHES: readonly (readonly [Theme, string])[] = [
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
