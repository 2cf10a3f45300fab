import type { NamedRequest } from '@spire/content/namedRequestTexts';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/understanding/reading';
import { readRequest } from '@spire/understanding/readers';
import { PEOPLE_IN } from './wanted.ts';
import { known, NONE, plain, rulesOf, toldBy } from './plainWords.ts';

/** What a person can be asked, as it is answered: the kinds the reader knows, and finer ones that words tell. */
export type AskedKind = RequestKind | NamedRequest;

/** Words that leave no doubt, in both languages: they come before the reader. What comes first counts. */
const BEFORE_READER = rulesOf<AskedKind>([
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
]);

/** What is asked of somebody as a partner stays so, though it is a kiss or a visit. */
const OF_DATES = BEFORE_READER.filter(([kind]) => ['dates', 'shared-children', 'listening'].includes(kind));

/** Words that tell enough where the reader wavers. */
const BEHIND_READER = rulesOf<AskedKind>([
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

/** What a person is asked to do, by plain words or by the reader; where the reader sees violence, no word counts (S15). */
export async function requestOf(shouldDo: string): Promise<Reading<AskedKind>> {
  const asked = shouldDo.normalize('NFC');
  const read = await readRequest(shouldDo);
  if (read.kind === 'sure' && read.label === 'violence') return read;
  if (Object.values(PEOPLE_IN).some((words) => words.test(asked))) return known('shared-home');
  const plainly = toldBy(read.kind === 'sure' && read.label === 'dates' ? OF_DATES : BEFORE_READER, asked);
  if (plainly !== undefined) return known(plainly);
  if (read.kind === 'sure') return read.label === 'school' && isOwnSchoolwork(asked) ? known('schoolwork') : read;
  const behind = toldBy(BEHIND_READER, asked);
  return behind === undefined ? read : known(behind);
}
