import type { PlannedEvent } from '@spire/domain/readingLabels';
import { readEvent } from '@spire/language/readers';
import type { Reading } from '@spire/language/reading';
import { known, NONE, plain, rulesOf, toldBy, type Rules } from '../plainWords.ts';
import { comesAlong, isOfOthers, withoutEx } from './along.ts';
import { ANIMAL_PARTED, ANIMAL_SEEN_TO, ANIMAL_UNWELL, NO_VET, PLAIN_ERRAND, VET } from './animals.ts';
import { AFTER_AGE, OWN_BIRTHDAY } from './birthdays.ts';
import { NO_DAY_FOR_CAKE, NO_JOURNEY_FOR_ITSELF, OF_DEATH } from './heavy.ts';
import { NO_OFFICE_VISIT, OFFICE_VISIT } from './offices.ts';
import { NO_OWN_CARE, OWN_CARE } from './ownCare.ts';

const FLIGHT = '(?:fly(?:tur(?:en)?|et|r|reise[nr]?)?|flight|flying|(?:on|the|a) plane)(?!\\p{L})(?! of stairs)';
const WITH_CHILDREN =
  '(?:med|with|w/?) (?:[\\p{L}\\d]+ ){0,3}?(?:barn|barna|born|borna|unger|ungar|ungene|ungan|småbarn\\p{L}*|baby\\p{L}*|toddlers?|kids?|children|twins|tvilling\\p{L}*|sønn\\p{L}*|datter\\p{L}*|dattera|son|daughter|grandkids|grandchildren|\\d[- ]?åring\\p{L}*|\\d[- ]year[- ]old)(?!\\p{L})';

/** Excludes listeners and proud relatives, who do not perform themselves. */
const ONESELF =
  '(?<!(?:watch|listen|see|seeing|se på|sjå på|høre på|høyre på|hear|daughter|son|kid|child|niece|nephew|datter|datra|sønn|son|barn|ung|niese|nevø)\\p{L}*.{0,30})';
const PERFORMING = [
  'opptre(?:r|den)?(?!\\p{L})|åp(?:en|ne|na) (?:mikrofon|mikk|scene)\\p{L}*|slampoesi\\p{L}*|(?:fram|frem)før(?:e|er|ing)\\p{L}*|(?:synge?r?|spille?r?|spele?r?|danse?r?|lese) (?:\\p{L}+ ){0,4}?(?:solo(?!\\p{L})|for (?:publikum|mange)|foran|på (?:scen|konsert|avslutning|elevkveld)\\p{L}*|i (?:bryllupet|kirka|kirken))|solo(?:sang|konsert|parti)\\p{L}*|elevkonsert|(?:spille|spele) (?:\\p{L}+ )?(?:konsert|gig)(?!\\p{L})|(?:holde|ha) (?:\\p{L}+ ){0,3}?(?:konsert|forestilling|tale)(?!\\p{L})|generalprøve|på scen(?:a|en)(?!\\p{L})|(?:være med|spille|spele) i (?:\\p{L}+ )?(?:stykke|teaterstykke|skuespill|revy)\\p{L}*|(?:spille|spele) (?:revy|teater)(?!\\p{L})|(?:skal|ska|må) (?:æ |eg |jeg )?hold(?:e)? tale',
  'recital|perform(?:ing|ance)?(?!\\p{L})(?! review)|(?:sing(?:ing)?|play(?:ing)?|danc(?:e|ing)|read(?:ing)?) (?:\\p{L}+ ){0,4}?(?:solo(?!\\p{L})|in front of|on stage|at (?:the|a|my|our) (?:\\p{L}+ )?(?:concert|wedding|show|gig|service)|at church|in church)|(?:giv(?:e|ing)|mak(?:e|ing)|do(?:ing)?) (?:a|the|my) (?:\\p{L}+ ){0,3}?(?:speech|toast)|(?:best man|maid of honou?r|bride|groom|wedding)(?:.s)? speech|my (?:solo|speech)|our (?:gig|concert|show)(?!\\p{L})|play(?:ing)? the (?:spoons|fiddle|organ|harp) (?:at|in|for)(?!\\p{L})|open mic|poetry slam|opening night|on stage|(?:in|part in) (?:a|the|our) play(?!\\p{L})',
].join('|');

/** A condition that none of the words stands before or after. */
const without = (words: string) => `(?<!(?<!\\p{L})(?:${words})(?!\\p{L}).*)(?!.*(?<!\\p{L})(?:${words})(?!\\p{L}))`;

const FERRY =
  '(?<!(?:jobb\\p{L}*|arbeid\\p{L}*|vakt) på )fer[gj](?:a|en|e|eturen?)(?!\\p{L})|(?:hurtig|danske)båt(?:en)?(?!\\p{L})|kielferg\\p{L}*|(?<!work(?:s|ing)? on )(?:the |a )ferry(?!\\p{L})|ferry (?:to|from|over|across|crossing|ride|trip)|(?:by|on) ferry(?!\\p{L})|(?:ta|tar|med) båten (?:over )?til(?!\\p{L})|(?:the|by) boat to(?!\\p{L})';
const TRIP_WORDS = `(?:weekend|day|week|few days) (?:away|at the (?:beach|seaside|coast|lake)|by the (?:sea|lake)|in the mountains)|(?:dag|helg|helga|uke|uka|noen dager) (?:på stranda|ved (?:sjøen|havet|vannet)|på fjellet)|helgetur\\p{L}*|storbyferie|hyttetur\\p{L}*|(?:på|til) hytta|(?<!(?:vaske|rydde|selge|male|bygge|pusse opp|overta|arve) )hytta(?= (?:med|sammen|saman|i lag|ilag)(?!\\p{L}))|cabin trip|hurtigrut\\p{L}*|(?:on a|a|the|our) (?:\\p{L}+ )?cruise(?!\\p{L})(?! control)|interrail|ferie(?:tur)? (?:i|til|på)|holiday in|week in|kjøre tog|togtur|toget? til|reise til|train to|${FERRY}`;
const TRAVEL = `${TRIP_WORDS}|til flyplassen|to the airport`;
/** Journeys with company. */
const TRIP = plain(
  `${TRIP_WORDS}|ferie(?:n|tur\\p{L}*)?(?!\\p{L})|holiday (?:to|in|at)|cruise(?!\\p{L})(?! control)|danskebåt\\p{L}*|kielferg\\p{L}*|sydentur\\p{L}*|backpacking`,
);
/** Places one goes to on an errand. */
const ERRANDS =
  '(?:Tesco|Aldi|Lidl|Asda|Ikea|Costco|Target|Walmart|Sainsbury|Morrisons|Waitrose|Boots|Primark|Argos|Screwfix|Kiwi|Rema|Coop|Meny|Obs|Extra|Bunnpris|Europris|Jula|Biltema|Clas|Nille|Rusta|Specsavers|Nav|Haukeland|Ullevål|Riks|Radium|Sunnaas|Gaustad|Great Ormond|Guy|Royal Free|Mayo)';
/** A journey to a named place, whose name begins with a capital. */
const TRIP_TO_NAMED = new RegExp(
  `(?<!\\p{L})(?:(?:[Tt]ur(?:en)?|[Rr]eis[ae]?[nr]?) (?:til|tel|te|rundt|i)|[Tt]rip (?:to|round|around)(?: the)?|[Ww]eekend (?:in|at)(?: the)?|(?:[Hh]elga?|[Hh]elgen|[Ww]eekend) i) (?!${ERRANDS})\\p{Lu}\\p{Ll}`,
  'u',
);
/** Journeys alone, for work, or of a couple who live together (`time-for-two`). */
const NO_TRIP_TOGETHER = plain(
  '(?:alene|aleine|alone|solo|on my own|by myself|conference|konferanse\\p{L}*|jobb\\p{L}*|work|(?:weekend away|helgetur) (?:with|med) (?:my |the )?(?:wife|husband|partner|fianc\\p{L}*|girlfriend|boyfriend|kona|mannen|kjæresten|samboeren|typen))(?!\\p{L})',
);

/** Words that make a clinic a workplace, a place of study or the place of something worse than an appointment. */
const NO_CLINIC_VISIT =
  'jobb\\p{L}*|praksis|placement|vakt|skift|shift|work|job|interview|\\p{L}*intervju\\p{L}*|exam|eksamen|first day|første dag|abort\\p{L}*|termination|chemo\\p{L}*|cellegift\\p{L}*|surgery|operasjon\\p{L}*|operer\\p{L}*|visit(?:ing)? (?:my|mum|mom|dad|him|her)|besøke\\p{L}*|dog|cat|hund\\p{L}*|katt\\p{L}*';
const CLINIC =
  '(?<!fra (?:\\p{L}+ )?)(?!(?:dyre|skjønnhets|hår|hud ?pleie|velvære|abort|poli)klinikk)\\p{L}*klinikk(?:en)?(?!\\p{L})|(?<!from (?:the |my |our )?(?:\\p{L}+ )?)(?<!(?:legal|law|debt|tax|repair|skills|golf|beauty|vet|veterinary|writing|football|coaching) )clinics?(?!\\p{L})(?! (?:bill|form)s?(?!\\p{L}))|smerte(?:team|poli)\\p{L}*|pain (?:team|management (?:appointment|team|doctor))';

const STARTS =
  '(?:skal )?(?:begynne|begynner|byrjar|byrje|starter|starts|is starting|begins) (?:(?:i|på|at|in) )?(?:\\d\\. ?klasse|første ?klasse|skolen?(?!\\p{L})|ungdomssk[ou]\\p{L}*|videregående|vidaregåande|vgs|big school|secondary(?: school)?|middle school|high school|year \\d+|\\d+th grade|barnehage\\p{L}*|kindergarten|nursery|preschool|reception|school(?!\\p{L})|daycare|year one|first grade)';
const CHILD =
  '(?:my |our |the |min |mi |vår |den )?(?:little |big |eldste |yngste |youngest |eldest )?(?:sønn|sønnen|datter|dattera|datteren|gutten|guten|jenta|barnet|barna|ungen|minsten|eldsten|tvillingene|vesla|barnebarn\\p{L}*|son|daughter|kid|kids|child|children|boy|girl|twins|grandson|granddaughter|youngest|eldest)(?!\\p{L})';
const NAMED_CHILD_STARTS = new RegExp(
  `(?<!\\p{L})(?!(?:Mum|Mom|Mother|Dad|Father|Mamma|Pappa|Mor|Far|Bestemor|Bestefar|Gran|Nan|Møte|Jobb|Kor|Konsert|Kurs|Praksis|Trening|Work|Meeting|Concert|Training|Choir|Term|Jeg|Eg|Vi|We)\\p{L}*)\\p{Lu}\\p{Ll}+(?<!(?:en|et|ene|ing|sal|tion|ice)) ${STARTS}(?! (?:again|igjen|som|as)(?!\\p{L}))`,
  'u',
);

/** Staff of a school. */
const STAFF =
  'rektor\\p{L}*|inspektør\\p{L}*|renhold\\p{L}*|vaskehjelp|vaktmester\\p{L}*|miljøarbeider|miljøterapeut|kokk|sekretær|helsesykepleier|sfo|kantine\\p{L}*|ansatt|pedagog\\p{L}*|(?:as|som) (?:a |an |the |en |ei |ny |new )+(?!(?:\\p{L}+ )?(?:student|pupil|learner|fresher|elev|lærling)(?!\\p{L}))\\p{L}+|as head|headteacher|head ?master|principal|cleaner|caretaker|janitor|dinner lady|lunch lady|receptionist|librarian|bibliotekar|on staff|staff';
const FOR_A_CHILD =
  'sønn|sønnen|datter|dattera|datteren|gutten|guten|jenta|barnet|barna|ungen|ungene|minsten|eldsten|tvillingene|barnebarn\\p{L}*|følge|følgje|følger|son|daughter|kid|kids|child|children|my (?:little )?(?:boy|girl)|twins|grandson|granddaughter|youngest|eldest|his|her|their';

/** Rules for events. */
const EVENTS: Rules<PlannedEvent> = [
  ...rulesOf<PlannedEvent>([
    [
      'time-for-two',
      "(?!.*(?<!\\p{L})(?:død\\p{L}*|died|passed|uten (?:ham|han|henne)|without (?:him|her)|alene|aleine|alone|skilt|divorc\\p{L}*|separat\\p{L}*|gifter|gifte (?:meg|oss)|getting married)(?!\\p{L}))(?<!(?<!\\p{L})(?:died|døde|skilt|divorced) .*)(?:(?<!s )bryllupsdag(?:en|a)?(?: vår)?(?!\\p{L})(?! (?:til|for|hos)(?!\\p{L}))|(?<!(?:golden|silver|ruby|diamond|parents.?|his|her|their|[’']s|s[’']) )(?:(?:my|our) )?wedding anniversary(?! (?:party|do|of)(?!\\p{L}))|our anniversary(?!\\p{L})|(?:årsdagen|årsdag) (?:vår|som (?:kjærester|gift)))",
    ],
    [
      'none',
      'bryllupsdag\\p{L}*|(?<!(?:golden|silver|ruby|diamond|parents.?) )(?:wedding|our) anniversary(?! (?:party|dinner|do))|(?<!(?:golden|silver|ruby|diamond|wedding) )anniversary(?! (?:party|dinner|do))|årsdag(?:en)? (?:for|av|til) (?:\\p{L}+ )?(?:ulykk|død|operasjon|skade|diagnos)\\p{L}*',
    ],
    [
      'exercise',
      '(?:mosjonsløp\\p{L}*|halvmaraton\\p{L}*|maraton\\p{L}*|half marathon|marathon|parkrun|fun run)(?!\\p{L})|(?:^|løpe |running |run |my |a |the |first )(?:5|10|21) ?k(?:m)?(?!\\p{L})(?! (?:drive|unna|away))',
    ],
    [
      'none',
      '(?:middag|dinner|drinks|kveld|lunsj|lunch) med (?:\\p{L}+ ){0,2}?(?:klassekamerat|studiekamerat|venneg|venninneg|gamle venner)\\p{L}*|(?:dinner|drinks|lunch|evening) with (?:\\p{L}+ ){0,2}?(?:school ?friends|schoolmates|classmates|old friends|the girls|the lads)',
    ],
    [
      'first-day-back',
      '(?:begynn|start|gå)\\p{L}* (?:å jobbe )?i (?:\\d+ ?%|\\d+ prosent|redusert|halv) (?:\\p{L}+ )?(?:stilling|jobb)(?:en)?|(?:fyrste|første) dag(?:en)? (?:\\p{L}+ ){0,2}?(?:tilbake|attende)|(?:start|begin|go)\\p{L}* back (?:at work )?(?:on|at|with) (?:\\d+ ?(?:%|percent|per cent)|reduced hours|half days)',
    ],
    ['flight-with-children', `${FLIGHT}.{0,40}${WITH_CHILDREN}|${WITH_CHILDREN}.{0,40}(?<!\\p{L})${FLIGHT}`],
    ['performing', `${ONESELF}(?:${PERFORMING})(?!.*(?:begravelse|bisettelse|minnestund|funeral|memorial))`],
    [
      'holiday',
      "(?!.*(?<!\\p{L})(?:dinner|middag|lunch|lunsj|party|fest|shopping|do|concert|konsert|avslutning|play|lesson|eksamen|exam)(?!\\p{L}))(?:17\\. ?mai|17 mai|syttende mai|(?:feire|celebrat(?:e|ing)) (?:jul|påske|eid|christmas|easter|diwali|nyttår)(?:a|en)?(?!\\p{L})|(?:^|my |our |a |the |first )christmas(?= (?:in|with|at|day|eve|alone|abroad|on|without)(?!\\p{L})|$)|(?:^|first |hosting )thanksgiving(?!\\p{L})|(?:^|hele |første )(?:jul|jula|julen|påske|påska|påsken|pinse)(?= (?:med|hos|i|på|hjemme|alene|uten|borte)(?!\\p{L})|$)|(?:^|first )(?:eid|diwali|hanukkah|midsummer)(?!\\p{L})|sankthans\\p{L}*|st\\.? ?hans(?!\\p{L})|nyttårsaften|new year['’]?s eve)",
    ],
    [
      'work-shift',
      '(?:natt(?:e|s)?|kvelds?|helge?|dobbelt?|lang|ekstra|jule|morgen|dag|sen|tidlig|døgn|bak)(?:vakt|skift)\\p{L}*|(?:night|double|late|early|long|weekend|evening|extra|on-call|twelve[- ]hour|12[- ]?(?:h|hr|hour)|back[- ]to[- ]back|christmas|bar|sunday|saturday) shifts?(?!\\p{L})',
    ],
    [
      'phone-call',
      '^(?:å |(?:jeg )?(?:skal|må) |i (?:have|need) to )?(?:ringe(?! på)|telefon(?:møte|samtale|time)|phon(?:e|ing)|ring(?:ing)?(?= (?:the |my |mum|mom|dad|nan))|call(?:ing)?(?! cent))(?!\\p{L})',
    ],
    [
      'family-celebration',
      'konfirmasjon\\p{L}*|konfirmant\\p{L}*|barnedåp\\p{L}*|dåp(?:en|a)?(?!\\p{L})|dåpsfest|navnefest\\p{L}*|navnedag|bar mitzvah|bat mitzvah|quincea\\p{L}*|christening|baptism|naming (?:ceremony|day)|name ?day|(?:(?:his|her|their|my \\p{L}+.?s) )confirmation|confirmation (?:of|party|day)|(?:first|holy) communion|(?:gull|sølv|diamant)bryllup\\p{L}*|(?:golden|silver|ruby|wedding) anniversary|jubile(?:um|et)\\p{L}*|graduation|studentfest',
    ],
    [
      'hoped-for-treatment',
      'ivf(?!\\p{L})|iui(?!\\p{L})|prøverør\\p{L}*|embryo|egg (?:retrieval|collection)|egguthenting|tilbakesetting|fertilit\\p{L}*|ultralyd\\p{L}*(?! av (?!barn|fost|bab|liv))|ultrasound(?! of (?!the baby|our baby))|(?:(?:8|12|20|twelve|twenty)[- ]week|baby|pregnancy) scan',
    ],
    [
      'shopping',
      '(?:handle(?!\\p{L})|handletur\\p{L}*|butikk\\p{L}*|rema|kiwi|coop|meny|ikea|kjøpesenter\\p{L}*|senteret|grocer\\p{L}*|supermarket|stores?|shops?|shopping|the mall|target|costco|aldi|tesco|lidl)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:med|with) (?:the |my |both |alle )?(?:ungene|ungan|barna|borna|barnebarna?|sønnen|dattera|datteren|kids|children|grandkids|twins|toddler|son|daughter)(?!\\p{L})|(?:ta med|take|taking|bring|bringing) (?:seg )?(?:the |my |both )?(?:ungene|ungan|barna|borna|barnebarna?|sønnen|dattera|datteren|kids|children|grandkids|twins|toddler|son|daughter) (?:\\p{L}+ ){0,2}?(?:på|til|i|to) (?:the )?(?:handle(?!\\p{L})|handletur\\p{L}*|butikk\\p{L}*|rema|kiwi|coop|meny|ikea|kjøpesenter\\p{L}*|senteret|grocer\\p{L}*|supermarket|stores?|shops?|shopping|the mall|target|costco|aldi|tesco|lidl)(?!\\p{L})',
    ],
    [
      'exam',
      'norskprøve\\p{L}*|\\p{L}*tentamen|statsborgerprøve\\p{L}*|samfunnskunnskapsprøve\\p{L}*|heldagsprøve\\p{L}*|citizenship test|life in the uk test|(?:^|my )finals(?: week)?(?!\\p{L})|mid-?terms?(?!\\p{L})|(?:^|my |the )mocks(?!\\p{L})',
    ],
    [
      'visit-unwell',
      '(?:see|seeing|visit|visiting) (?:my )?(?:dad|mum|mom|nan|gran|grandma|grandad|mother|father|sister|brother) (?:in|at) (?:the (?:care |nursing )?home|(?:a |his |her )(?:care|nursing) home)(?!\\p{L})',
    ],
    [
      'hair-and-care',
      'frisør|klippe (?:meg|håret)|(?<!(?:klippe|file|stelle) (?:\\p{L}+ )?)neglene|massasje|haircut|hairdresser|massage|nails done',
    ],
    ['driving-test', 'oppkjøring|driving test'],
    [
      'long-drive',
      "long (?:car )?drive|road ?trip|driv(?:e|ing) (?:\\p{L}+ ){0,4}?(?:\\d+|two|three|four|five|six|seven|eight|several|many) hours?|(?:\\d+|two|three|four|five|six)[- ]hours?'? drive|driv(?:e|ing) (?:all the way|home|up|down|across|through the night|all (?:day|night))|lang\\p{L}* (?:kjøre|bil)tur|langkjøring|kjøre (?:bil )?(?:langt|hele veien|hjem (?:til|fra)|(?:\\p{L}+ ){0,3}?(?:\\d+|to|tre|fire|fem|seks|sju|åtte|mange|flere) timer)|(?:\\d+|to|tre|fire|fem|seks|sju|åtte) timer(?:s)? (?:kjøring|kjøretur|i bil|bak rattet)|kjøre(?:r)? til (?!lege|tannlege|butikk|jobb|skole|trening|flyplass)(?=\\p{Lu})",
    ],
    ['none', 'kjøretime|øvelseskjør|driving lesson'],
    [
      'driving',
      'kjøre (?:bil|selv|på motor|igjen)|motorvei|driving (?:a car|again|alone|myself|after|since|for the first|on|in)(?!\\p{L})|driving$|motorway|(?:drive|get(?:ting)? behind the wheel) (?:again|for the first time|myself)',
    ],
    [
      'first-night-alone',
      '(?:sove|være|bo) alene (?:for )?(?:den )?første (?:natta|natten|gang)|første (?:natta|natten|natt) alene|first night (?:alone|on my own|by myself)|(?:sleep(?:ing)?) alone',
    ],
    [
      'animal-care',
      `(?:dog|cat|puppy|kitten|rabbit|horse)(?:.?s|s.)? (?:operation|surgery|scan|x-ray)|(?:hunden|katten|valpen|hesten)(?: min| vår)? (?:skal opereres|må opereres)|(?:operasjonen til|operere) (?:hunden|katten|valpen|hesten)|${ANIMAL_PARTED}`,
    ],
    [
      'vet-visit',
      `${without(NO_VET)}${without(ANIMAL_UNWELL)}(?:${ANIMAL_SEEN_TO}|(?=.*(?<!\\p{L})${PLAIN_ERRAND}).*(?<!\\p{L})${VET})`,
    ],
    ['animal-care', `${without(NO_VET)}(?:${VET}|${ANIMAL_SEEN_TO})`],
    [
      'news-result',
      '(?:svar(?:et|ene)?|resultat(?:et|ene)?) (?:på|fra|av) (?:\\p{L}*prøve\\p{L}*|mr|ct|røntgen\\p{L}*|biopsi\\p{L}*|scan\\p{L}*|søknad\\p{L}*|undersøkelse\\p{L}*|utredning\\p{L}*)|(?:venter|vente) på svar|(?:blood|mri|scan|biopsy|x-ray) (?:test )?results?|waiting (?:for|on|to hear) (?:\\p{L}+ ){0,3}(?:results?|answer|verdict|back)|results? (?:come|are due|day)',
    ],
    [
      'news-result',
      'få svar på|svar på (?:prøve|mr|biopsi|søknad)|prøvesvar|test results?|results? (?:from|of) (?:my|the)|biopsy result|scan result',
    ],
    [
      'class-meeting',
      "foreldremøte\\p{L}*(?!.{0,30}(?<!\\p{L})(?:om (?:å|barnet|ham|henne)|sønn|datter|dattera|jenta mi|gutten min))|parents?[’']? (?:info\\p{L}* )?meeting|PTA(?!\\p{L})|FAU(?!\\p{L})|back[- ]to[- ]school night|(?:information|info|curriculum) (?:evening|night)|infokveld",
    ],
    [
      'parents-meeting',
      "foreldremøte|utviklingssamtale|(?:møte|samtale).{0,20}(?:skolen|lærer|barnehage).{0,30}(?:sønn|datter|barn|jent|gutt)|parents?[’']? (?:evening|night)|parent.teacher|meeting at school about (?:my|our)",
    ],
    [
      'new-pet',
      "(?:hente|henter|få|får|adoptere|kjøpe|skal ha) (?:[\\p{L}\\d'-]+ ){0,3}?(?:valp(?:en|er)?|kattunge\\p{L}*|omplassering\\p{L}*|kaninunge\\p{L}*)(?!\\p{L})(?! (?:hos dyrlege|fra dyrlege|på pensjonat))|(?:få|får|hente|kjøpe) (?:en |ny |oss )+(?:hund|katt|kanin|marsvin|hest)(?!\\p{L})|ny(?:e)? (?:hund|valp|katt|kattunge)(?:en)?(?!\\p{L})|(?:pick(?:ing)? up|collect(?:ing)?|fetch(?:ing)?|bring(?:ing)? home|adopt(?:ing)?|getting|get|meet(?:ing)?) (?:a |an |the |our |my |new |two )+(?:[\\p{L}-]+ ){0,2}?(?:puppy|puppies|kittens?|rescue (?:\\p{L}+ )?(?:dog|cat|greyhound|pup|rabbit))(?!\\p{L})|(?:getting|get|adopt(?:ing)?) (?:a |our |another )(?:[\\p{L}-]+ )?(?:dog|cat|rabbit|hamster|guinea pig)(?=[,.!?]|$| (?:on|this|next|tomorrow|from|and|in (?:the|a|two))(?!\\p{L}))|(?:new|rescue) (?:puppy|dog|kitten|cat) (?:comes?|coming|arriv\\p{L}+|moves?)",
    ],
    [
      'none',
      'driving (?!(?:theory )?test|to the airport)|eks(?:en|-?mannen|-?kona|-?kjæresten)(?!\\p{L})|my ex(?!\\p{L})|(?:åpne|opening) (?:the )?(?:brev|letter|posten|mail|envelope)|hente .{0,20}(?:hund|katt)|levere inn|handing in|hand in|ask(?:ing)? for a (?:raise|pay)|be om (?:høyere lønn|lønn)',
    ],
    ['office-visit', `${without(NO_OFFICE_VISIT)}(?:${OFFICE_VISIT})`],
    [
      'court',
      'rettssak|rettsmøte|i retten(?!\\p{L})|tingrett|lagmannsrett|barnefordeling|foreldretvist|mekling|familievern|barnevern|avhør|politi(?:et)?(?!\\p{L})|advokat|udi(?!\\p{L})|(?<!(?:tennis|food|badminton|squash|basketball) )court(?!\\p{L})|custody|tribunal|(?:court|disciplinary|appeal) hearing|police(?!\\p{L})|solicitor|lawyer|immigration interview|social services',
    ],
    [
      'needle',
      'blodprøve\\p{L}*|ta blod(?!trykk)|sprøyte\\p{L}*|vaksin\\p{L}*|injeksjon\\p{L}*|gi blod|blodgiv\\p{L}*|blood (?:test|draw|work|sample)s?|bloods(?!\\p{L})|(?:giv(?:e|ing)|donat\\p{L}+) blood|injections?|(?:my |a |the |flu |covid |booster )?jab(?!\\p{L})|shots?(?= (?:at|from|for|tomorrow|on|today)|$)|vaccin\\p{L}*|iv drip|kanyle|cannula|acupuncture|akupunktur',
    ],
    [
      'scan',
      'mr(?:i)?(?!\\p{L})(?! (?:møte|bean))(?=[ ,.!-]|$)(?:[- ]?(?:av|of|på|hos|igjen|med|scan|undersøkelse|time|i |tirsdag|mandag|onsdag|torsdag|fredag|kl|of|on|at|next|tomorrow|today)|[,.!]|$)|mr-\\p{L}+|mri(?!\\p{L})|ct(?!\\p{L})|(?:my|a|the|brain|head|bone|pet|ct|body|back|lung|heart|full) scan(?!\\p{L})|scan(?= (?:of|at|on|tomorrow|next|today|appointment)|$)|ultralyd av|ultrasound of|røntgen\\p{L}*|x-?rays?(?!\\p{L})|mammogra\\p{L}*|skann\\p{L}*|(?:trange|det) røret|the (?:narrow )?tube(?= (?:at the|scan|again)|$)',
    ],
    ['physio', 'fysioterap|fysiotime|fysio(?:en)?(?!\\p{L})|physio(?! exercises)|kiropraktor|chiropract|osteopat'],
    [
      'visit-unwell',
      '(?:sykehjem|sjukeheim|pleiehjem|aldershjem|care home|nursing home|hospice)|ligger for døden|on (?:his|her|their) deathbed|besøke? (?!sykehus|sjukehus).{2,30} på (?:sykehus|sjukehus)|visit(?:ing)? (?!the |a |hospital).{2,30} (?:in|at) (?:the )?hospital',
    ],
    [
      'child-starts',
      `(?:my|our) (?:\\p{L}+ )?(?:son|daughter|kid|child|boy|girl)(?:['’]s|s['’])? first (?:day|week)|(?:his|her|their) first (?:day|week) (?:at|of|in) (?:the |a |big |primary |secondary |new )*(?:school|nursery|kindergarten|preschool|daycare|reception)(?!\\p{L})|first (?:school )?day (?:at |of |in )?(?:the |big |primary |secondary |new )*(?:school|nursery|kindergarten|preschool)?(?: for|,| with) (?:${CHILD})|(?:første|fyrste) (?:skole|skule)?dag(?:en)? (?:(?:på|i) \\p{L}+ )?(?:for|til|åt) (?:${CHILD})|(?:følge|følgje|følger) (?:${CHILD})(?=.*(?:første|fyrste) (?:skole|skule|barnehage)?dag)|(?:sønnen|dattera|datteren|gutten|jenta|barnet|ungen|minsten|eldsten)(?: min| mi| vår)?(?:s)?(?: \\p{L}+){0,3} første (?:skole|barnehage)?dag|første dag(?:en)? i barnehagen|(?:sønnen|dattera|datteren|gutten|lillegutt\\p{L}*|lillejent\\p{L}*|jenta|minsten|eldsten|tvillingene|barnet|ungen|barnebarn\\p{L}*|(?:my|our) (?:little |youngest |eldest )?(?:son|daughter|boy|girl|kid|youngest|eldest|grandson|granddaughter|one|twins)|(?:min|vår) sønn|(?:min|vår) datter|vesla|guten|dotra)(?: min| mi| vår)? ${STARTS}`,
    ],
  ]),
  // A name needs its capital, so the pattern is separate: V8 loses the flag `i` of a pattern that switches it off in a
  // part.
  ['child-starts', NAMED_CHILD_STARTS],
  ...rulesOf<PlannedEvent>([
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
  ]),
];

/** Classes that a journey with company may be mistaken for. */
const LIKE_A_TRIP: readonly unknown[] = ['travel', 'birthday', 'children-activity', undefined];

const ON_ONES_BIRTHDAY = plain(OWN_BIRTHDAY);
const BIRTHDAYS: readonly unknown[] = ['own-birthday', 'birthday', 'children-party', 'party', 'holiday'];
const BUT_BIRTHDAYS = EVENTS.filter(([label]) => !BIRTHDAYS.includes(label));

const AWAY = plain(`${TRIP_WORDS}|ferie\\p{L}*|tur(?:en)?(?!\\p{L})|holiday|trip(?!\\p{L})|cruise`);

const isJourney = (told: string) =>
  comesAlong(told) &&
  !isOfOthers(told) &&
  !NO_TRIP_TOGETHER.test(told) &&
  !NO_JOURNEY_FOR_ITSELF.test(told) &&
  (TRIP.test(told) || TRIP_TO_NAMED.test(told));

/** The planned event, by rules or by the classifier. */
export async function eventOf(plan: string): Promise<Reading<PlannedEvent>> {
  const words = withoutEx(plan.normalize('NFC'));
  const told = toldBy(EVENTS, words);
  if (LIKE_A_TRIP.includes(told) && isJourney(words)) return known('travel-together');
  // Beside a heavier event, a birthday is not the event of the plan.
  const isHeavy =
    BIRTHDAYS.includes(told) &&
    (ON_ONES_BIRTHDAY.test(words) ? NO_DAY_FOR_CAKE.test(words) : told === 'birthday' && OF_DEATH.test(words));
  if (isHeavy) return known(toldBy(BUT_BIRTHDAYS, words) ?? NONE);
  if (LIKE_A_TRIP.includes(told) && comesAlong(words) && isOfOthers(words) && AWAY.test(words))
    return known<PlannedEvent>(NONE);
  return told === undefined ? await readEvent(words) : known(told);
}
