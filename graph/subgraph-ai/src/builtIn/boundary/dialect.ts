import type { Language } from '@spire/domain/languages';
import { withCapital } from '../firstLetter.ts';
import { ownWords } from '../ownWords.ts';

type Form = readonly [RegExp, string];

const inForms = (told: string, forms: readonly Form[]) =>
  forms.reduce((plain, [form, known]) => plain.replace(form, known), told);

const NORTHERN: readonly Form[] = [
  [/(?<!\p{L})æ e(?!\p{L})/giu, 'jeg er'],
  [/(?<!\p{L})æ(?!\p{L})/giu, 'jeg'],
  [/(?<!\p{L})mæ(?!\p{L})/giu, 'meg'],
  [/(?<!\p{L})ska(?!\p{L})/giu, 'skal'],
  [/(?<!\p{L})te(?= \p{L})/giu, 'til'],
  [/(?<!\p{L})hjælp(?=e?(?!\p{L}))/giu, 'hjelp'],
];
/** Abbreviations and missing apostrophes, written out because in a message of ours they would look like our mistake. */
const SHORTENED: Record<Language, readonly Form[]> = {
  no: [
    [/(?<!\p{L})m\/ ?(?=\p{L})/giu, 'med '],
    [/(?<=\p{L} )m (?=\p{L})/gu, 'med '],
    [/^annenhver$/giu, 'annenhver gang'],
    [/(?<!\p{L})ei (?=kopp(?!\p{L}))/giu, 'en '],
    // Minutes, which take no possessive.
    [/(?<=(?<!\d)1) ?min(?!\p{L})/giu, ' minutt'],
    [/(?<=\d) ?min(?!\p{L})/giu, ' minutter'],
    [/(?<=(?<!\p{L})for (?:[2-9]|\d\d) )stk\.?(?=[,!?]|$)/giu, 'personer'],
    [/^(?:tja|vet ikke|haha+|lol)[,.…]+ (?=\p{L})/giu, ''],
  ],
  en: [
    [/(?<!\p{L})w\/o (?=\p{L})/giu, 'without '],
    [/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with '],
    [/(?<!\p{L})w (?=(?:the|my|a|an|some|no|mates|friends)(?!\p{L}))/giu, 'with '],
    [/(?<!\p{L})n (?=(?:not|then|just|the|my)(?!\p{L}))/giu, 'and '],
    // A phone that is "off" is a thing to have, not a deed.
    [/(?<=^|[,;] )phone (?=(?:off|away|down|on silent)(?!\p{L}))/giu, 'have my phone '],
    [/(?<!\p{L})sat nite(?!\p{L})/giu, 'Saturday night'],
    [/(?<!\p{L})nite(?!\p{L})/giu, 'night'],
    [/(?<=\p{L} )(?<!(?<!\p{L})(?:the|a|this|my|our) )til(?= \p{L})/gu, 'until'],
    [/(?<!\p{L})fri(?!\p{L})/gu, 'Friday'],
    [/(?<!\p{L})thurs?(?!\p{L})/giu, 'Thursday'],
    [/(?<!\p{L})tues(?!\p{L})/giu, 'Tuesday'],
    [/(?<!\p{L})weds(?!\p{L})/giu, 'Wednesday'],
    [
      /(?<=(?<!\p{L})(?:on|next|this|every|by|until|till?) )sat(?=[,.!?]|$| (?:at|with|morning|night|evening|afternoon)(?!\p{L}))/giu,
      'Saturday',
    ],
    [
      /(?<=(?<!\p{L})(?:on|next|every|by|until|till?) )sun(?=[,.!?]|$| (?:at|morning|night|evening|afternoon)(?!\p{L}))/giu,
      'Sunday',
    ],
    [/(?<!\p{L})((?:some|any|every)(?:one|body) else|no(?: one|body) else)s(?!\p{L})/giu, '$1’s'],
    [/(?<!\p{L})(ca|do|wo)nt(?!\p{L})/giu, '$1n’t'],
    // Chat abbreviations that carry no meaning for the recipient.
    [/(?<!\p{L})(?:idk|dunno)(?:[,.…?]+ ?|$)/giu, ''],
    [/(?<!\p{L})(?:tbh|ngl|lol|haha+|pls|plz)(?!\p{L})[,.…]* ?/giu, ''],
    [
      /(?<=^|[,;.] |(?<!\p{L})(?:and|but) )ill (?=(?:also |just |happily |gladly |only )?(?:bring|be|come|call|do|make|take|pay|help|send|cook|join|drive|text|ring|go|see|get|stay|have|host|bake|meet|drop|pop|buy|give|lend|cover|write)(?!\p{L}))/giu,
      'I’ll ',
    ],
    [/(?<!\p{L})ppl(?!\p{L})/giu, 'people'],
    [
      /(?<=(?<!\p{L})all (?:\d+|two|three|four|five|six|ten|twelve)) of (?:them|us)(?=$|[,.]| (?:on|this|in|at|for))/giu,
      '',
    ],
    [
      /(?<!\p{L})((?:every|some|any|no)(?:body|one))s (?=(?:birthday|turn|job|house|place|kids?|dinner|fault|problem|mess|business)s?(?!\p{L}))/giu,
      '$1’s ',
    ],
    [/(?<=(?<!\p{L})(?:an?|one) (?:week|day|hour|month))s (?=(?:notice|warning)(?!\p{L}))/giu, '’s '],
    [/(?<=(?<!\p{L})(?:days|weeks|hours)) (?=(?:notice|warning)(?!\p{L}))/giu, '’ '],
    [/^(shop|store)[ -]?bought(?=$|[,.]| and )/giu, '$1-bought ones'],
    [
      /(?<=(?<!\p{L})(?:coffee|tea|lunch|dinner|brunch|drinks?|walk|instead|\p{L}+day) )just (?:1|one) of (?=(?:them|you|the)(?!\p{L}))/giu,
      'with just one of ',
    ],
    [/(?<!\p{L})(?:tmrw|tmr|tomoz)(?!\p{L})/giu, 'tomorrow'],
    // "On me own" means "on my own".
    [
      /(?<=(?<!\p{L})(?:in|with|on|off|of|from|at) )me (?=(?:own|headphones|earphones|dog|book|tea|mates?|mum|mam|da|dad|sister|brother|kids|bed|garden|phone|slippers|pyjamas|pjs|feet|family|friends?)(?!\p{L}))/giu,
      'my ',
    ],
    [/(?<!\p{L})(that|there|what|here)s(?= \p{L}|$)/giu, '$1’s'],
    [
      /(?<!\p{L})its(?= (?:not|just|only|too|ok|okay|fine|nits|all|so|a|an|the|my|over|been|about|for|time|done|urgent)(?!\p{L}))/giu,
      'it’s',
    ],
    [/(?<!\p{L})((?:do|does|did|is|was|are|were|could|would|should|has|have|had)n)t(?!\p{L})/giu, '$1’t'],
    [/(?<!\p{L})(they|you)re(?!\p{L})/giu, '$1’re'],
    [/(?<!\p{L})ive(?= \p{L})/giu, 'I’ve'],
    [/(?<!\p{L})[Ii]m(?= \p{L})/gu, 'I’m'],
  ],
};

/** Words of nynorsk and of dialects with their Bokmål forms: a message of ours is in one form of Norwegian. */
const IN_BOKMAAL = new Map(
  `eg:jeg ikkje:ikke itj:ikke ittj:ikke ikkj:ikke berre:bare bærre:bare ein:en eit:et dei:de noko:noe nokon:noen
  nokre:noen nåkka:noe nokka:noe nåe:noe mykje:mye meir:mer heilt:helt heile:hele heil:hel frå:fra saman:sammen åleine:alene
  aleine:alene heime:hjemme heim:hjem kva:hva kven:hvem kvart:hvert korleis:hvordan korsen:hvordan medan:mens
  óg:også òg:også dykk:dere desse:disse ho:hun hennar:hennes eige:eget eigen:egen eigne:egne vere:være gjere:gjøre
  gjera:gjøre gjer:gjør seie:si seier:sier gje:gi gjev:gir kome:komme kjem:kommer kjæm:kommer køyre:kjøre
  køyra:kjøre leggje:legge leggja:legge lægge:legge sitje:sitte sitja:sitte liggje:ligge liggja:ligge følgje:følge
  følgja:følge byggje:bygge selje:selge syngje:synge syngja:synge tenkje:tenke tenkja:tenke spørje:spørre
  fortelje:fortelle teikne:tegne kvile:hvile kvila:hvile sova:sove kjøpa:kjøpe ringja:ringe ringje:ringe
  hjelpa:hjelpe lesa:lese skriva:skrive drikka:drikke sleppe:slippe sleppa:slippe orkar:orker klarar:klarer
  greiar:greier kjøra:kjøre mårån:morgenen mårå:morgen treng:trenger toler:tåler fekk:fikk gjekk:gikk vart:ble blei:ble veke:uke veka:uka vekene:ukene
  timar:timer dagar:dager kveldar:kvelder gongar:ganger gonger:ganger gong:gang laurdag:lørdag sundag:søndag
  måndag:mandag tysdag:tirsdag laurdagen:lørdagen sundagen:søndagen lørdan:lørdagen søndan:søndagen
  føremiddag:formiddag ettermiddan:ettermiddagen kveldan:kveldene morra:morgen imorra:i&morgen skule:skole
  skulen:skolen skular:skoler heimeskule:hjemmeskole utsetjing:utsettelse utsetjinga:utsettelsen oppgåve:oppgave
  oppgåva:oppgava oppgåver:oppgaver semesteroppgåva:semesteroppgaven samvit:samvittighet mobiln:mobilen
  sofan:sofaen meldingan:meldingene ungan:ungene ungane:ungene tvillingane:tvillingene gutane:guttene
  hovudet:hodet hovud:hode hovve:hodet haue:hodet huet:hodet ryggjen:ryggen kyrkja:kirken kyrkje:kirke sia:siden
  sidan:siden mæ:meg dæ:deg sæ:seg hainn:han hu:hun dokker:dere dåkker:dere enno:ennå korfor:hvorfor
  kvifor:hvorfor einkvan:noen lettare:lettere kortare:kortere rolegare:roligere roleg:rolig einsleg:enslig
  trøytt:trøtt vore:vært veit:vet sjuk:syk sjuke:syke sjukt:sykt sjukare:sykere sjukehus:sykehus
  sjukehuset:sykehuset sjukdom:sykdom sjukdommen:sykdommen sjukmeldt:sykmeldt sjukmelding:sykmelding tankar:tanker
  tankane:tankene annan:annen lovar:lover ringjer:ringer søv:sover søver:sover søve:sove kviler:hviler kvilte:hvilte
  trur:tror høyrer:hører høyre:høre høyra:høre køyrer:kjører gløymer:glemmer gløyme:glemme gløymt:glemt
  tenkjer:tenker fortel:forteller kjennest:kjennes finst:finnes synest:synes likar:liker brukar:bruker
  betalar:betaler arbeidar:arbeider snakkar:snakker vaskar:vasker ryddar:rydder handlar:handler ventar:venter
  pratar:prater passar:passer hentar:henter vaknar:våkner flyttar:flytter spelar:spiller spele:spille spela:spille
  spel:spill lånar:låner bakar:baker lagar:lager masar:maser kjeftar:kjefter klagar:klager kommenterar:kommenterer
  inviterar:inviterer veninne:venninne veninna:venninna vener:venner venene:vennene vennane:vennene syster:søster
  systera:søstera systra:søstera sysken:søsken foreldrane:foreldrene pengar:penger pengane:pengene rekning:regning
  rekninga:regninga rekningar:regninger stove:stue stova:stua kjøken:kjøkken kjøkenet:kjøkkenet klede:klær
  kleda:klærne frukost:frokost mjølk:melk mjølka:melka vatn:vann vatnet:vannet kaffi:kaffe kaffien:kaffen ljos:lys
  ljoset:lyset songar:sanger morgon:morgen morgonen:morgenen morgonane:morgenene dagane:dagene timane:timene
  kveldane:kveldene planane:planene gjestane:gjestene månad:måned månaden:måneden månader:måneder haust:høst
  hausten:høsten sommar:sommer sommaren:sommeren jol:jul jola:jula bryllaup:bryllup bryllaupet:bryllupet
  bursdagane:bursdagene heimefrå:hjemmefra heimefra:hjemmefra heimekontor:hjemmekontor heimelekse:hjemmelekse
  heimelekser:hjemmelekser heimover:hjemover heimebesøk:hjemmebesøk heimelaga:hjemmelaget einsam:ensom
  einsemd:ensomhet mogleg:mulig umogleg:umulig naudsynt:nødvendig fleire:flere betre:bedre seinare:senere seint:sent
  seine:sene då:da dersom:hvis difor:derfor staden:stedet stad:sted eigentleg:egentlig eigentlig:egentlig
  verkeleg:virkelig sjølv:selv deira:deres dykkar:deres teke:tatt gjeve:gitt vorte:blitt arbeidslaus:arbeidsløs
  søvnlaus:søvnløs rastlaus:rastløs laus:løs lause:løse tidlegare:tidligere vanskelegare:vanskeligere
  hyggelege:hyggelige koselege:koselige vanskelege:vanskelige rolege:rolige daglege:daglige vanlege:vanlige nån:noen
  nåen:noen noken:noen kje:ikke itte:ikke ka:hva kæm:hvem kem:hvem korsn:hvordan kossen:hvordan åssen:hvordan
  hossen:hvordan jæ:jeg jei:jeg æg:jeg mei:meg trænge:trenger træng:trenger trænger:trenger tænke:tenke
  tænker:tenker værre:verre læse:lese læs:leser sætte:sette væra:være hær:her dær:der mæst:mest bæst:best
  halde:holde tek:tar vaflar:vafler bollar:boller bakarste:bakerste rekkje:rekke rekkja:rekka alein:alene ålein:alene åsså:også kveill:kveld kveillen:kvelden kveilln:kvelden mårra:morgen mårran:morgenen
  hælg:helg hælga:helga vækka:uka fræmmenfolk:fremmede bæssmor:bestemor mainn:mann
  mainnen:mannen ongan:ungene ungar:unger`
    .split(/\s+/u)
    .map((pair): [string, string] => {
      const [form = '', known = ''] = pair.replace('&', ' ').split(':');
      return [form, known];
    }),
);
const EACH_WORD = /(?<!\p{L})\p{L}+(?!\p{L})/gu;
const SENTENCE_BEGINS = /(?:^|[.!?:]\s*)$/u;

/** Phrases that no word-for-word table can translate. */
const PHRASES_IN_BOKMAAL: readonly Form[] = [
  // "Dei" as an object, where no verb of theirs follows.
  [
    /(?<=\p{L} )(?<!(?<!\p{L})(?:at|om|når|fordi|som|og|men|enn) )dei(?= (?:i|på|med|om|til|frå|fra|for|hos|av|ein|eit|ei|kvar|no|og|eller)(?!\p{L})|[,.]|$)/giu,
    'dem',
  ],
  [/(?<!\p{L})godt samvit/giu, 'god samvittighet'],
  [/(?<=(?<!\p{L})så )(les|syng|skriv)(?= (?:nokon|noen|ein|en) )/giu, '$1er'],
  [/(?<=\p{L} )te (?=\p{Lu})/gu, 'til '],
  [/(?<!\p{L})ein ann(?:an|a)(?= )/giu, 'en annen'],
  [/(?<!\p{L})ei anna(?= )/giu, 'en annen'],
  [/(?<!\p{L})(?:noko|nokka|nåkka) anna(?!\p{L})/giu, 'noe annet'],
  [
    /(?<!\p{L})kvar(?= (?:\p{L}*dag|veke|uke|kveld|morgon|morgen|gong|helg|månad|time|natt|einaste)(?!\p{L}))/giu,
    'hver',
  ],
  [/(?<!\p{L})no(?=[,.!]|$| (?:er|når|må|skal|vil|kan|i)(?!\p{L}))/giu, 'nå'],
  [/(?<!\p{L})utan(?= \p{L})/giu, 'uten'],
  [/(?<!\p{L})kvar(?= (?:er|har|skal|kan|bur)(?!\p{L}))/giu, 'hvor'],
  [/(?<!\p{L})kor(?= (?:mykje|mye|mange|lenge|langt|ofte|er|skal)(?!\p{L}))/giu, 'hvor'],
  [/(?<!\p{L})me(?= (?:skal|har|er|kan|må|vil|går|får|treng|trenger)(?!\p{L}))/giu, 'vi'],
  [/(?<=(?<!\p{L})(?:har|hadde|ha) )kome(?!\p{L})/giu, 'kommet'],
  [/(?<=(?<!\p{L})(?:har|hadde|ha) (?:ikkje |ikke |ikkj |itj )?)s[oø]ve(?!\p{L})/giu, 'sovet'],
  // Verb forms that never follow "jeg" in Bokmål, unless it stands behind its verb ("kan jeg jobbe").
  [
    /(?<=(?<!\p{L})(?<!(?:kan|vil|må|skal|bør|får|tør|kunne|ville|skulle|måtte|burde|fikk) )jeg )(orke|trenge|klare|bruke|tåle|håpe|ønske|kjenne|tenke|sitte|ligge|jobbe|savne|sove|grue|glede|vente)(?!\p{L})/giu,
    '$1r',
  ],
  [/(?<=(?<!\p{L})(?<!(?:kan|vil|må|skal|bør|får|kunne|ville|skulle|måtte|burde) )jeg )ha(?= \p{L})/giu, 'har'],
  [/(?<=\p{L} )ligg(?!\p{L})/giu, 'ligger'],
  [/(?<=\p{L} )sit(?!\p{L})/gu, 'sitter'],
  [/(?<!\p{L})(?!u?mogleg|eigentleg|verkeleg)(\p{L}{2,})leg(?!\p{L})/giu, '$1lig'],
  [/(?<!\p{L})(?!applaus|nikolaus)(\p{L}{3,})laus(?!\p{L})/giu, '$1løs'],
  // Bokmål infinitives in -a: "å delta", "å forlate", "å dra".
  [/(?<=(?<!\p{L})å )(?!(?:\p{L}*[^t])?ta(?!\p{L})|\p{L}*(?:dra|la|ha)(?!\p{L}))(\p{L}{3,})a(?!\p{L})/giu, '$1e'],
  [/(?<=(?<!\p{L})(?:ei|ein|en) )(kak|supp|jent)a(?!\p{L})/giu, '$1e'],
  // Infinitives in -a; after "har" the same form is a participle.
  [
    /(?<=^|(?<!\p{L})(?:å|må|skal|vil|kan|bør|burde|skulle) )(bak|lag|vask|rydd|handl|vent|snakk|prat|pass|hent)a(?!\p{L})/giu,
    '$1e',
  ],
  [/(?<=(?<!\p{L})(?:å|må|skal|vil|kan|bør|burde|skulle|får) )(?:koma|kome)(?!\p{L})/giu, 'komme'],
  [/(?<=(?<!\p{L})(?:å|må|skal|vil|kan|bør|burde|skulle|får) )(?:vera|vere)(?!\p{L})/giu, 'være'],
  [/(?<=(?<!\p{L})(?:å|skal|vil|må|kan) )kom(?= )/giu, 'komme'],
  // Pronouns and "with" in the dialects of Trøndelag and its surroundings.
  [/(?<=(?<!\p{L})(?:[Hh]jelp|[Rr]ing|[Bb]esøk|[Hh]ent|[Kk]jør|[Mm]øt)e? )a(?= |$)/gu, 'henne'],
  [/(?<=(?<!\p{L})(?:henne|ham|han|deg|dem) )me(?= \p{L})/giu, 'med'],
  [/(?<=(?<!\p{L})(?:å|og) )hjelp(?= (?:henne|ham|han|deg|dem|til|med)(?!\p{L}))/giu, 'hjelpe'],
  // "Å" written for "og".
  [/(?<=\p{L} )å (?=(?:ikke|ikkje|itj|ikkj) (?:mer|meir)(?!\p{L}))/giu, 'og '],
];

/** Forms of nynorsk and dialect that the word table lacks. */
const UNKNOWN =
  /(?<!\p{L})(?:æ|kvil|heim\p{L}*|kvar|(?-i:anna|vera|koma|(?!\p{L}*bane|(?:u|\p{L}*s)?vane)\p{Ll}{3,}ane)|stilla|lova)(?!\p{L})/iu;
/** Nynorsk adjectives, recognised by their ending. */
const BY_ENDING = /(?<!\p{L})(?!applaus)\p{Ll}{3,}(?:leg|laus)(?!\p{L})/u;
/** Forms that Bokmål has in another meaning: alone they are no sign of dialect. */
const SHARED = new Set(['høyre', 'hær', 'seine', 'seint', 'stad', 'vener', 'gong', 'veke', 'seier']);

const isOther = (told: string): boolean =>
  UNKNOWN.test(told) ||
  [...told.matchAll(EACH_WORD)].some(([word]) => {
    const form = word.toLowerCase();
    return IN_BOKMAAL.has(form) && !SHARED.has(form);
  });

/** Each word in its Bokmål form; capitals and names stay. */
const inBokmaal = (told: string): string =>
  inForms(told, PHRASES_IN_BOKMAAL).replace(EACH_WORD, (word, at: number, whole: string) => {
    const known = IN_BOKMAAL.get(word.toLowerCase());
    if (known === undefined || !/^\p{Lu}/u.test(word)) return known ?? word;
    return SENTENCE_BEGINS.test(whole.slice(0, at)) ? withCapital(known) : word;
  });

/**
 * Rewrites abbreviations, missing apostrophes, nynorsk and dialect into the forms the rules know, so that a message is
 * in one written form. Norwegian with an unknown form is left unchanged. The classifiers have their own table
 * (`plainForms`), which may merge words that must stay apart here.
 */
export function inPlainForm(told: string, language: Language): string {
  const written = inForms(told, SHORTENED[language]);
  if (language === 'en') return written;
  const plain = /(?<!\p{L})æ(?!\p{L})/iu.test(written) ? inForms(written, NORTHERN) : written;
  if (!isOther(written) && !BY_ENDING.test(written)) return written;
  const bokmaal = inBokmaal(plain);
  return isOther(bokmaal) ? plain : bokmaal;
}

/** Words in capitals for emphasis, which would read as shouting in a message. */
const SHOUTED =
  /(?<!\p{L})(?:ALLTID|HVER|IGJEN|OG|IKKE|ALDRI|ALLE|ALT|HELE|OSS|HER|NÅ|AGAIN|AND|NOT|ALL|EVERY|EACH|ALWAYS|NEVER|WHOLE|NOW|REALLY|EVER|STILL|ONLY|JUST|MY|OUR|HERE)(?!\p{L})/gu;

/** Notes in keywords, which are turned into phrases: "lunch then home", "anything else, pie". */
const NOTED_EN: readonly (readonly [RegExp, string])[] = [
  [/^((?:join|come|stay|pop|drop|stop|go|be) .+?),? (?:and )?then (?:straight )?home$/iu, '$1 and then head home'],
  [/(?<=(?:any|some)thing else), (\p{L}+)$/iu, ', like $1'],
];

/** A person's own words in plain form. */
export function plainWords(told: string, language: Language): string {
  const plain = inPlainForm(ownWords(told, Number.POSITIVE_INFINITY), language).replaceAll(SHOUTED, (word) =>
    word.toLowerCase(),
  );
  return language === 'no' ? plain : NOTED_EN.reduce((words, [noted, said]) => words.replace(noted, said), plain);
}

/** Whether a text is in nynorsk or dialect: within a sentence of ours it would be another language. */
export const isInOtherForm = (told: string, language: Language): boolean =>
  language === 'no' && isOther(inPlainForm(told, language));
