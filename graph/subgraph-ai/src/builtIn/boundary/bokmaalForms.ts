/** A pattern, and the form it is replaced by. */
export type Form = readonly [RegExp, string];

/** Forms of northern dialects, replaced where "æ" shows that the text is in one. */
export const NORTHERN: readonly Form[] = [
  [/(?<!\p{L})æ e(?!\p{L})/giu, 'jeg er'],
  [/(?<!\p{L})æ(?!\p{L})/giu, 'jeg'],
  [/(?<!\p{L})mæ(?!\p{L})/giu, 'meg'],
  [/(?<!\p{L})ska(?!\p{L})/giu, 'skal'],
  [/(?<!\p{L})te(?= \p{L})/giu, 'til'],
  [/(?<!\p{L})hjælp(?=e?(?!\p{L}))/giu, 'hjelp'],
];
/** Words of nynorsk and of dialects with their Bokmål forms: a message of ours is in one form of Norwegian. */
export const IN_BOKMAAL = new Map(
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
/** Phrases that no word-for-word table can translate. */
export const PHRASES_IN_BOKMAAL: readonly Form[] = [
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
