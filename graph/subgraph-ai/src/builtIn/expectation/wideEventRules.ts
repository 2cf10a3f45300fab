import type { PlannedEvent } from '@spire/domain/readingLabels';
import { rulesOf, without } from '../plainWords.ts';
import { AFTER_AGE, OWN_BIRTHDAY } from './birthdays.ts';
import { TRIP_WORDS } from './journeys.ts';
import { NO_OWN_CARE, OWN_CARE } from './ownCare.ts';

const TRAVEL = `${TRIP_WORDS}|til flyplassen|to the airport`;
/** Words that make a clinic a workplace, a place of study or the place of something worse than an appointment. */
const NO_CLINIC_VISIT =
  'jobb\\p{L}*|praksis|placement|vakt|skift|shift|work|job|interview|\\p{L}*intervju\\p{L}*|exam|eksamen|first day|første dag|abort\\p{L}*|termination|chemo\\p{L}*|cellegift\\p{L}*|surgery|operasjon\\p{L}*|operer\\p{L}*|visit(?:ing)? (?:my|mum|mom|dad|him|her)|besøke\\p{L}*|dog|cat|hund\\p{L}*|katt\\p{L}*';
const CLINIC =
  '(?<!fra (?:\\p{L}+ )?)(?!(?:dyre|skjønnhets|hår|hud ?pleie|velvære|abort|poli)klinikk)\\p{L}*klinikk(?:en)?(?!\\p{L})|(?<!from (?:the |my |our )?(?:\\p{L}+ )?)(?<!(?:legal|law|debt|tax|repair|skills|golf|beauty|vet|veterinary|writing|football|coaching) )clinics?(?!\\p{L})(?! (?:bill|form)s?(?!\\p{L}))|smerte(?:team|poli)\\p{L}*|pain (?:team|management (?:appointment|team|doctor))';

/** Staff of a school. */
const STAFF =
  'rektor\\p{L}*|inspektør\\p{L}*|renhold\\p{L}*|vaskehjelp|vaktmester\\p{L}*|miljøarbeider|miljøterapeut|kokk|sekretær|helsesykepleier|sfo|kantine\\p{L}*|ansatt|pedagog\\p{L}*|(?:as|som) (?:a |an |the |en |ei |ny |new )+(?!(?:\\p{L}+ )?(?:student|pupil|learner|fresher|elev|lærling)(?!\\p{L}))\\p{L}+|as head|headteacher|head ?master|principal|cleaner|caretaker|janitor|dinner lady|lunch lady|receptionist|librarian|bibliotekar|on staff|staff';
const FOR_A_CHILD =
  'sønn|sønnen|datter|dattera|datteren|gutten|guten|jenta|barnet|barna|ungen|ungene|minsten|eldsten|tvillingene|barnebarn\\p{L}*|følge|følgje|følger|son|daughter|kid|kids|child|children|my (?:little )?(?:boy|girl)|twins|grandson|granddaughter|youngest|eldest|his|her|their';

/** Rules for general events, which are tested after the specific ones; the first match wins. */
export const WIDE_EVENTS = rulesOf<PlannedEvent>([
  [
    'parting',
    '(?:tak|driv|dropp)ing (?:my|our) (?:\\p{L}+ )?(?:son|daughter|husband|wife|partner|boyfriend|girlfriend|fianc\\p{L}*|brother|sister|best friend)(?: off)? (?:to|at) the airport|(?:kjører?|følger?) (?:sønnen|dattera|datteren|mannen|kona|kjæresten|samboeren|broren|søstera|søsteren)(?: min| mi)? (?:til|på) flyplassen|leirskole|uten (?:henne|ham|han|barna|ungene|dattera|datteren|sønnen)(?: min)? (?:en|ei|i) |flytter? hjemmefra|drop(?:ping)? .{2,30} off at (?:uni|university|college|camp)|(?:leav(?:es|ing)|mov(?:es|ing)|off) (?:home )?(?:for|to) (?:uni|university|college)|(?:week|weekend|days) without (?:him|her|the kids|my (?:son|daughter|kids|husband|wife))',
  ],
  [
    'school-run',
    '(?:hente|levere|kjøre|følge)(?: og (?:hente|levere))? (?:\\p{L}+ ){0,2}?(?:i barnehagen|på skolen|til skolen|til barnehagen|i barnehage)|(?:kjøre|hente|følge) (?:ungene|ungan|barna|borna)(?!\\p{L})|school (?:run|drop|pick)\\p{L}*|nursery (?:run|drop|pick)\\p{L}*|(?:picking|pick) up the kids|(?:drop(?:ping)?|tak(?:e|ing)|get(?:ting)?) the kids (?:off )?(?:at|to|from) (?:school|nursery)',
  ],
  ['children-activity', 'fotballkamp|skoleavslutning|sports day|school play|nativity|juleavslutning|luciatog'],
  [
    'family-dinner',
    '(?:jule|påske|familie)(?:middag|lunsj|frokost)|julaften|(?:middag|lunsj) hos|svigerforeldre|christmas dinner|family dinner|dinner (?:at|with) my (?:parents|mum|family|in-?laws)|(?:meet|meeting) (?:the|his|her|their|my (?:boyfriend|girlfriend|partner|fiancée?).{0,2}) parents|sunday lunch',
  ],
  [
    'visit-receive',
    '(?:coming|kommer) (?:for|til|over|på|hit) (?:dinner|middag|tea|kaffe|lunch|besøk)|få besøk|får besøk|sleepover (?:at|here)|overnattingsbesøk|overnatting hos oss|having (?:people|friends) (?:over|round)',
  ],
  [
    'difficult-talk',
    '(?:samtale|møte|prat) med (?:sjefen|lederen|leiaren|arbeidsgiver\\p{L}*) (?:om|ang)|tilrettelegging\\p{L}*|oppfølgings(?:møte|samtale)\\p{L}*|dialogmøte\\p{L}*(?! (?:med|hos|på) nav)|(?:talk|meeting|chat|conversation) with (?:my |the )?(?:boss|manager|hr|employer) (?:about|re)|ask(?:ing)? (?:my |the )?(?:boss|manager|work|employer) (?:for|if|about|to)|reasonable adjustments|(?:talk|speak) to my (?:boss|manager)|snakke med (?:sjefen|lederen)|si (?:det )?til (?:mamma|pappa|sjefen|mannen|kona|samboeren|kjæresten)|tell(?:ing)? my (?:dad|mum|mom|boss|partner|husband|wife|parents)',
  ],
  [
    'doctor',
    '(?:nevrolog|neurolog|kardiolog|cardiolog|revmatolog|rheumatolog|gynekolog|gynaecolog|gynecolog|dermatolog|ortoped|orthop|endokrinolog|endocrinolog|urolog|psychiatr|psykiat)\\p{L}*|øre-?nese|spesialist(?:en)?(?!\\p{L})|(?:the|a|my) (?:specialist|consultant)|(?:specialist|consultant) appointment|øyelege|hudlege|spesialistlege|smear test',
  ],
  [
    'funeral',
    "begrav(?:else|e(?!\\p{L}))|gravlegge\\p{L}*|bury(?:ing)? (?:my |our )?(?:mum|mom|dad|nan|gran|granny|grandma|grandad|grandpa|mother|father|sister|brother|aunt|uncle|husband|wife|son|daughter|friend|him|her)(?!\\p{L})|bisettelse|minnestund|urnened\\p{L}*|askespredning|(?:spre|scatter\\p{L}*|spread\\p{L}*) (?:\\p{L}+(?:[’']s)? )?(?:aske|ashes)\\p{L}*|\\p{L}*[’']s ashes|funeral|wake(?!\\p{L})|memorial service",
  ],
  ['wedding', 'bryllup|wedding'],
  // Texts about a visit or a farewell do not fit a grave.
  [
    'none',
    "(?:til|på|ved|besøke?r?|stelle|pynte|to|at|visit(?:ing)?|tend(?:ing)?) (?:\\p{L}+(?:[’']s)? )?(?:grav|grava|graven|gravsted\\p{L}*|gravlund\\p{L}*|kirkegård\\p{L}*|graves?|graveside|cemetery)(?!\\p{L})|dignitas|(?:identify|identifisere) (?:\\p{L}+ )?(?:body|lik\\p{L}*|mamma|pappa)",
  ],
  ['own-birthday', OWN_BIRTHDAY],
  [
    'children-party',
    "bursdag\\p{L}* (?:for|til|med) (?:\\p{L}+ ){0,2}?(?:sønn|datter|datra|dattera|barnet(?!\\p{L})|ungen|gutten|guten|jenta|tvilling|minsten|eldsten|(?:[2-9]|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv)-?åring)|(?:holde|arrangere|ha) (?:\\p{L}+ )?barnebursdag|barnebursdag (?:hjemme|hos oss)|(?:birthday|party).{0,15} for (?:my|our) (?:\\p{L}+ )?(?:son|daughter|kid|child|twins|boy|girl|toddler|\\p{L}+-year-old)|(?:my|our) (?:son|daughter|kid|child|twins|boy|girl|toddler)(?:[’']s|s[’']|s)? (?:[\\p{L}\\d]+ )?birthday|(?:kids|children)[’']?s? (?:birthday )?party (?:at (?:ours|home|my|our))",
  ],
  [
    'birthday',
    `bursdag|\\d0-?års(?:lag|dag|feiring)\\p{L}*|birthday|b-?day(?!\\p{L})|(?:(?:mum|mom|dad|nan|gran|grandma|grandad|sister|brother|friend|husband|wife|aunt|uncle|boss|\\p{Lu}\\p{L}+)(?:['’]s|s)|his|her|their|my) (?:big )?[1-9](?:[05]th|8th|1st)(?!\\p{L})|turn(?:s|ing) [1-9]0${AFTER_AGE}|(?:fyller|blir) [1-9]0${AFTER_AGE}`,
  ],
  [
    'party',
    '(?:night|evening) out(?!\\p{L})|jentekveld|guttekveld|bytur|utepils|klassefest|klassetreff|julebord|utdrikningslag|innflyttingsfest|reunion|baby shower|hen (?:do|night|party)|stag do|christmas party|housewarming',
  ],
  ['dentist', 'tannlege|tannklinikk|tannpleier|dentist|dental (?:clinic|appointment|check)'],
  ['doctor', `${without(NO_CLINIC_VISIT)}(?:${CLINIC})`],
  ['therapy', 'psykolog|terapeut|terapitime|samtaleterapi|therap(?:y|ist)|counsell'],
  [
    'hospital-visit',
    '(?:cataract|grå stær|kne|hofte|hjerte|mandel|gallestein|hernia|hip|knee|heart|gallbladder)[- ]?(?:operasjon\\p{L}*|operation|surgery|replacement)|(?:my|the|an?) (?!doctor|dental|vet)(?:\\p{L}+ )?(?:operation(?! of)|surgery)(?!\\p{L})|(?:skal|må|jeg blir) (?:\\p{L}+ )?opereres?(?!\\p{L})|operasjonen(?!\\p{L})|endoscop\\p{L}*|colonoscop\\p{L}*|gastroskopi\\p{L}*|koloskopi\\p{L}*|biopsi\\p{L}*|biopsy|day surgery|dagkirurgi|sykehus|poliklinikk|hospital|mri(?!\\p{L})|mr-?undersøkelse',
  ],
  [
    'hospital-visit',
    `${without('vakt|skift|shift|jobb\\p{L}*|work\\p{L}*')}(?:A&E(?!\\p{L})|emergency room|legevakt\\p{L}*|radiumhospitalet|chemo(?:therapy)?(?!\\p{L})|cellegift\\p{L}*)`,
  ],
  ['doctor', 'legetime|fastlege|legen|lege(?:besøk)?(?!\\p{L})|doctor|gp appointment|my gp'],
  [
    'camping',
    'camping|telttur\\p{L}*|sove i telt|speiderleir\\p{L}*|speidertur\\p{L}*|scout camp|in a tent|festivalcamp\\p{L}*',
  ],
  // Staff of a school begin a job.
  [
    'first-school-day',
    `${without('teacher(?! training)|teach|teaching|lærer(?!studie|utdanning|skole)\\p{L}*|assistent\\p{L}*|assistant|vikar\\p{L}*|job|jobb\\p{L}*|work\\p{L}*|back|tilbake|attende|again|igjen')}${without(STAFF)}${without(FOR_A_CHILD)}(?:first (?:day|week|lecture|lesson|class) (?:at|of|in|on) (?:my |the |a )?(?:new |big |secondary |high |middle |upper |senior |primary |sixth )*(?:uni|university|college|school|sixth form|form|year \\d+|\\d+th grade|grade \\d+|class|term)(?!\\p{L})|start(?:ing)? (?:at )?(?:uni|university|college|(?:(?:a |my )?new|big|secondary|high|middle) school|sixth form|year \\d+)(?!\\p{L})|(?:første|fyrste) (?:skole)?(?:dag|dagen|uke|uka|time|timen|forelesning)\\p{L}* (?:på|i) (?:den |det |min |mitt |ny |nytt |nye )*(?:studie\\p{L}*|universitet\\p{L}*|uni|høyskol\\p{L}*|høgskul\\p{L}*|\\p{L}*skole(?:n|a)?|\\p{L}*skule(?:n)?|vgs|videregående|vidaregåande|klasse\\p{L}*|\\d+\\.? ?klasse|åttende|åttande)(?!\\p{L})|(?:begynn(?:e|er)|byrj(?:e|a|ar)|start(?:e|er)) (?:på|i) (?:ny (?:skole|skule|klasse)|videregående|vidaregåande|vgs|ungdomsskol\\p{L}*|ungdomsskul\\p{L}*|universitetet|høyskol\\p{L}*|studie\\p{L}*|8\\.? ?klasse|åttende)|første skoledag|fyrste skuledag)`,
  ],
  [
    'first-day',
    'first (?:day|week|lecture|lesson|shift) (?:at|of|in|on) (?:my |the |a )?(?:new |big |secondary |high |upper |senior )?(?:uni|university|college|school|course|term|job|place|class|sixth form)\\p{L}*|first day (?:as|on the job)|start(?:ing)? (?:uni|university|college|a new (?:job|school)|my new job)|(?:første|fyrste) (?:skole)?(?:dag|dagen|uke|uka|vakt|time|forelesning)\\p{L}* (?:på|i) (?:den |det |min |ny |nytt |nye )*(?:studie\\p{L}*|universitet\\p{L}*|høyskol\\p{L}*|høgskul\\p{L}*|skole\\p{L}*|skule\\p{L}*|vgs|videregående|(?<=nye? )jobb\\p{L}*|kurs\\p{L}*|klasse\\p{L}*|praksis\\p{L}*)|begynne (?:på|i) (?:ny (?:jobb|skole|klasse)|videregående|universitetet|studiet)|første skoledag',
  ],
  ['welfare-office', 'nav(?!\\p{L})|jobcentre|welfare office|pip assessment|disability assessment'],
  ['job-interview', 'jobbintervju|job interview|interview (?:at|for|with)'],
  [
    'first-day-back',
    'første dag(?:en)? (?:tilbake|på jobb)|tilbake på jobb|tilbake i jobb|first day back|back (?:to|at) work',
  ],
  ['online-meeting', 'teams-?møte|zoom|videomøte|på teams|teams call|video call'],
  ['exam', 'eksamen|exam(?!ple)|teoriprøve|theory test'],
  [
    'presentation',
    'presentasjon|foredrag|holde (?:tale|innlegg|et innlegg)|legge fram|presentation|give a (?:talk|speech)',
  ],
  [
    'concert-cinema',
    '(?:se|gå|dra|bli med)(?: på)? (?:\\p{L}+ )?\\p{L}*kamp(?:en)?(?=$| (?:på|med|i)(?!\\p{L})| mot (?!kreft|sykdom|depresjon))|(?:^|the |a |big )(?:(?:hurling|rugby|football|soccer|hockey|cricket|basketball|gaa) )?match(?= (?:on|with|at|against|v|vs|tonight|tomorrow|this)(?!\\p{L})|$)|(?:watch(?:ing)?|go(?:ing)? to) (?:the |a )?(?:\\p{L}+ )?(?:match|game)(?!\\p{L})',
  ],
  // Couples who live together have another kind of date.
  [
    'time-for-two',
    "(?:date|kjæreste) ?(?:night|kveld)\\p{L}*|(?:(?:kino|middags?|kaffe|lunsj)?date|kveld|middag|evening|dinner|night out|weekend away|helgetur) (?:with|med) (?:my |the )?(?:wife|husband|partner|fianc\\p{L}*|girlfriend|boyfriend|kona|mannen|kjæresten|samboeren|typen)(?!\\p{L}|[’'])(?! (?:and|og|til|sin|for)(?!\\p{L}))(?!.{0,12}(?:famil|foreldre|parents))",
  ],
  ['date', '(?:en |a |first )date(?!\\p{L})|stevnemøte'],
  [
    'flight',
    'flytur\\p{L}*|fly(?:r)? til|(?:på|ta|med) fly(?:et)?(?!\\p{L})|flight(?! of )|fly(?:ing)? (?:alone |solo |back |home )?to|on (?:a|the) plane',
  ],
  ['travel', TRAVEL],
  [
    'public-transport',
    'tar? (?:bussen|trikken|toget|t-banen)|bussen til|t-banen|tak(?:e|ing) the (?:bus|tube|tram|train|metro)|bus ride',
  ],
  [
    'children-activity',
    "babysvøm\\p{L}*|svømmekurs(?:et)? (?:til|med)|svømming med (?:baby|barn|ung)\\p{L}*|(?:bub|baby|toddler|kid|son|daughter|child)(?:ren)?(?:[’']?s)? (?:\\p{L}+ )?swim(?:ming)? (?:class|lesson)|(?:tak(?:e|ing)|bring(?:ing)?) (?:the|my|both) (?:kids|children|twins|boys|girls|grandkids|grandchildren)|ta(?:r)? (?:med )?(?:seg )?(?:ung[ea]ne?|barna|borna) (?:med )?(?:til|på|i)(?!\\p{L})|med (?:ung[ea]ne?|barna|borna|barnebarna?)(?!\\p{L})|with (?:the|my) (?:kids|children|grandchildren|grandkids|twins)",
  ],
  ['swimming', 'svøm\\p{L}*|symj\\p{L}*|swim\\p{L}*|(?:i|til) bassenget|the pool(?!\\p{L})(?! table)|isbad\\p{L}*'],
  [
    'walk',
    '(?:kvelds?|morgen|gå|spaser|lufte|skogs|hunde)tur\\p{L}*(?! (?:med|i) (?:båt|bil))|(?:tur|ut) med (?:bikkja|\\p{L}*hund\\p{L}*|valpen)|lufte (?:bikkja|hunden|valpen)|gå (?:en |ein )?tur(?!\\p{L})|walk(?:ing)? (?:the|my|our) (?:dog|puppy)|dog walk|(?:evening|morning|afternoon|short|little) walk|for a walk',
  ],
  [
    'exercise',
    'trening|treningssenter|yogatime|jogge|gym|zumba|pilates|spinning(?!\\p{L})|aerobic\\p{L}*|workout|yoga class|physio exercises',
  ],
  [
    'hobby',
    'kor(?:et|øv\\p{L}*)?(?!\\p{L})|strikkekveld|malekurs|keramikk|korps|choir|allotment|parsellen|pottery|knitting group|book club|band practice',
  ],
  [
    'concert-cinema',
    'konsert|kino|teater|muse[eu]m|musuem|galleri(?!\\p{L})|gallery|utstilling|exhibition|concert|cinema|theatre|gig(?!\\p{L})',
  ],
  [
    'moving-house',
    'flytte(?:lass|dag)\\p{L}*|flytte (?:ut|inn|til|fra (?:foster|bofelles|leilighet|hus|hybel)\\p{L}*|for (?:meg|mæ) (?:selv|sjøl|sjølv))(?!\\p{L})|moving (?:house|day|flat|into my own)',
  ],
  [
    'desk-work',
    '(?:års|måneds|kvartals)(?:oppgjør|regnskap|rapport)\\p{L}*|regnskap(?:et)?(?!\\p{L})|bokføring\\p{L}*|mva-?(?:oppgave|melding)\\p{L}*|(?<!gi (?:meg|oss) )\\p{L}*frist(?:en)?(?!\\p{L})|(?:the |our )?(?:financial )?year[- ]end(?!\\p{L})(?! (?:party|do|dinner|drinks|concert|show|celebration|bash|lunch))|month[- ]end(?!\\p{L})|annual (?:accounts|report)|(?:do|doing|finish|finishing|close|closing|my|the|our|business) (?:off )?(?:the |my |our )?(?:accounts|bookkeeping)(?!\\p{L})|vat return|(?:the |my |a |work |project |report )+deadline(?!\\p{L})|deadline(?= (?:for|on|at|tomorrow|friday|monday)|$)|skattemelding|selvangivelse|fylle ut|skjema(?:et|er)?(?!\\p{L})|søknad|regninger|papirarbeid|budsjett|lekser|skrive (?:på )?(?:oppgave|master|bachelor|stil|artikkel|rapport)|tax return|(?:^|my |the |doing )taxes|online banking|nettbank(?:en)?(?!\\p{L})|mobilbank|fill(?:ing)? (?:in|out) (?:the |a |my |some )?(?:\\p{L}+ )?(?:form|application)|paperwork|application form|the bills|homework|essay|dissertation|writing (?:the|my|a) (?:report|thesis|article|paper)',
  ],
  [
    'own-care',
    `${without(NO_OWN_CARE)}(?:${OWN_CARE})(?!\\p{L})(?! (?:curtain|room|head|tray|gift|party|present|house)|,? (?:i|in) (?:sjøen|havet|vannet|elva|fjorden|the (?:sea|lake|river)))`,
  ],
  [
    'keepsakes',
    "(?:box|boxes|eske[nr]?|esk(?:a|ene)|kasse[nr]?|kassa|suitcase|koffert(?:en)?) (?:of|med|full of) (?:old |gamle )?(?:letters|memories|photos|diaries|brev\\p{L}*|minner|bilder|dagbøker)(?!\\p{L})|(?:read(?:ing)?|open(?:ing)?|lese|åpne|gå gjennom) (?:the |all |my |de )*(?:old |gamle |love |old love )(?:letters|brev(?:ene)?|diar(?:y|ies)|dagbøker|photos|bilder)(?!\\p{L})|dødsbo\\p{L}*|(?:tømme|rydde|selge)(?: \\p{L}+){0,4}? barndomshjem\\p{L}*|(?:clear|empty|sell|pack)\\p{L}*(?: \\p{L}+){0,3}? childhood (?:home|bedroom)|(?:sort(?:ing)?(?: out| through)?|go(?:ing)? through|clear(?:ing)?(?: out)?|empty(?:ing)?|(?<=late )pack(?:ing)? up) (?:all |some )?(?:of )?(?:my |our |the )?(?:late )?(?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|mother|father|husband|wife|brother|sister|parents)(?:['’]s|s['’]) (?:old |last )?(?:things|clothes|stuff|belongings|house|flat|room|wardrobe|letters|boxes|papers|desk|tools|books)(?!\\p{L})|(?:sortere|rydde(?: ut| opp| i| opp i)?|tømme|gå gjennom) (?:\\p{L}+ ){0,2}?(?:ting(?:ene)?|saker|sakene)? ?etter (?:mamma|pappa|mor|mora|far|faren|bestemor|bestefar|mormor|morfar|farmor|farfar|mannen|kona|foreldrene)(?!\\p{L})|(?:sortere|rydde(?: ut| opp| i| opp i)?|tømme|gå gjennom) (?:\\p{L}+ ){0,2}?(?:klær\\p{L}*|leilighet\\p{L}*|huset|papir\\p{L}*|esk\\p{L}*|skap\\p{L}*|rommet) (?:etter|til) (?:mamma|pappa|mor|mora|far|faren|bestemor|bestefar|mormor|morfar|farmor|farfar|mannen|kona|foreldrene)(?!\\p{L})",
  ],
  [
    'cleaning',
    '(?<!(?<!\\p{L})(?:død\\p{L}*|døydde|died|death|late)(?!\\p{L}).*)(?!.*(?<!\\p{L})(?:late|husband\\p{L}*|wife\\p{L}*|mum\\p{L}*|mom\\p{L}*|dad\\p{L}*|mamma|pappa|mor|far|død\\p{L}*|died)(?!\\p{L}))(?:sort(?:ing)?(?: out| through)?|sortere|gå gjennom) (?:[\\p{L}]+ ){0,4}?(?:clothes|toys|boxes|cupboards?|klær\\p{L}*|babyklær|leker|lekene|esker|eskene|skap\\p{L}*)(?!\\p{L})',
  ],
  [
    'making',
    'male (?:litt|akvarell|(?:et |på )?(?:bilde|maleri))|tegne(?!\\p{L})|strikke(?!\\p{L})|hekle(?!\\p{L})|brodere|spille (?:gitar|piano)|skrive (?:et )?dikt|paint(?:ing)? (?:a )?(?:picture|something|watercolou?r|portrait)|knitting (?!group|club)|crochet|sewing (?!group|club)|draw(?:ing)?(?= (?:a|an|something)(?!\\p{L})|$)|play(?:ing)? (?:the |my )?(?:guitar|piano)',
  ],
  ['cooking', 'lage (?:mat|middag)|bake(?!\\p{L})|cook(?:ing)?|baking'],
  ['cleaning', 'vaske (?:badet|huset|gulvet|kjøkkenet|hytta)|støvsuge|rydde(?!\\p{L})|clean(?:ing)?|hoover|tidy'],
  [
    'errand',
    'dmv(?!\\p{L})|(?:licen[cs]e|passport) (?:renewal|office|appointment)|renew(?:ing)? (?:my |the )?(?:\\p{L}+ )?(?:licen[cs]e|passport)|(?:fornye|søke om|hente) (?:\\p{L}+ )?(?:pass|passet|førerkort\\p{L}*|sertifikat\\p{L}*)(?!\\p{L})|trafikkstasjon\\p{L}*|passkontor\\p{L}*|bilverksted|verkstedet|eu-kontroll|post office|postkontoret|apoteket|pharmacy|(?:i|til|to the) bank(?:en)?(?!\\p{L})',
  ],
  [
    'shopping',
    '(?:trip|run|tur(?:en)?) (?:to|til|på) (?:tesco|aldi|lidl|asda|ikea|costco|target|walmart|sainsbury\\p{L}*|kiwi|rema|coop|meny)(?!\\p{L})|handle(?!\\p{L})|grocer(?:y|ies)|kjøpesenter|ikea|butikken|matbutikk|supermarket|shopping|the shops?',
  ],
  [
    'alone-time',
    '(?:helga|helgen|helg|uke|døgn|uka|uken|dagen|dager|kvelden|weekend|week|days?|evening) (?:helt |all )?(?:alene|aleine|åleine|alone|by myself|on my own)(?!\\p{L})|alenehelg|(?:hjemme )?(?:alene|aleine) (?:hjemme )?(?:i helga|i helgen|hele helga|en uke|ei uke|mens (?:mannen|kona|samboeren|alle|resten))|(?:alone|by myself|on my own) (?:for the|all|this|the whole) (?:weekend|week|day)|alone while',
  ],
  [
    'quiet-day',
    '(?:empty|tom|tomt|blank|fri|open) (?:\\p{L}+ )?(?:day|dag|saturday|sunday|monday|weekend|helg|lørdag|søndag|morning|evening|kveld)(?!\\p{L})|(?:hel|heil|hele|heile|whole|entire) (?:\\p{L}+ )?(?:fridag|fri|free|off|for meg selv|to myself)(?!\\p{L})|(?:hele|heile|whole|entire) (?:day|dagen|weekend|helga|helgen|saturday|lørdag\\p{L}*|sunday|søndag\\p{L}*) (?:fri|free|off|for meg selv|to myself|hjemme|at home)|nothing (?:planned|on|at all|in the diary)(?=[,.!?]|$| (?:today|this|all|tomorrow))|(?:uten|utan) (?:noe|noko|en ting) i kalender\\p{L}*|(?:empty|tom) (?:calendar|diary|kalender)|ingenting på planen|(?:weekend|afternoon) off|hjemmedag|uten planer|ingen planer|fridag|no plans|day to myself|day off',
  ],
  ['phone-call', 'ringe(?! på)(?!\\p{L})|phoning|telefonsamtale|phone call|ring (?:the|my)|call (?:the|my)'],
  // The wide pattern stands behind the narrow ones, because the first match wins.
  [
    'animals-and-crops',
    '(?:sau|ku|geit|lamme)?(?:lamming|kalving)\\p{L}*|lambing|calving|foaling|(?:folling|følling)\\p{L}*|sauesank\\p{L}*|sauesanking|saueskill\\p{L}*|saueklipp\\p{L}*|(?:sheep|sau) (?:gathering|shearing)|slåttonn\\p{L}*|våronn\\p{L}*|innhøsting\\p{L}*|harvest(?:ing)?(?!\\p{L})(?! (?:festival|mouse))|(?:høste|plukke|ta opp|grave opp|sette|legge ned) (?:\\p{L}+ )?(?:honning\\p{L}*|epler|eplene|potet\\p{L}*|grønnsaker|bær(?:ene)?|gulrøtter)|bikube\\p{L}*|kubene|birøkt\\p{L}*|(?:my|our|the|keeping) bees(?!\\p{L})|beekeep\\p{L}*|bee ?hives?|(?:dig(?:ging)?(?: up)?|lift(?:ing)?|pick(?:ing)?|plant(?:ing)?|sow(?:ing)?) (?:the |our |my )?(?:potatoes|apples|berries|strawberries|tomatoes|bulbs|seeds|vegetables|garden|beans)|plante (?:ut |om )?(?:\\p{L}+ )?(?:i hagen|poteter|tomat\\p{L}*|løk\\p{L}*|grønnsaker|hagen|stauder|roser)|så (?:frø|gress\\p{L}*|gulrøtter|karse)(?!\\p{L})|hage(?:arbeid|stell|dag)(?:et|en)?(?!\\p{L})|gardening(?! (?:club|centre|center))|(?:the|our|my|new) hens(?!\\p{L})|høn(?:s|ene|er)(?!\\p{L})|raised bed|pallekarm\\p{L}*|fjøs(?:et|stell\\p{L}*)?(?!\\p{L})|milking',
  ],
  [
    'first-meeting',
    "(?!.*(?<!\\p{L})(?:date|therap\\p{L}*|psykolog\\p{L}*|lege\\p{L}*|doctor|boss|sjef\\p{L}*|manager|surgeon|lawyer|advokat|saksbehandler\\p{L}*|nav|physio\\p{L}*|fysio\\p{L}*|korps\\p{L}*|koret|work|jobb\\p{L}*|specialist|consultant|dentist|tannlege\\p{L}*|clinic|team|siden|sia|since|again|igjen|in (?:months|years|weeks|ages|a (?:year|while|long))|på (?:et år|flere|mange|lenge|\\d+)|på (?:årevis|evigheter))(?!\\p{L}))(?:(?:møte|treffe|meet(?:ing)?)(?!\\p{L})[^.!?]{2,60}(?<!\\p{L})(?:for første gang|for the first time)|(?:møte|treffe|meet(?:ing)?) (?:up with )?(?:min |my |our |the |en |ein |a |an |ei )*(?:\\p{L}+ )?(?:halvbror\\p{L}*|halvsøster\\p{L}*|half[- ]?(?:brother|sister)|biologiske?|birth (?:mother|father|mum|mom|dad|parents|family)|online friend|internet friend|nettvenn\\p{L}*|new (?:flatmate|housemate|roommate|support worker|carer|neighbou?rs?)|nye? (?:romkamerat|bofelle|støttekontakt|kontaktperson|nabo\\p{L}*|personlig\\p{L}*))(?!\\p{L})|(?:meet(?:ing)?|møte|treffe) (?:his|her|their|my (?:partner|boyfriend|girlfriend)(?:['’]?s)?|kjærestens|barna til kjæresten) (?:kids|children|son|daughter|barn)(?!\\p{L}))",
  ],
  [
    'work-trip',
    '(?<!(?<!\\p{L})(?:parents?|teacher|school|press|present(?:ing)?|speak(?:ing)?|talk(?:ing)?|holde|innlegg|foredrag) .*)(?<!(?:parent|teacher)-)(?!.*(?<!\\p{L})(?:present(?:ing|ation|asjon\\p{L}*)|foredrag\\p{L}*|innlegg|speaker|my talk)(?!\\p{L}))(?:jobbreise\\p{L}*|jobbtur\\p{L}*|tjenestereise\\p{L}*|konferanse(?:n|r)?(?!\\p{L})|fagdag(?:er|ene)?(?!\\p{L})|(?:personal|leder|jobb|avdelings)seminar\\p{L}*|seminar (?:med|på|i) (?:jobben|jobb|avdelingen|\\p{L}+ med jobben)|team ?building|teamsamling\\p{L}*|(?:team|company|work|staff|department) (?:off-?site|retreat|away ?days?|trip|weekend|conference|seminar)|off-?site(?!\\p{L})(?! meeting)|(?<!(?:video|zoom|phone|online|press|family|teams|news|case) )(?:a |the |my |work |annual )?conference(?!\\p{L})(?! (?:call|with|room|about))|business trip|work trip|trade (?:show|fair)|training course away)',
  ],
  [
    'dark-months',
    '(?!.*(?<!\\p{L})(?:er (?:over|slutt|omme)|is over|(?:sola|solen) (?:kjem|kommer|kjæm|snur|er) |sun (?:comes|coming|is) back)(?!\\p{L}))(?:clocks? (?:go(?:es|ing)?|chang(?:e|es|ing)) back|(?:stille|stiller|stilles) klokk(?:a|en) (?:tilbake|attende)|mørketid\\p{L}*|polar night|(?:the )?(?:dark (?:months|season|winter)|long dark winter|long months)(?!\\p{L})|(?:mørke|lange mørke) (?:måneder|månader|vintermåneder)\\p{L}*|dark (?:at|by) (?:four|three|half|3|4)(?!\\p{L})|(?:blir|er) mørkt (?:allerede )?(?:klokk[ae]n? |kl\\.? ?)?(?:tre|fire|3|4|15|16)(?!\\p{L}))',
  ],
  [
    'season',
    'clocks? (?:go(?:es|ing)?|chang(?:e|es|ing)) (?:forward)?|(?:stille|stiller|stilles) klokk(?:a|en) (?:fram|frem)|mørketid\\p{L}*|(?:sola|solen) (?:kjem|kommer|kjæm|snur|e|er) (?:tilbake|attende|tebake)|soldag(?:en)?(?!\\p{L})|(?:the )?sun (?:comes|coming|is) back|(?<!(?:i|på|in) (?:den |the )?)(?:first|fyrste|første) (?:snow|snø(?:en)?)(?!\\p{L})|(?:the )?(?:(?:dark|long) (?:months|season)|long dark winter)(?!\\p{L})|dark (?:at|by) (?:four|three|half|3|4)(?!\\p{L})|(?:winter|autumn|høsten|hausten|vinteren) (?:is )?(?:coming|kommer|kjem)(?!\\p{L})|heat ?wave|hetebølge\\p{L}*|pollensesong\\p{L}*|pollen season',
  ],
  [
    'work-shift',
    '(?:^|my |a |the |next )shift(?= (?:at|on|tomorrow|tonight)(?!\\p{L})|$)(?! (?:at|in) (?:my |the )?new)|on call (?:this|all|over|tonight|at|for)(?!\\p{L})|(?:^|på |ha |har )vakt(?:a|en)?(?= (?:på|i|lørdag|søndag|fredag|hele|alene|i natt)(?!\\p{L})|$)',
  ],
]);
