import type { Event, Situation } from '@spire/domain/readingLabels';
import { readEvent, readSituation } from '@spire/understanding/readers';
import type { Reading } from '@spire/understanding/reading';

/** Known to be none of the kinds that something is written for: then the reader is not asked. */
const NONE = 'none';
type Rules<Label extends string> = readonly (readonly [Label | typeof NONE, string])[];

/**
 * Words that leave no doubt, in both languages: they are looked at before the reader that is trained, which knows a text
 * by all of its words and may be led astray by the others. What comes first counts.
 */
const EVENTS: Rules<Event> = [
  [
    NONE,
    'frisør|klippe (?:meg|håret)|neglene|massasje|haircut|hairdresser|massage|nails done|kjøre (?:bil|selv|på motor)|kjøretime|øvelseskjør|motorvei|driving (?!test)|motorway|eks(?:en|-?mannen|-?kona|-?kjæresten)(?!\\p{L})|my ex(?!\\p{L})|(?:åpne|opening) (?:the )?(?:brev|letter|posten|mail|envelope)|hente .{0,20}(?:hund|valp|katt)|dyrlege|(?:puppy|kitten|new dog)|(?:the|my) vet(?!\\p{L})|levere inn|handing in|hand in|ask(?:ing)? for a (?:raise|pay)|be om (?:høyere lønn|lønn)',
  ],
  ['therapy', 'fysioterap|fysiotime|physio'],
  [
    'children-activity',
    'hente i barnehagen|levere i barnehagen|school run|picking up the kids|fotballkamp|skoleavslutning|sports day|school play|nativity|juleavslutning|luciatog|med (?:ungene|barna|barnebarna?)(?!\\p{L})|with (?:the|my) (?:kids|children|grandchildren|twins)',
  ],
  [
    'family-dinner',
    'julemiddag|julaften|familiemiddag|middag hos|christmas dinner|family dinner|dinner (?:at|with) my (?:parents|mum|family|in-?laws)|sunday lunch',
  ],
  [
    'visit-receive',
    '(?:coming|kommer) (?:for|til|over|på|hit) (?:dinner|middag|tea|kaffe|lunch|besøk)|få besøk|får besøk|having (?:people|friends) (?:over|round)',
  ],
  [
    'difficult-talk',
    '(?:talk|speak) to my (?:boss|manager)|snakke med (?:sjefen|lederen)|si (?:det )?til (?:mamma|pappa|sjefen|mannen|kona|samboeren|kjæresten)|tell(?:ing)? my (?:dad|mum|mom|boss|partner|husband|wife|parents)',
  ],
  ['doctor', 'øyelege|hudlege|spesialistlege|blodprøve|vaksine|blood test|vaccin|smear test'],
  [
    'parents-meeting',
    "foreldremøte|utviklingssamtale|(?:møte|samtale).{0,20}(?:skolen|lærer|barnehage).{0,30}(?:sønn|datter|barn|jent|gutt)|parents[’']? evening|parent.teacher|meeting at school about (?:my|our)",
  ],
  ['funeral', 'begravelse|bisettelse|minnestund|funeral|wake(?!\\p{L})|memorial service'],
  ['wedding', 'bryllup|wedding'],
  ['birthday', 'bursdag|20-?årslag|\\d0-?årsdag|birthday'],
  ['dentist', 'tannlege|dentist'],
  [
    'news-result',
    'få svar på|svar på (?:prøve|mr|biopsi|søknad)|prøvesvar|test results?|results? (?:from|of) (?:my|the)|biopsy result|scan result',
  ],
  ['therapy', 'psykolog|terapeut|terapitime|samtaleterapi|therap(?:y|ist)|counsell'],
  ['hospital-visit', 'sykehus|poliklinikk|hospital|mri(?!\\p{L})|mr-?undersøkelse'],
  ['doctor', 'legetime|fastlege|legen|lege(?:besøk)?(?!\\p{L})|doctor|gp appointment|my gp'],
  ['welfare-office', 'nav(?!\\p{L})|jobcentre|welfare office|pip assessment|disability assessment'],
  ['job-interview', 'jobbintervju|job interview|interview (?:at|for|with)'],
  [
    'first-day-back',
    'første dag(?:en)? (?:tilbake|på jobb)|tilbake på jobb|tilbake i jobb|first day back|back (?:to|at) work',
  ],
  ['online-meeting', 'teams-?møte|zoom|videomøte|på teams|teams call|video call'],
  ['exam', 'eksamen|exam|oppkjøring|driving test'],
  [
    'presentation',
    'presentasjon|foredrag|holde (?:tale|innlegg|et innlegg)|legge fram|presentation|give a (?:talk|speech)',
  ],
  ['date', '(?:en |a |first )date(?!\\p{L})|stevnemøte'],
  ['exercise', 'trening|treningssenter|svømming|yogatime|jogge|swim|gym|workout|yoga class|physio exercises'],
  [
    'hobby',
    'kor(?:et|øvelse|øvelsen)?(?!\\p{L})|strikkekveld|malekurs|keramikk|korps|choir|pottery|knitting group|book club|band practice',
  ],
  ['concert-cinema', 'konsert|kino|teater|concert|cinema|theatre|gig(?!\\p{L})'],
  ['public-transport', 'ta bussen|ta trikken|t-banen|take the (?:bus|tube|tram)'],
  [
    'travel',
    'ferie(?:tur)? (?:i|til|på)|holiday in|week in|kjøre tog|togtur|flytur|fly til|reise til|train to|flight|flying to|fly to',
  ],
  ['moving-house', 'flytte(?:lass|dag)\\p{L}*|flytte (?:ut|inn|til)(?!\\p{L})|moving (?:house|day|flat)'],
  ['cooking', 'lage (?:mat|middag)|bake(?!\\p{L})|cook(?:ing)?|baking'],
  ['cleaning', 'vaske (?:badet|huset|gulvet|kjøkkenet|hytta)|støvsuge|rydde(?!\\p{L})|clean(?:ing)?|hoover|tidy'],
  ['shopping', 'handle(?!\\p{L})|butikken|matbutikk|supermarket|shopping|the shops?'],
  ['quiet-day', 'uten planer|ingen planer|fridag|no plans|day to myself|day off'],
  ['phone-call', 'ringe(?!\\p{L})|phoning|telefonsamtale|phone call|ring (?:the|my)|call (?:the|my)'],
];

const SITUATIONS: Rules<Situation> = [
  [
    'food-drink',
    "hva (?:skal|kan|bør) (?:jeg|eg|æ|vi) (?:spise|lage til)|(?:orker|gidder|klarer) ikke (?:å )?lage (?:mat|middag)|what (?:should|can|shall|do) (?:i|we) (?:eat|have for|cook)|(?:too tired|no energy) to (?:cook|make (?:food|dinner))|can(?:[’']?t|not) face cooking|(?:glemmer|gløymer|forget|forgetting) (?:å |to )?(?:spise|ete|eat|eating)(?!\\p{L})",
  ],
  [
    'cannot-start',
    'how do i (?:start|begin|get started)|hvordan (?:kommer|får) (?:jeg|eg|æ) (?:meg )?i gang|hvordan begynner|kommer (?:meg )?ikke i gang|får ikke begynt|(?:komme (?:meg )?|kommer (?:meg )?(?:ikke )?)(?:ut av|opp av|opp fra) (?:senga|sengen|sofaen)|(?:get|getting) (?:myself )?(?:out of bed|off the sofa|off the couch)|putting off|put(?:ting)? it off|utsetter|procrastinat|prokrastiner|ugjort',
  ],
  [
    'tired',
    '(?:null|lite|ingen|for lite|nesten ikke) søvn|(?:har )?ikke sovet|sov (?:så |veldig )?dårlig|no sleep|little sleep|slept (?:so )?(?:badly|terribly)|(?:haven.?t|hardly|barely) slept|running on (?:empty|fumes)|helt tom(?!\\p{L})|tom for krefter|utbrent|burn(?:ed|t) out|rest that isn|måte å hvile|way to rest|hvile uten å sove',
  ],
  [
    'thought-loops',
    'tankekjør|tankespinn|tankene (?:kverner|spinner|går i (?:ring|sirkel|surr))|hodet (?:er fullt|er så fullt|koker|går i hundre)|overtenk|overthink|thoughts (?:racing|are racing|going round)|racing thoughts|(?:head|mind) is (?:so |too )?(?:full|racing|spinning with)|(?:stop|quiet) my (?:head|mind|thoughts)|mind won.?t (?:stop|shut)',
  ],
  [
    'joy',
    'kose meg|noe (?:litt )?koselig|litt kos(?!\\p{L})|koselig i kveld|(?:small|little) treat|treat (?:for )?(?:me|myself)(?!\\p{L})|something (?:cosy|cozy)|be nice to myself|something (?:\\p{L}+ )?(?:nice|kind|good|lovely|sweet) (?:for|to) (?:me|myself)(?!\\p{L})|(?:noe|litt) (?:hyggelig|godt|snilt|fint|bra|deilig) (?:for|til|mot) meg selv|(?:unne|skjemme bort) meg(?: selv)?|treat myself|pamper',
  ],
  ['tidy', 'need to tidy|trenger å rydde|må rydde|rotet|flat is a tip'],
  ['restless', "jittery|rastløs|restless|can(?:[’']?t|not) sit still"],
  ['future-worry', 'venter på (?:prøve)?svar(?! fra)|scan results|test results|prøvesvar'],
  ['joy', 'alene i huset|huset for meg selv|house to myself|alenetid|(?:time|hour|evening) to myself'],
  [
    'celebrate',
    'i got the job|fikk (?:den )?jobben|jeg klarte det|i did it!|passed (?:my|the) (?:exam|test|driving)|besto(?:d)? (?:eksamen|prøven)',
  ],
  [
    'guilt',
    'snapped at|kjefta på|kjeftet på|(?:glemte|glemt|gløymte|gløymt|forgot|forgotten) (?:\\p{L}+ )?(?:bursdag|birthday|anniversary|bryllupsdag)|dårlig samvittighet|feel(?:ing)? (?:so )?guilty',
  ],
  [
    'missing-self',
    'den jeg var|gamle meg|who i (?:was|used to be)|the old me|my old (?:life|self)|moved on (?:with|without)',
  ],
  ['sad', "ingenting (?:er|føles) (?:gøy|moro)|nothing (?:is|feels) fun|gråter hele|can(?:[’']?t|not) stop crying"],
  ['unfocused', 'hjernetåke|brain ?fog|tåke i hodet|fullt av grøt'],
  [
    'cannot-sleep',
    "(?:får|fikk|klarer) ikke (?:å )?(?:sove|sovne)|ligger våken|søvnløs|can(?:[’']?t|not) (?:get to )?sleep|wide awake|insomnia",
  ],
  [
    'light-sensitive',
    "(?:tåler|orker) ikke lys|lyset (?:stikker|skjærer|gjør vondt)|the light hurts|light (?:stings|hurts)|can(?:[’']?t|not) (?:bear|stand) (?:the )?light",
  ],
  [
    'headache',
    'migrene|hodepine|vondt i hodet|hodet (?:dunker|verker|sprenger)|migraine|headache|head is (?:pounding|splitting|killing)|head (?:hurts|pounding)',
  ],
  ['noise', 'tinnitus|øresus|(?:piper|suser) i ørene|ringing in my ears|for mange stemmer|too many voices'],
  ['dizzy', 'svimmel|dizzy|room is spinning|rommet snurrer'],
  ['cold', 'fryser|iskald|freezing|so cold'],
  ['hot', 'for varmt|svetter i hjel|too hot|boiling|heatwave|hetebølge'],
  [
    'grief',
    'døde (?:i|på|for)|avliv(?:et|a|es)(?!\\p{L})|put (?:the|my|our) (?:cat|dog) (?:down|to sleep)|begravelse|sorgen(?!\\p{L})|(?:he|she|dog|cat|mum|dad|husband|wife) died|passed away|grieving|funeral',
  ],
  [
    'dread',
    "gruer|grue meg|dreading|dread(?!\\p{L})|skal .{2,40}(?:har ikke lyst|gidder ikke|orker ikke)|(?:don[’']?t|do not) (?:feel like|want to) go(?:ing)?(?! out)|sunday scaries|søndagsangst",
  ],
  ['waiting', 'venter på (?:bussen|toget|legen|tannlegen|svar)|i kø|waiting for (?:the|a|my)|in a queue'],
  [
    'failing',
    'gikk (?:helt |så )?dårlig|dreit meg ut|went (?:so |really )?badly|messed (?:it )?up|bombed|(?:er|føler meg) mislykk|feilet igjen|feil i alt|dårlig (?:mor|far|forelder)|(?:like|am|such) a failure|bad (?:mother|mum|mom|father|dad|parent)',
  ],
  [
    'lonely',
    'ensom|lonely|ingen (?:har )?(?:ringt|ringer|spurt|spør)|ingen vil (?:være|henge|leke|ha)|(?:sitter|er) (?:så |veldig )?(?:mye|ofte|alltid) alene|kjenner ingen|no one wants to|nobody wants to|alone (?:a lot|all day|most)|nobody (?:calls|called|rings|rang|texts?)|no one (?:calls|called|rings|rang)',
  ],
  [
    'angry',
    'forbanna|rasende|så sint|(?:want to|could) scream|kunne skreket|lyst til å skrike|furious|so angry|raging|fuming',
  ],
  ['bored-in-bed', 'kjeder meg|så kjedelig|so bored|bored(?: in bed| stiff| out)'],
  [
    'with-child',
    '(?:something to do with|noe (?:å gjøre|vi kan gjøre) (?:sammen )?med) (?:my|the|mine?|mannen|kona|kjæresten|søsteren|broren|mamma|pappa|faren|moren|bestemor|bestefar) (?!hands)|(?:fireåring|treåring|femåring|toåring|seksåring|ungen|datteren min|sønnen min|barnebarn).{0,40}(?:sammen|leke|gjøre)|(?:sammen|leke|gjøre).{0,40}(?:fireåring|treåring|femåring|toåring|seksåring|ungene|barna|barnebarn)|(?:with|for) (?:my|the) (?:kids?|toddler|son|daughter|grandson|granddaughter)',
  ],
  ['busy-hands', '(?:med|til) hendene|(?:with|for|keep|occupy|use|using) my hands|my hands busy|for the hands'],
  ['memory-lapse', "glemmer|husker ikke|keep forgetting|can(?:[’']?t|not) remember|forgetful"],
  ['phone-too-much', 'skrolle?r?|doomscroll|scrolling|for mye mobil|too much phone'],
  [
    'anxious',
    'tør ikke|skjelver|hjertet hamrer|så redd|er redd(?!\\p{L})|heart (?:is )?(?:racing|pounding)|too scared|scared to|so scared|my hands are shaking',
  ],
  [
    'outdoors',
    'vil ut(?!\\p{L})|komme meg ut|(?:noe|noko)(?: \\p{L}+)?(?: å gjøre| å gjere)? ute(?!\\p{L})|ut i sola|(?:get|go|be|sit) (?:outside|outdoors)|be out in (?:it|the sun)|fresh air',
  ],
  ['celebrate', 'feire|celebrate'],
  ['conflict', 'kranglet|krangla|krangel|had a (?:fight|row)|argument with|we argued'],
  [
    'pain',
    'mens(?:en|truasjons?|smerter)|menskramper|(?:period|menstrual) (?:cramps|pain)|cramps(?!\\p{L})|vondt (?:overalt|i (?:ryggen|nakken|magen|kroppen|hele))|smerter|smertestillende|kroppen verker|verker overalt|in pain|hurts (?:all over|everywhere)|everything hurts|sore all over|my back (?:hurts|is killing)',
  ],
  ['bored-in-bed', '(?:ligger|in bed).{0,40}(?:noe (?:jeg|eg|æ) kan gjøre|what can i do|something to do)'],
  [
    'joy',
    '(?:kids|children|little ones) are (?:finally |all )?(?:asleep|in bed)|(?:barna|ungene|ungan) (?:sover|har sovna|har sovnet|har lagt seg|er i seng)',
  ],
  [
    'tired',
    '(?:no|zero|hardly any|not much) energy(?! to (?:cook|make))|(?:ikke|ikkje|ingen|null|lite) (?:energi|krefter)(?! til (?:å lage|mat|middag))',
  ],
  [
    'busy-hands',
    'something to do|noe å gjøre|noe (?:jeg|eg|æ) kan gjøre|noe å finne på|(?:dagene|ettermiddagene|kveldene) (?:er|blir) (?:så )?lange|(?:days|afternoons|evenings) are (?:so )?long',
  ],
];

const compiled = <Label extends string>(rules: Rules<Label>) =>
  rules.map(([label, words]) => [label, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const);
const EVENT_WORDS = compiled(EVENTS);
const SITUATION_WORDS = compiled(SITUATIONS);

const plainly = <Label extends string>(rules: readonly (readonly [Label, RegExp])[], text: string) =>
  rules.find(([, words]) => words.test(text.normalize('NFC')))?.[0];

const known = <Label extends string>(label: Label | typeof NONE): Reading<Label> =>
  label === NONE ? { kind: 'unsure', likely: [] } : { kind: 'sure', label, confidence: 1 };

/** What a wish tells of, by plain words or by the reader. */
export async function situationOf(wish: string): Promise<Reading<Situation>> {
  const told = plainly(SITUATION_WORDS, wish);
  return told === undefined ? readSituation(wish) : known(told);
}

/** What lies ahead, by plain words or by the reader. */
export async function eventOf(plan: string): Promise<Reading<Event>> {
  const told = plainly(EVENT_WORDS, plan);
  return told === undefined ? readEvent(plan) : known(told);
}
