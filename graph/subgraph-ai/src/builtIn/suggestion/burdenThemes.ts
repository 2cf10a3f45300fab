import type { Theme } from '@spire/content/suggestionsByTheme';

export const OUT = 'ut|ute|utendørs|uteluft|tur|hagen|out|outside|outdoors|garden|walk|fresh air';

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

/** Rules for themes of a burden, a duty or a bodily need, in both languages. */
export const BURDENS: readonly (readonly [Theme, string])[] = [
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
];
