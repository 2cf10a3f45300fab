import type { Language } from '@spire/domain/languages';
import { withSmall } from '../firstLetter.ts';
import { infinitives } from './infinitives.ts';
import { VERBS } from './requestWords.ts';

/** Verbs of needs, in addition to the verbs of requests. */
const DOING =
  infinitives(`sove hvile kvile slappe le gråte se sjå lande puste pause få slippe meditere glemme gløyme slutte spare
  senke roe tenke tenkje føle kjenne nyte finne lukke begynne starte stoppe avslutte avlyse utsette tåle velge velje
  bestemme sette setje skru slumre dase døse krølle strekke drømme kose samle beholde leve vite bearbeide sørge savne
  prioritere beskytte skjerme trekke ha vinke nikke smile stikke kikke dukke treffe treffes droppe kutte dempe varsle
  beholde snakkes sees ses`);
/** English verbs that are nouns too: they count as verbs only with an object, a place, a time or a manner. */
const ALSO_NOUNS_EN = new Set(
  `rest sleep walk nap call text visit drive work play run cook dance paint water cover cycle hike ride show
  test review check plan shop fix move talk chat share host present train clean iron print stand swim climb
  lift hug kiss try record start return help support care change look bath draw message email phone answer
  reply gift light party break drink stop pay stay watch read swap hand mind wave nod smile drop swing lead
  coach style dust weed plant pack load add lend offer report sign sort rake shovel edit donate sponsor
  knit sew rent`.split(/\s+/),
);
const DONE_EN =
  /^\p{L}+ (?:(?:it|her|him|them|you|me|an?|the|my|your|his|their|our|some|more|less|one|two|half|only(?= \p{L})|just|alone|home|from|in|at|on|off|out|up|by|with|without|through|over|around|until|till|after|before|together|once|twice|instead|first|later|early|slowly|for|to|about|during|every|sitting|outside|inside|when|while|something|nothing|everything|as|tomorrow|tonight|today|now|next|quietly|online|remotely)(?!\p{L})|and (?:see|go|have|be|make|do|take|watch|read|rest|sleep|get|play|eat|spend)(?!\p{L}))/iu;
const ALSO_DONE_EN = new Set(
  `get see say spend relax breathe recover feel know hear heal unwind save protect find learn finish leave mute use skip
  enjoy snuggle cuddle recharge meditate catch focus concentrate celebrate sing lie postpone delay split begin block
  ignore keep choose decide pop switch limit cut unplug cheer order`.split(/\s+/),
);

/** Phrasal verbs: "log off at eleven" is a deed, "time off" and "feet up" are things. */
const PHRASAL_EN =
  /^(?:log|sign|switch|shut|wind|slow|cut|back|head|step|lie|sit|hang|opt|drop|turn|check|clock|stand|stay|go|come|get) (?:off|out|up|down|away|back)(?= (?:at|by|before|after|early|when|from|for|to|the|my|on)(?!\p{L})|$)/iu;

function isDoneEn(needed: string): boolean {
  const [first = ''] = needed.toLowerCase().split(' ');
  if (!/^\p{L}+(?: |$)/u.test(needed)) return false;
  if (PHRASAL_EN.test(needed)) return true;
  if (ALSO_NOUNS_EN.has(first)) return DONE_EN.test(needed) && !/^help with /iu.test(needed);
  return VERBS.en.has(first) || ALSO_DONE_EN.has(first);
}
/** Nouns and adjectives that look like verbs, where something is needed. */
const NO_DOING = /^(?:pause|pausa|stille|stilla|lufta|reisa|starta)(?!\p{L})/iu;

/** Rules that add an infinitive before a direction or place. */
const WHERE: Record<Language, readonly (readonly [RegExp, string])[]> = {
  no: [
    [
      /^(?:(?:tidlig|tidleg|tidligere|rett|raskt) )?(?:hjem|heim|ut|bort|opp|ned|inn|i seng|til sengs|til ro)(?!\p{L})/iu,
      'å komme ',
    ],
    [/^(?:alene|åleine|aleine|i fred|i ro|hjemme|heime|ute|inne|sammen|saman)(?! ?tid)(?!\p{L})/iu, 'å være '],
    [/^stille (?=(?:etter|fra|før|om) )/iu, 'å ha det '],
    [/^(?:fram |frem )?til (?=\p{L})/iu, 'tid '],
    [/^(?:én|en|ein) ting (?:om|av) gangen(?!\p{L})/iu, 'å ta '],
  ],
  en: [
    [
      /^(?:(?:left )?alone|home|indoors|inside|by myself)(?= (?:with|in|at|for|on|by|before|early|alone|tonight)(?!\p{L})|$)/iu,
      'to be ',
    ],
    [/^(?:until|till?) (?=\p{L})/iu, 'time '],
    [/^one thing at a time(?!\p{L})/iu, 'to take '],
    [/^(?:out|outside|outdoors|away)(?= (?:of|in|for|from|more)(?!\p{L})|$)/iu, 'to get '],
  ],
};

const BEHIND_NO = '(?= (?:å|og|i|på|med|uten|utan|for|fra|til|alene|åleine|hjemme|heime|der|hvor)(?!\\p{L})|$)';
const BEHIND_EN =
  '(?= (?:to|off|in|at|for|with|without|by|and|alone|from|on|where|when|somewhere|away|round|around)(?!\\p{L})|$)';
/** Countable nouns written without an article: "rolig kveld" is "en rolig kveld". */
const ONE: Record<Language, RegExp> = {
  no: new RegExp(
    `^(?:(?:(?:stille|lang|kort|god|hel|heil|egen|eigen|varm|liten|\\p{L}*(?:fri|ig|leg)) )?(?:kveld|natt|morgen|dag|fridag|helg|time|stund|tur|klem|dusj|kopp \\p{L}+)|(?:god|varm|tykk|myk|stille|rolig|trygg|fast|mørk|kjølig) (?:seng|sofa|stol|pute|dyne|plass|krok|bok|film|serie|prat|ramme|frist|avtale)|(?:stille|eget|lite|\\p{L}+t) (?:rom|sted|hjørne|bad|teppe|hus|hjem|kvarter|avbrekk|måltid|døgn|øyeblikk|pusterom)|kvarter)${BEHIND_NO}`,
    'iu',
  ),
  en: new RegExp(
    `^(?:(?:(?:quiet|early|free|long|short|slow|hot|warm|good|proper|calm|real|little|lazy|gentle|screen-free) )?(?:evening|night|morning|day|weekend|hour|moment|walk|lap|stroll|swim|snack|bath|nap|break|hug|lie-in|cuppa|cup of \\p{L}+|shower)|(?:quiet|dark|cool|calm|warm|soft|safe|comfy|good|proper|clear|decent|small|cosy|cozy|separate) (?:room|place|spot|corner|seat|chair|bed|blanket|book|film|movie|meal|plan|deadline|desk|table|house|flat)|(?:place|spot|seat|chair)(?= to (?:sit|lie|rest)))${BEHIND_EN}`,
    'iu',
  ),
};
const NEUTER =
  /^(?:\p{L}+ )?(?:rom|sted|hjørne|bad|teppe|hus|hjem|kvarter|avbrekk|måltid|døgn|øyeblikk|pusterom)(?!\p{L})/iu;
const A: Record<Language, (needed: string) => string> = {
  no: (needed) => (NEUTER.test(needed) ? 'et' : 'en'),
  en: (needed) => (/^(?:[aei]|hour)/iu.test(needed) ? 'an' : 'a'),
};

/** Negated needs: "I need no messages" could be understood as having no need of them. */
const NONE_OF: Record<Language, RegExp> = {
  no: /^(?:ingen|ikke noen?|ikkje noko?n?) (?=\p{L}+(?: |$))/iu,
  en: /^(?:no|not any) (?=\p{L}+(?: |$))/iu,
};
const WITHOUT: Record<Language, string> = { no: 'å slippe ', en: 'there to be no ' };

/** "Only" before a verb: in Norwegian it stands between the infinitive marker and the verb. */
const ONLY = /^(?:bare|berre|kun) /iu;

/** Dialect infinitives without an ending, which are read as infinitives because a need is never a command. */
const SHORT_FORM: Readonly<Record<string, string>> = {
  ...{ ligg: 'ligge', sitt: 'sitte', sov: 'sove', kvil: 'hvile', hvil: 'hvile', les: 'lese', slapp: 'slappe' },
  ...{ vær: 'være', bak: 'bake', spis: 'spise', drikk: 'drikke', syng: 'synge', skriv: 'skrive', strikk: 'strikke' },
};
const CAN = /^(?:(?:jeg|eg|æ) )?kan (?:(?:gjerne|heller|godt) )?/iu;
/** The need with its first verb in full: "kan bak" is "kan bake". */
export function inLongForm(needed: string): string {
  const [can = ''] = CAN.exec(needed) ?? [];
  const verb = needed.slice(can.length);
  return can + verb.replace(/^\p{L}+(?= \p{L})/u, (first) => SHORT_FORM[first.toLowerCase()] ?? first);
}

/** A need in the form that follows "You need": with its article, or as an infinitive for a deed or a place. */
export function asNeeded(told: string, language: Language): string {
  const needed = language === 'no' ? inLongForm(told) : told;
  const place = WHERE[language].find(([where]) => where.test(needed));
  if (place !== undefined) return place[1] + withSmall(needed);
  const none = NONE_OF[language].exec(needed)?.[0];
  if (none !== undefined) return WITHOUT[language] + needed.slice(none.length);
  const one = ONE[language].test(needed) ? `${A[language](needed)} ${withSmall(needed)}` : needed;
  if (language === 'en') return isDoneEn(needed.replace(/^just /iu, '')) ? `to ${withSmall(needed)}` : one;
  const [first = ''] = needed.replace(ONLY, '').toLowerCase().split(' ');
  const isDoing = !NO_DOING.test(first) && (DOING.has(first) || VERBS.no.has(first));
  return isDoing ? `å ${withSmall(needed)}` : one;
}
