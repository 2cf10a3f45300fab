import type { Consideration } from './options.ts';

/** Assumptions that a text may make about a person's life. */
export const ASSUMPTIONS = [
  'child',
  'partner',
  'animal',
  'garden',
  'job',
  'snow',
  'legs',
  'outside',
  'kitchen',
  'friend',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** Assumptions that hold only where a person tells of them, and by which words; whole ones. */
const TOLD: Partial<Record<Assumption, string>> = {
  child:
    '(?:har|fått|med|mitt|mine|våre|vårt|små|lite|et|eit|to|tre|fire|(?:have|has|with|my|our|a|little|small)(?: a)?) (?:barn|child|kid)|' +
    'barna|barnet|borna|småbarn\\p{L}*|barnebarn\\p{L}*|barnebørn|bonusbarn\\p{L}*|oldebarn\\p{L}*|unge[nr]|ungane|ungene|baby(?:en|s)?|babies|' +
    'poden|sønn(?:en|er|ene)?|dotter\\p{L}*|datter\\p{L}*|dattera|døtre\\p{L}*|tvilling\\p{L}*|(?:gutte?n|jenta|minsten|eldste) (?:min|mi|vår)|guttungen|jentungen|minsten|' +
    '(?:\\d+|ett|to|tre|fire|fem|seks|sju|åtte|ni|ti)[- ]?åring\\p{L}*|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?|' +
    "children|kids|kiddos?|toddlers?|(?:my|our|the|little) (?:boys?|girls?|ones?|son|daughter|kid|child)(?:['’]s)?|sons|daughters|grandchild\\p{L}*|grandkids?|grandsons?|granddaughters?|" +
    '(?:lille|little )(?:bror|brother|søster|sister)|lillesøster|nieser?|nevø\\p{L}*|niece|nephew',
  partner:
    'kjæresten?|kjæraste\\p{L}*|samboer\\p{L}*|sambuar\\p{L}*|ektefelle\\p{L}*|kona|kone|mannen min|min mann|mannen og (?:jeg|eg|æ|meg)|(?:jeg|eg|æ) og mannen|(?:med|til|for|sammen med) mannen|gubben|' +
    "partner(?:en|['’]s)?|(?:my|our|the) (?:other half|better half|man|missus)|husband(?:['’]s)?|wife(?:['’]s)?|boyfriend|girlfriend|fianc[eé]e?|spouse",
  animal:
    'katt(?:en|er|a|ene)?|kattunge\\p{L}*|pus|pusen|hund(?:en|er|ene)?|bikkj\\p{L}*|tisp[ae]\\p{L}*|valp(?:en|er|ene)?|kanin\\p{L}*|hamster\\p{L}*|marsvin\\p{L}*|undulat\\p{L}*|papegøye\\p{L}*|kjæledyr\\p{L}*|dyret|' +
    "(?:cat|dog|pet|kitten|puppy|pup|rabbit|hamster|parrot|budgie)(?:s|['’]s)?|puppies|guinea pigs?",
  garden:
    'hage|hagen|hagearbeid|kjøkkenhage\\p{L}*|kolonihage\\p{L}*|balkong\\p{L}*|veranda\\p{L}*|altan\\p{L}*|drivhus\\p{L}*|plante(?:r|ne|n)?|(?:potte|stue)plante\\p{L}*|blomst(?:er|ene|en|ra)?|urter|kaktus\\p{L}*|frø|' +
    'gardens?|gardening|allotment|balcony|greenhouse|(?:house|pot )?plants?|flowers?|herbs|seedlings?|potting',
  job:
    'jobb(?:en|er|et|e|a)?|hjemmekontor\\p{L}*|kontor(?:et)?|arbeid(?:et|er|sdag\\p{L}*)?|sjef(?:en)?|kolleg(?:a|aer|aen|er)|studer\\p{L}*|stud(?:iet|ent)|pensum|eksamen\\p{L}*|lekse[nr]?|oppgave[nr]?|masteren|bacheloren|' +
    'work|working|job|exams?|office|boss|colleagues?|co-?workers?|stud(?:y|ying|ies|ent)|revis(?:e|ing|ion)|homework|coursework|essay|thesis|dissertation',
  snow: 'snø|snøen|snøar|snør|sno|snødd\\p{L}*|snøvær\\p{L}*|snow|snowy|snowing|snowed|snows',
};

const IN_BED = 'sengeliggende|sengeliggjande|bed-?(?:bound|ridden)';
const ON_A_WARD = 'innlagt|på (?:syke|sjuke)hus\\p{L}*|in (?:the )?hospital|on (?:the|a) ward|in hospice';

/** Assumptions that hold until words tell otherwise, and those words. */
const WITHOUT: Partial<Record<Assumption, string>> = {
  legs:
    `${IN_BED}|rullestol\\p{L}*|wheel-?chair\\p{L}*|(?:kan|klarer|greier) (?:ikke|ikkje) (?:å )?(?:gå|stå)(?! (?:ut|på|til|i|med|tom))|can(?:['’]?t|not) (?:walk|stand)(?! (?:it|the|that|this|being))|` +
    'lam(?:met)? (?:i|fra)|paralys\\p{L}*|parapleg\\p{L}*|tetrapleg\\p{L}*|quadripleg\\p{L}*|amput\\p{L}*|benprotese\\p{L}*|beinprotese\\p{L}*|' +
    '(?:brukket|brakk|brutt) (?:\\p{L}+ )?(?:bein\\p{L}*|ben\\p{L}*|fot\\p{L}*|ankel\\p{L}*|hofta|lårhals\\p{L}*)|(?:broken|broke my|fractured) (?:\\p{L}+ )?(?:leg|ankle|foot|hip)',
  outside: `${IN_BED}|${ON_A_WARD}|house-?bound|i isolasjon|in isolation|kommer (?:meg )?(?:ikke|ikkje) ut|can(?:['’]?t|not) (?:go|get) (?:out(?:side|doors)?)(?! of)`,
  kitchen: `${IN_BED}|${ON_A_WARD}|(?:ikke noe|uten|utan|no|without a) (?:kjøkken|kitchen)|på hotell\\p{L}*|in a (?:hotel|hostel|shelter)|krisesenter\\p{L}*`,
  friend:
    'ingen venner|inga vener|venneløs|har ingen(?=[.,!?\\n]|$)|ingen (?:å|som kan|jeg kan) (?:snakke|prate|ringe|være|spørre)\\p{L}*|' +
    '(?:no|any|without) friends|friendless|(?:no ?one|nobody|no-one) (?:to|i can) (?:talk|call|ring|turn|ask|be)(?!\\p{L})',
};

/** Words that say a thing is absent, or is there no longer. */
const GONE =
  "ikke|ikkje|itj|ingen|inga|aldri|uten|utan|skulle ønske|no(?= \\p{L})|not|never|without|\\p{L}+n['’]t|wish|avdød\\p{L}*|død\\p{L}*|døde|sist[ea]|dead|died|dying|late|mist(?:et|a|e)|tapt|lost|lose|savn\\p{L}*|saknar?|miss(?:ed|es|ing)?|" +
  'ex|eks\\p{L}*|former|tidligere|dro|flyttet|gikk fra|forlot|forlat\\p{L}*|left|slutt|slo opp|brudd\\p{L}*|broke up|break-?up|divorc\\p{L}*|skilt\\p{L}*|skilsmisse\\p{L}*|' +
  'som barn|as a (?:child|kid)|was a (?:child|kid)|nabo\\p{L}*|neighbou?r\\p{L}*';

const CLAUSE_ENDS = /[.,;:!?\n]|(?<!\p{L})(?:men|but)(?!\p{L})/iu;

const whole = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');
const IS_GONE = whole(GONE);

/** The words that decide each assumption: those that tell of it, or those that exclude it. */
const READ = ASSUMPTIONS.map((id) => {
  const told = TOLD[id];
  const without = WITHOUT[id];
  return {
    id,
    told: told === undefined ? undefined : whole(told),
    without: without === undefined ? undefined : whole(without),
  };
});

/** Assumptions that the considerations of a profile rule out. */
const RULED_OUT: Partial<Record<Consideration, readonly Assumption[]>> = { mobility_problems: ['legs'] };

/** Everything a person has told that assumptions rest on. */
export interface Told {
  considerations: readonly Consideration[];
  texts: readonly string[];
}

/** The assumptions a text may make of a person: rather a text too few than one that speaks to another life. */
export function assumptionsOf({ considerations, texts }: Told): ReadonlySet<Assumption> {
  const all = texts.map((text) => text.normalize('NFC'));
  const present = all.flatMap((text) => text.split(CLAUSE_ENDS)).filter((clause) => !IS_GONE.test(clause));
  const ruledOut = new Set(considerations.flatMap((id) => RULED_OUT[id] ?? []));
  const holds = READ.filter(
    ({ told, without }) =>
      (told === undefined || present.some((clause) => told.test(clause))) && !all.some((text) => without?.test(text)),
  );
  return new Set(holds.flatMap(({ id }) => (ruledOut.has(id) ? [] : id)));
}

/** Whether what a text takes for granted holds. */
export const fits = (assumes: readonly Assumption[] = [], known: ReadonlySet<Assumption>): boolean =>
  assumes.every((each) => known.has(each));
