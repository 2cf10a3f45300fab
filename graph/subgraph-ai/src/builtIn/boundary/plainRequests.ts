import type { NamedRequest } from '@spire/content/namedRequestTexts';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';
import { readRequest } from '@spire/language/readers';
import { isOfPeopleIn } from './wanted.ts';
import { known, NONE, plain, rulesOf, toldBy } from '../plainWords.ts';

/** The kinds of request there are answers for: the classes of the classifier, and finer ones found by rules. */
export type AskedKind = RequestKind | NamedRequest;

/** Unambiguous words in both languages, tested before the classifier. The first match wins. */
const BEFORE_CLASSIFIER = rulesOf<AskedKind>([
  ['dates', '(?:ha|have) sex(?!\\p{L})|ligge med (?:meg|mæ)(?!\\p{L})|sleep with me(?!\\p{L})'],
  [
    'shared-children',
    '(?:eks(?:en|-?mannen|-?kona|-?kjæresten)?|barnefaren|barnemora|barnas (?:far|mor)|ex(?:-?(?:husband|wife|partner))?)(?!\\p{L}).{0,40}(?:bytte|flytte på|endre|swap|switch|change|trade)(?!\\p{L}).{0,20}(?:helg|uke|dag|ferie|henting|samvær|weekend|week|day|holiday|half.term)',
  ],
  [
    'touch',
    '(?:klemme(?! inn)|kysse|gi .{0,30}klem|håndhilse|hug(?:ging)?(?! til| på)|kiss(?:ing)?|shak(?:e|ing) (?:\\p{L}+ )?hands?)(?!\\p{L})',
  ],
  [
    'listening',
    'vent (?:about|to me)|to vent$|(?:unload|offload|dump).{0,30} on (?:me|us)(?!\\p{L})|cry on my shoulder|listen(?:ing)? to .{0,40}(?:problem|trouble|divorce|break-?up|drama|complain)|gråte ut(?!\\p{L})|(?:høre|lytte) (?:på|til) .{0,40}(?:problem|klag|skilsmiss|krangl|bekymring|samlivsbrudd)|klage til meg|lette hjertet|(?:lesse|øse|tømme) .{0,20}(?:på|over) meg',
  ],
  [
    'guests',
    '(?:have|having) (?!to ).{2,40} (?:stay(?!\\p{L})|(?:over|round)(?= (?:on|this|next|again|every)(?!\\p{L})|$))|(?:wants?|asked|asking|asks|hopes?) to (?:come and |come to )?(?:stay|visit)(?!\\p{L})|(?:på|til) overnatting|(?:overnatte|sove|bo) hos (?:meg|mæ|oss)|(?:ha|få|ta imot) .{0,30}(?:på besøk|besøk|gjester)(?!\\p{L})|(?:vil|skal) komme på besøk',
  ],
  [
    'hosting',
    '(?<!wants to )(?:host(?:ing)?|organi[sz]e|arrange|throw) .{0,40}(?:party|christmas|thanksgiving|easter|birthday|dinner|shower|leaving do|hen|stag|reunion|wedding|christening|new year)|be(?:ing)? .{0,12}(?:bridesmaid|maid of honou?r|best man|godparent|godmother|godfather)|(?:give|make) (?:a|the) (?:wedding )?(?:speech|toast)|(?:arrangere|holde|stå for|ha ansvar for|være vert\\p{L}* (?:for|på)) .{0,40}(?:fest|jul|bursdag|middag|selskap|dåp|konfirmasjon|utdrikningslag|påske)|(?:være|vere) (?:forlover|fadder|toastmaster|konferansier|sminkedame)|holde (?:en )?tale|pynte (?:til|huset|lokalet)|decorat(?:e|ing) (?:the|for)',
  ],
  [
    'practical',
    '(?:lese (?:gjennom|korrektur på)|korrekturlese|proof ?read|read (?:through|over)|look over) .{0,40}(?:oppgav|master|bachelor|søknad|cv|essay|thesis|dissertation|application)',
  ],
  [
    'party',
    '(?:drinks|lønningspils|pub|julebord|sommerfest|quiz|bowling|5k|10k|run|race).{0,20}(?:with|med) (?:the |my )?(?:team|work|office|colleagues|jobben|kolleg|avdelingen)',
  ],
  [NONE, '(?:eat|spise|ete) (?:\\p{L}+ )?(?:cake|\\p{L}*kake)'],
  [
    NONE,
    '(?:(?:go|come) (?:along )?to (?:the )?(?:gym|yoga|pilates|spin)|(?:gå|dra|bli med|vere med|være med) (?:på|til|i) (?:trening\\p{L}*|treningssenter\\p{L}*|yoga|pilates|spinning))(?!\\p{L})',
  ],
]);

/** Requests of a partner keep their kind, even where they ask for a kiss or a visit. */
const OF_DATES = BEFORE_CLASSIFIER.filter(([kind]) => ['dates', 'shared-children', 'listening'].includes(kind));

/** Words that decide where the classifier is unsure. */
const AFTER_CLASSIFIER = rulesOf<AskedKind>([
  [
    'party',
    '(?:(?:go|gå|dra|come|komme|bli med) .{0,30})(?:bursdag|fest|konsert|på byen|birthday|party|concert|drinks|clubbing)',
  ],
  [
    'work',
    '(?:sjefen|lederen|leiaren|leder(?:en)? min|manager|boss|supervisor|kollega|kollegaen|coworker|co-worker|colleague|overtid|overtime|ekstravakt|vakta|vakten|etter arbeidstid|after (?:work )?hours)(?!\\p{L})',
  ],
]);

const OWN_SCHOOLWORK = plain(
  'lekse|innlever|levere|oppgave|essay|assignment|homework|hand in|eksamen|exam|prøve(?:n|r)?(?!\\p{L})|grupp(?:earbeid|eoppgave)|group (?:work|project)|presentasjon|presentation|foreles|lecture|seminar|pensum|thesis|coursework|study group|kollokvie',
);
const OF_ANOTHER = plain(
  'til (?:ei|en|et)(?!\\p{L})|for (?:a|my|her|his)(?!\\p{L})|datter|sønn|barn|ungene|kid|daughter|nies|nevø|søst|bror|svog|svigerinn|kusin|fetter|niece|nephew|sister|brother|cousin|hjelp|leksehjelp|help|mentor|sensor|vakt|foreldre|parent|FAU',
);

const isOwnSchoolwork = (asked: string) => OWN_SCHOOLWORK.test(asked) && !OF_ANOTHER.test(asked);

/** Words of closeness: without one, a wish of a close person is another kind of request. */
const OF_CLOSENESS = plain(
  [
    'sex(?!\\p{L})|sexy|kyss|kiss|klem(?!me inn)|ligge (?:med|sammen|ilag|inntil|over)|sove (?:over|hos|sammen)|overnatt|sleep ?over|sleep (?:with|together)|(?:spend|stay) the night|over natta|intim|naken|uten kl[eæ]|nude|flørt|flirt|romant|romance|cuddl|kose med|touch|in the mood|condom|kondom',
    '(?<!save the |out of |up to )\\p{L}*date(?:s|n|r|kveld|night)?(?!\\p{L})|dating|tinder|hinge|bumble|sukker(?!\\p{L})|the app(?!\\p{L})|appen(?!\\p{L})',
    '(?:bare|berre) (?:oss|vi) to|just (?:us two|the two of us|us)|alone with|hotel|over (?:wine|vin)|et glass vin|glass of wine|candle|stearinlys|levende lys|(?:at|to) (?:his|her) place|hjemme hos (?:han|ham|hun|henne|ho)(?!\\p{L})|soverom|bedroom|in bed|i senga|ektesenga',
    '(?:være|bli|være ordentlige?) kjærest|kjærester|kjærast[ae]r|prøve (?:på nytt|igjen|en gang til|ein gong til)|sammen igjen|back together|try again|make it official|married|gifte seg|forlov|propos|engag|flytte (?:sammen|inn)|move in',
    '(?:number|nummer)|(?:go|going|asked me|asks me|asking me|ask me|take me|ta meg|med meg|be meg|ut med (?:han|ham|hun|henne|ho|meg)) ?(?:out|ut)|ut med (?:han|ham|hun|henne|ho|meg|en)(?!\\p{L})|hold(?:e)? h[ae]nd|hand(?:a)? i hand|hånd i hånd|slow dance|massage|massasje|enkemann|widower|gammel flamme|sweetheart|for gamle dagers|old times|(?:set|sette?) (?:me|meg|mæ) (?:up|opp)|matchmak|hjem til (?:han|ham|hun|henne|ho)(?!\\p{L})|come over tonight',
    '(?:my ex|eksen|ex[- ](?:husband|wife|boyfriend|girlfriend)|eks[- ]?(?:mannen|kona|kjæresten)).{0,60}(?:coffee|kaffe|dinner|middag|lunch|meet|møte|drink|catch up|treff)',
  ].join('|'),
);

const OF_MONEY = plain(
  'peng|kron|kr(?!\\p{L})|tusen|hundrelapp|\\d+ ?(?:000|k)(?!\\p{L})|\\d{2,}|money|cash|dollar|pound|euro|quid|buck|grand(?!\\p{L})|loan|lån(?!\\p{L}|e)|gjeld|debt|rent(?!\\p{L}|al)|husleie|vipps|betal|pay|spleis|chip in|deposit|depositum|kausjon|invest|sponse|donat|gave|gift|beløp|budsjett|samle inn|collect|fundrais|regning|bill(?!\\p{L})|kjøp|buy|kost|cost|billett|ticket|abonnement|subscription|skyld|owe|handle inn|penny|pensj|lotteri|raffle|lodd|thousand|hundred|fifty|twenty',
);
const OF_LENDING = plain(
  '(?:få |fått )?lån(?:e|t|er)(?!\\p{L})|borrow|lend|a lend of|bruke (?:bilen|hytta|huset|leiligheten)',
);
const OF_SCREENS = plain(
  'telefon|mobil|ring|melding|mail|e-?post|teams|zoom|slack|skype|chat|kamera|skjerm|video|snap|insta|face|messenger|sosiale medier|på nett|digital|online|app(?!\\p{L})|svar|link|lenke|bilde|logge|poste|reply|repli|answer|respond|message|text|phone|call|camera|screen|email|post(?:ing)?(?!\\p{L})|group(?! (?:class|session|therapy|training|exercise))|gruppe(?!time|trening|arbeid|undervis|terapi)|social media|on ?line|photo|notif|available|tilgjengelig|reachable|stream|gam(?:e|ing)',
);
/** Meetings on a screen, which are no messages. */
const OF_SCREEN_MEETINGS = plain(
  'kamera|camera|webcam|(?:teams|zoom|skype|video|facetime|digital\\p{L}*|nett|online|virtual)[- ]?(?:\\p{L}+ )?(?:m[øo]te|meeting|call|samtale|quiz|party|fest|kurs|class|course|hangout|drinks|lunsj|lunch|kaffe|coffee)|(?:meeting|\\p{L}*m[øo]te|m[øo]ter|samling|kurs|class)\\p{L}* (?:on|over|via|på) (?:teams|zoom|skype|video|facetime|nett)|(?:be|meet|join|være|vere|møtes?|sitte)(?: \\p{L}+){0,2} (?:zoom|teams|skype|facetime|video)(?!\\p{L})',
);
const OF_SCHOOL = plain(
  'skole|skule|lærer|lærar|klasse|elev|FAU(?!\\p{L})|barnehage|foreldre|student|studi|universitet|school|teacher|class|pupil|kindergarten|nursery|PTA(?!\\p{L})|parents?(?!\\p{L})|lecturer|uni(?!\\p{L})|college|tutor|seminar|17\\. ?mai|skulle? på|leksehjelp',
);
const OF_WORK = plain(
  'sjef|lede?ren|leiar|kolleg|medarbeid|kund|kontoret|avdeling|boss|manager|supervisor|colleague|co-?worker|client|customer|the office',
);

/** Requests of a coach, who is no employer. */
const OF_SPORT = plain(
  '(?:the |my |our )?coach (?:wants?|asks?|asked|says?|needs?|keeps?)|trener(?:en)?(?: min| vår)? (?:vil|spør|ber|sier|ønsker|maser)|(?:fotball|håndball)trening\\p{L}*|(?:footy|football|rugby|netball) (?:training|practice)',
);

const OF_AN_OFFICE = plain(
  'nav(?:-\\p{L}+|(?!\\p{L}))|saksbehandler|kommunen|legen?(?!\\p{L})|fastlege|legekontor|tannlege|fysio|psykolog|sykehus|forsikring|banken|job ?cent|case ?worker|social worker|council|doctor|gp(?!\\p{L})|dentist|physio|therapist|hospital|clinic|insurance|landlord|huseier|utleier|håndverker|oppussing|builder|plumber',
);

/** A prediction of the classifier, kept only where the words support it. */
function borneOut(read: Reading<RequestKind>, asked: string): Reading<AskedKind> {
  if (read.kind !== 'confident') return read;
  if (read.label === 'dates' && !OF_CLOSENESS.test(asked)) return toldIn(asked) ?? known<AskedKind>(NONE);
  if (read.label === 'money' && OF_LENDING.test(asked) && !OF_MONEY.test(asked)) return known('lending');
  if (read.label === 'money' && !OF_MONEY.test(asked)) return known<AskedKind>(NONE);
  if (read.label === 'digital' && !OF_SCREENS.test(asked)) return toldIn(asked) ?? known<AskedKind>(NONE);
  if (read.label === 'digital' && OF_SCREEN_MEETINGS.test(asked)) return known('screen-meeting');
  if (read.label === 'work' && OF_SPORT.test(asked) && !OF_WORK.test(asked)) return known<AskedKind>(NONE);
  if (read.label === 'work' && OF_AN_OFFICE.test(asked) && !OF_WORK.test(asked)) return known<AskedKind>(NONE);
  if (read.label !== 'school') return read;
  if (OF_WORK.test(asked) && !OF_SCHOOL.test(asked)) return known('work');
  if (OF_AN_OFFICE.test(asked) && !OF_SCHOOL.test(asked)) return known<AskedKind>(NONE);
  return isOwnSchoolwork(asked) ? known('schoolwork') : read;
}

function toldIn(asked: string): Reading<AskedKind> | undefined {
  const behind = toldBy(AFTER_CLASSIFIER, asked);
  return behind === undefined ? undefined : known(behind);
}

/** The kind of a request, by rules or by the classifier; a prediction of violence is never overruled (S15). */
export async function requestOf(shouldDo: string): Promise<Reading<AskedKind>> {
  const asked = shouldDo.normalize('NFC');
  const read = await readRequest(shouldDo);
  if (read.kind === 'confident' && read.label === 'violence') return read;
  if (isOfPeopleIn(asked)) return known('shared-home');
  const isOfCloseness = read.kind === 'confident' && read.label === 'dates' && OF_CLOSENESS.test(asked);
  const plainly = toldBy(isOfCloseness ? OF_DATES : BEFORE_CLASSIFIER, asked);
  if (plainly !== undefined) return known(plainly);
  return read.kind === 'confident' ? borneOut(read, asked) : (toldIn(asked) ?? read);
}
