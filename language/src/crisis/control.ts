/** Phrases that may tell of control by a partner or a family: not a crisis in itself, and no place for a "say no" script (S15). Norwegian. */
export const CONTROL_NO = `
  vold|volden|vald|valden|voldelig*|valdeleg*
  <partner>|<kin> _ sjekk*|les|leser|overvåk*|snok*|låser|hacker|krever|går|roter|kikk* __ telefon*|mobil*|melding*|epost*|snap*|pc|pcen|insta*|chat*|postkass*|dagbok*|passord*
  sjekk*|leser|les|overvåk*|snok*|passord* _ telefon*|mobil*|melding*|snap*|epost* mine|min|mi|mitt
  må|krever _ gi|vise|oppgi|ha _ passord*|posisjon*|lokasjon*|telefonen|mobilen
  <partner>|<kin> __ sporer|spore|overvåk*|forfølg*|forfølger|stalk*|spioner*|skygger <meg>|oss|hvor|telefonen
  <partner>|<kin> __ følg*|følger|føl etter <meg>|oss
  må|tvunget|tvinges dele|ha posisjon*|lokasjon*
  får|fikk|har|fekk <not> lov _ til? _ å? _ gå|møte|dra|ha|snakke|se|treffe|jobbe|ut|være|bruke|kjøpe|studere|reise|ringe|besøke|bestemme|velge|kle
  får|fikk <not> gå|dra|møte|treffe|se|snakke|ha _ ut|venn*|familie*|alene|aleine|penger|kort|jobb|telefon*
  <partner>|<kin> __ lar|let|lot|vil|lèt <meg> <not> _ få? gå|møte|dra|ha|snakke|se|treffe|jobbe|ut|være|bruke|kjøpe|studere|reise|ringe|besøke|bestemme|velge
  <partner>|<kin> __ nekt* <meg>|oss
  <partner>|<kin> __ bestem* over|alt|hva|hvem|hvor|når|kva|kven|kor|hvilke|om|at __ <jeg>|<meg>|alt|penger*|pengene|vi
  <partner>|<kin> __ bestem* alt|over_meg|over_alt
  bestem* over <meg>|pengene|livet|kroppen|lønna|hva_jeg
  <partner>|<kin> __ kontroll*|styrer|styrar _ <meg>|alt|hva|penge*|økonomi*|livet|hverdagen|kor|kven|hvem
  kontrollerende|kontrollerande
  <partner>|<kin> __ sjalu*
  sykelig|ekstremt|sinnsykt|sjukeleg sjalu*
  truer|trua|truet|trugar|trussel|trusler|trugsmål|truende
  <partner>|<kin> __ tving*|tvang|tvunge*|press* <meg>|oss til|i|å
  tvang*|tvunget til å|sex|ekteskap*
  tvangsgift*|tvangsekteskap*|æresvold|æresdrap|kjønnslemlest*|omskjær*
  gifte|gift <meg>|bort mot
  spør*|be|ber _ _ om lov|tillatelse|løyve _ før|til|når|å|hver|for
  spør*|be|ber <partner> _ om å få treffe|møte|se|besøke|gå|dra|reise|ringe|bruke|ha
  eks|eksen|ekskjæresten|eksmannen|ekskona __ møter|dukker|står opp|utenfor
  må|skal|pleier __ vise|levere|forklare kvittering*
  kvittering* for alt
  <partner>|<kin> __ tar|tok|tek|holder|gjemmer|gjemt|beholder|disponerer|har _ lønn*|penge*|bankkort*|kortet|pass|passet|nøkl*|bilnøkl*|bankid* mitt|mine|mi|min
  isoler* <meg>|oss
  vite|veta|vete|sjekker|spør hvor|kor|hvem|kven <jeg> er|har|var|skal
  <redd> hva|hvordan|kva|korleis|for _ han|hun|ho|mannen|kona|kjæresten|samboeren|typen|eksen|faren|pappa __ reagerer|gjør|gjer|sier|blir|finner|skal_si
  <redd> ham|han|henne|ho|mannen|kona|samboeren|faren|eksen
  <redd> for ham|han|henne|ho|mannen|kona|samboeren|pappa|faren|broren|eksen|stefar*
  <partner>|<kin> __ eksploder*|klikk*|raser|rasar|rasende|rabiat _ hvis|når|om|viss|dersom|at|over|av|.
  <partner>|<kin> __ sint|sinna|forbanna|sur|sinne|grinete __ nei|ut|venn*|snakker|går|møter|andre|drar|grenser
  <partner>|<kin> __ sint|sinna|forbanna at|så <jeg> _ redd|livredd|skremt
  <partner>|<kin> __ kast*|knus*|slår|slo|ødelegg* __ ting|tallerken*|glass*|telefonen|veggen|tinga|tingene|døra|på_meg|etter_meg
  kast* _ _ etter <meg>
  <partner> __ skriker|hyler|kjefter|roper|brøler|freser til|på|mot <meg>|oss
  <partner>|<kin> __ kaller <meg> _ hore|ludder|feit|stygg|dum|idiot|ubrukelig|psyko|sinnssyk|gal|verdiløs|tjukk|hora
  <partner>|<kin> __ ydmyk*|nedverdig*|manipuler*|gaslight*|psyk* <meg>|ut
  psykisk|fysisk|økonomisk|negativ|sosial vold|terror|kontroll|mishandling
  del*|legge|true*|spre* _ nakenbild*|bilder|bildene|video* _ av <meg>
  krisesenter*|besøksforbud*|kontaktforbud*|voldsalarm*|vergeløs
  tør|torer|våger|vågar <not> å? si|seie|nekte|gå|dra|forlate|fortelle|protestere|motsi __ imot|til_ham|ham|nei|fra|hjem|han|ho|mannen|kona|samboeren|kjæresten|noe|noko
  får|fikk|blir bank|juling|straff|straffet|straffa|slått
  straff* <meg> med|når|hvis|ved|for
  går på|rundt eggeskall|nåler
  går|lister på|rundt|meg eggeskall|tå|nåler
  mot min|viljen|min_vilje vilje|min
`;

/** The same in English. */
export const CONTROL_EN = `
  violence|violent|coerc*
  <partner>|<kin> _ check*|reads|read|monitor*|snoop*|goes|looks|going|demands|hacked|takes|took __ phone|texts|messages|emails|email|snapchat|insta*|dms|diary|mail|passwords?|social
  check*|reads|monitor*|goes_through my phone|messages|texts|emails
  <partner>|<kin> __ track*|stalk*|spies|spying|surveil* <just>? on? me|my|us|where
  <partner>|<kin> __ follow* me|us everywhere|around|home|wherever|to
  share my location|password*
  wants|demands|has|need|needs|must to know __ where|who i|im
  not|never|isnt|arent|wasnt allow* to _ go|meet|see|have|talk|work|leave|drive|use|buy|study|travel|call|visit|speak|wear|be|spend|choose|any
  <partner>|<kin> __ doesnt|wont|never|didnt|not|wouldnt let|allow|lets|letting me|us _ go|meet|see|have|talk|work|leave|drive|use|buy|study|travel|call|visit|speak|wear|out|be|spend|any|near
  <partner>|<kin> __ forbid*|forbade|stops|prevents|stopped me|us
  <partner>|<kin> __ decid*|dictat*|choos* __ my|i|me|everything|money|who|what|where|us
  <partner>|<kin> __ control* _ me|my|everything|money|what|who|all|us|the|our
  controlling
  <partner>|<kin> __ jealous
  insanely|extremely|pathologically|violently jealous
  threat*
  <partner>|<kin> __ forc*|pressur*|coerc*|guilt*|blackmail* me|us
  forced marriage|to|into marry|marriage|sex|have
  arranged|honour|honor killing|violence|based
  ask* __ permission|allowed
  ask* _ <partner> _ if i can|may see|meet|go|visit|use|have
  ex __ turns|shows|turned|showed up
  need|have|get|without|must _ permission
  show|hand|give|keep __ receipt*
  receipts for everything
  <partner>|<kin> __ takes|took|keeps|kept|hides|hid|holds|controls|has|withholds _ my _ money|wages|salary|card|passport|keys|paycheck|id|phone|bank|pay
  isolat* me|us
  <redd> of? what|how|when _ he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|they|hel|ex|hes __ react*|do|does|say|says|finds|might|will|wil
  <redd> of him|her|them|my_husband|my
  <redd> to say|tell|leave|talk|disagree|upset|anger|make|ask no|him|her|them|anyone|my
  <partner>|<kin> __ explod*|rage|rages|furious|snaps|loses if|when|at|over|his|her|it|and|because|.
  <partner>|<kin> __ angry|mad|furious|rage __ afraid|scared|no|friends|out|leave|talk|say|boundaries|terrified
  <partner>|<kin> __ throw*|threw|smash*|break*|broke|punch*|destroy* __ things|plates|glass*|phone|wall|my|door|at_me
  throw*|threw things|stuff|plates|objects at me|us
  <partner> __ scream*|yell*|shout* at|in me|us|my
  <partner>|<kin> __ calls|called|calling me _ whore|slut|fat|ugly|stupid|crazy|worthless|useless|bitch|psycho|idiot|dumb|names
  <partner>|<kin> __ humiliat*|degrad*|belittl*|gaslight*|manipulat* me|us
  gaslight*
  emotional*|physical*|financial*|verbal* abus*|control*|violen*
  shar*|post*|threat*|leak*|send|spread _ nudes|naked|photos|pictures|videos of|me me|.
  restraining order|womens_shelter|shelter
  walk* on eggshells|eggshell
  get|got|gets|being hit|slapped|punished|beaten
  punish* me|us
  against my wil|will|wishes
`;
