import { ALONG_TIPS, type Along } from '@spire/content/alongTips';
import { COMPANIONS, TRIP_WITH, type Companion } from '@spire/content/tripTogether';
import type { Tip } from '@spire/content/expectationTexts/feelingTexts';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { plain } from '../plainWords.ts';
import { BIRTHDAY, OWN_BIRTHDAY } from './birthdays.ts';
import { NO_DAY_FOR_CAKE } from './heavy.ts';

/** Words with or without a capital, in a pattern that is sensitive to case. */
const capitalised = (words: string) =>
  words.replace(/(?<=^|[|(:])\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);

const DAYS_AND_MONTHS =
  '(?:man|tirs|ons|tors|fre|lør|søn)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|january|february|march|may|june|july|october|december|jul|påske|easter|christmas';
/** Places where people have met, in contrast to where they will meet. */
const NO_PLACES = 'tinder|hinge|bumble|happn|sukker|møteplassen|match|nett|facebook|snap|insta';
const PLACES =
  'kaf[eé]\\p{L}*|kaffebar\\p{L}*|cafe|café|coffee|restaurant\\p{L}*|kino\\p{L}*|cinema|(?:\\p{L}+)?park(?:en)?(?!\\p{L})|muse(?:um|et)|bar(?:en)?(?!\\p{L})|pub(?:en)?(?!\\p{L})|(?:\\p{L}+)?hage(?:n)?(?!\\p{L})|gardens?(?!\\p{L})|beach|strand\\p{L}*|zoo|bowling\\p{L}*|gallery|galleri\\p{L}*|theatre|teater|library|bibliotek\\p{L}*|market|marked\\p{L}*';
const PLACE = plain(
  `(?:på|til|i|ved|hos|at|in|to) (?:the |a |an |en |et |ei |den |det )?(?!(?:${DAYS_AND_MONTHS}|${NO_PLACES})(?!\\p{L}))(?:\\p{L}+ )?(?:${PLACES})`,
);
/** A place with a name, which begins with a capital. */
const NAMED_PLACE = new RegExp(
  `(?<!\\p{L})(?:på|til|i|ved|hos|at|in|to) (?:the )?(?!(?:${capitalised(`${DAYS_AND_MONTHS}|${NO_PLACES}`)})(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'u',
);

/** Whether the plan names its place. */
export function namesPlace(plan: string): boolean {
  const told = plan.normalize('NFC');
  return PLACE.test(told) || NAMED_PLACE.test(told);
}

const WORDS_FOR: Record<Companion, string> = {
  mum: 'mamma|mamman|mum|mummy|mam|ma',
  mom: 'mom|mama',
  mother: 'mor|mora|moren|mother',
  dad: 'pappa|papsen|dad|da|daddy',
  father: 'far|faren|father',
  sister: 'søster|søsteren|søstera|søstra|syster|systera|storesøster|lillesøster|sister|sis',
  brother: 'bror|broren|brora|bruttern|storebror|lillebror|brother|bro',
  wife: 'kona|kone|wife',
  husband: 'mannen|ektemannen|husband|hubby',
  partner: 'kjæresten|samboeren|typen|partner|boyfriend|girlfriend',
  daughter: 'datter|dattera|datteren|dotra|dotter|daughter',
  son: 'sønn|sønnen|son',
  grandmother: 'bestemor|mormor|farmor|besta|grandma|grandmother|gran|nan|nana',
  grandfather: 'bestefar|morfar|farfar|grandad|granddad|grandpa|grandfather',
};
const EACH = Object.values(WORDS_FOR).join('|');
const BEFORE_NAMED =
  '(?:(?:ho|hun|han|hele|heile|the|my|min|mitt|mi|mine|our|vår|våre|both|whole|entire|an?|en|ei|et|to|tre|two|three|four|fire|noen|some|gamle|old|best|beste|kjære|dear|little|big|eldste|yngste|youngest|eldest) )*';
/** Transport companies, which are no persons. */
const CARRIERS =
  'Hurtigruten?|Norwegian|Ryanair|Vy|Flytoget|Color|Viking|Stena|Fjord|Flixbus|Eurostar|Amtrak|Via|Wizz|Easyjet|Tui|Ving|Apollo|Havila|Interrail|Bus|Buss|Tog|Train|Ferry|Covid|Corona|Long|Parkinson|Alzheimer|Crohn|Asperger|Tourette|Ehlers|Lyme|Hashimoto|Addison|Lupus|Fibro\\p{Ll}*|Migr\\p{Ll}*|Depression|Depresjon|Angst|Anxiety|Kreft\\p{Ll}*|Cancer|Delta|British|Emirates|Widerøe|Lufthansa|Saga|Røde|Frelsesarm\\p{Ll}*|Jobb\\p{Ll}*|Skole\\p{Ll}*|Work|\\p{Lu}\\p{Ll}*(?:banen|bana|bussen|ferg[ae]n?|ferja|båten|foreningen|foreninga|laget|klubben)';
const ANYBODY = `(?:${EACH}|foreldre\\p{L}*|parents|familie\\p{L}*|family|søsken\\p{L}*|siblings|venn\\p{L}*|venninn\\p{L}*|vener|friends?|mates?|bestie|pals?|gjeng\\p{L}*|jentene|gutta|kusin\\p{L}*|fetter\\p{L}*|cousins?|tante\\p{L}*|onkel\\p{L}*|aunt\\p{L}*|uncle|niese\\p{L}*|nevø\\p{L}*|niece|nephew|svigermor\\p{L}*|svigerfamilie\\p{L}*|in-?laws|girls|lads|boys|kids|children|ungene|ungan|barna|borna|barnebarn\\p{L}*|grandkids|grandchildren|naboen|neighbou?r|kollega\\p{L}*|colleagues?|oss|others|andre)(?!\\p{L})`;
const WITH = '(?:sammen med|i lag med|ilag med|together with|med|with|w/|tak(?:e|ing)|ta(?:r)? med(?: seg| meg)?)';

const WITH_SOMEBODY = plain(`${WITH} ${BEFORE_NAMED}${ANYBODY}`);
/** Company with a name, which begins with a capital. */
const WITH_NAMED = new RegExp(
  `(?<!\\p{L})(?:[Mm]ed|[Ww]ith|[Tt]aking|[Tt]a med(?: seg| meg)?) (?:ho |hun |han )?(?!(?:${CARRIERS})(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'u',
);

const TRAVELS =
  '(?:skal|tar|tek|drar|dreg|reiser|er|vil|is|are|was|goes|takes|went|will|wants|travels|leaves)(?!\\p{L}).*(?<!\\p{L})(?:med|with|tak(?:e|ing))(?!\\p{L})';
const OTHERS_TRAVEL = plain(
  `(?:(?!(?:da|ma)(?!\\p{L}))(?:${EACH})(?: (?:min|mi|vår))?|hun|ho|han|de|dei|he|she|they)(?: (?:og|and) [\\p{L} ]+?)? ${TRAVELS}`,
);
const NAMED_TRAVELS = new RegExp(
  `(?<!\\p{L})(?!(?:Jeg|Eg|Vi|Me|We|Så|Da|Nå|No|Det|It)(?!\\p{L}))\\p{Lu}\\p{Ll}+ ${TRAVELS}`,
  'u',
);
/** Whether the plan is about other people's company. */
export const isOfOthers = (plan: string): boolean => OTHERS_TRAVEL.test(plan) || NAMED_TRAVELS.test(plan);

/** Whether somebody comes along. */
export const comesAlong = (plan: string): boolean => WITH_SOMEBODY.test(plan) || WITH_NAMED.test(plan);

const ONE_ALONE = keysOf(WORDS_FOR).map(
  (companion) =>
    [
      companion,
      plain(
        `${WITH} ${BEFORE_NAMED}(?:${WORDS_FOR[companion]})(?: (?:min|mi|vår))?(?!\\p{L}|[’']|,? (?:og|and|&|\\+|sin|sitt|til|of)(?!\\p{L}))`,
      ),
    ] as const,
);

const EACH_WITH = /(?<!\p{L})(?:med|with)(?!\p{L})/giu;

/** The companion of a plan; null where there are several, or none is named. */
function companionIn(plan: string): Companion | null {
  const told = plan.normalize('NFC');
  const [companion, ...others] = ONE_ALONE.filter(([, words]) => words.test(told)).map(([each]) => each);
  const isOne = companion !== undefined && others.length === 0 && (told.match(EACH_WITH)?.length ?? 0) < 2;
  return isOne ? companion : null;
}

/** The opening for a journey with a named companion; null without one. */
export function openingOfTrip(plan: string, language: Language): string | null {
  const companion = companionIn(plan);
  return companion === null ? null : TRIP_WITH[language].replace('{companion}', () => COMPANIONS[companion][language]);
}

/** Appointments with questions to answer, wherever they take place. */
const SPOKEN_WITH: readonly PlannedEvent[] = [
  ...(['welfare-office', 'doctor', 'therapy', 'job-interview', 'parents-meeting', 'work-meeting', 'court'] as const),
  'news-result',
];
/** Events a baby can come along to. */
const WITH_A_BABY: readonly PlannedEvent[] = [
  ...(['holiday', 'family-dinner', 'party', 'wedding', 'birthday', 'own-birthday', 'family-celebration'] as const),
  ...(['visit-make', 'travel', 'travel-together'] as const),
];
/** Events at which somebody's birthday may be celebrated too. */
const WITH_A_CARD: readonly PlannedEvent[] = [
  ...(['visit-make', 'family-dinner', 'party', 'cafe-friend', 'holiday', 'camping', 'concert-cinema'] as const),
  ...(['travel', 'travel-together', 'long-drive', 'flight', 'flight-with-children', 'public-transport'] as const),
];
const AT_A_CABIN: readonly PlannedEvent[] = [
  ...(['holiday', 'travel', 'travel-together', 'alone-time', 'quiet-day', 'own-birthday', 'visit-make'] as const),
];
/** Events for one other person's sake, or with nobody else. */
const WITH_ONE_OTHER: readonly PlannedEvent[] = [
  ...(['date', 'cafe-friend', 'time-for-two', 'difficult-talk', 'court', 'phone-call', 'online-meeting'] as const),
  ...(['travel-together', 'moving-house', 'keepsakes', 'first-meeting', 'alone-time', 'therapy', 'walk'] as const),
];
/** Events for a child alone. */
const FOR_A_CHILD: readonly PlannedEvent[] = [
  ...([
    'class-meeting',
    'parents-meeting',
    'children-activity',
    'children-party',
    'child-starts',
    'school-run',
  ] as const),
];

const EX =
  "(?:(?:eks|ex)(?:en|-?(?:mann(?:en)?|kon[ae]|kjæreste[n]?|samboer(?:en)?))(?: min| mi)?|(?:eks|ex) (?:min|mi)|min (?:eks|ex)|my ex(?:[- ]?(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?))?)(?!\\p{L}|['’]s?\\p{L}?)";
const PARENT_APART = '(?:barnefar(?:en)?|barnemor(?:en|a)?|barnemora|baby ?daddy)(?: min| mi)?(?!\\p{L})';
const PARENT =
  "(?:(?:faren|far|pappaen|mora|moren|mor|mammaen) (?:til|åt) (?:barna|borna|barnet|ungene|ungan|\\p{L}+)|(?:my |the |our )?(?:kids?|child(?:ren)?|son|daughter|boys?|girls?)(?:['’]?s|s?['’])? (?:dad|father|mum|mom|mother))(?!\\p{L})";
const APART = plain(
  '(?:skilt|skild|skilsmisse\\p{L}*|separ\\p{L}*|divorc\\p{L}*|samlivsbrudd\\p{L}*|bruddet|split up|broke up)',
);
/** Phrases for company that comes or is there. */
const COMES =
  "(?:,? (?!(?:er|is|var|was) (?:død|dead))[\\p{L}'’]+){0,3}?,? (?:kommer|kjem|kjæm|kommer|der|dit|også|invitert|sitter|møter|dukker opp|coming|comes|there|too|going|invited|will be|turns up|shows up)(?!\\p{L})";
const MET =
  '(?:see(?:ing)?|fac(?:e|ing)|run(?:ning)? into|bump(?:ing)? into|avoid(?:ing)?|same room as|next to|near|treffe?r?|støte på|møte på|se|sjå|samme rom som|ved siden av|slippe å (?:snakke|prate|hilse|møte|se)(?: (?:med|på))?|unngå) ';
const isThere = (somebody: string) => plain(`(?:${somebody})${COMES}|${MET}(?:${somebody})`);
const EX_THERE = isThere(EX);
const PARENT_APART_THERE = isThere(PARENT_APART);
const PARENT_THERE = isThere(PARENT);
/** Persons one fears or is going to see, for whom a greeting in passing is no fitting tip. */
const NOT_TO_GREET = plain(
  `(?:redd|skremt|skremm\\p{L}*|scared|afraid|frightened|terrified|frykt\\p{L}*|fears?|tru(?:a|er|et|ssel\\p{L}*|ssler)|threat\\p{L}*|vold\\p{L}*|violen\\p{L}*|besøksforbud|kontaktforbud|voldsalarm|restraining|protective|slår|slo(?: meg)?|hit(?:s|ting)? me|stalk\\p{L}*|abus\\p{L}*|mishandl\\p{L}*|overgrep\\p{L}*|forfølg\\p{L}*|politi\\p{L}*|police|kontroller\\p{L}*|controlling|coerc\\p{L}*|farlig\\p{L}*|danger\\p{L}*|utrygg\\p{L}*|unsafe|(?:ikke|ikkje|not|n['’]t feel) (?:trygg|safe)|krisesent\\p{L}*|refuge|roper|shout\\p{L}*|yell\\p{L}*)(?!\\p{L})|(?:date|kaffe|coffee|lunch|middag|dinner|drinks?|meeting up|(?:get|getting|back) (?:back )?together) (?:\\p{L}+ ){0,2}?(?:with|med) ${EX}|(?:wedding|funeral|birthday|bryllup\\p{L}*|begravelse\\p{L}*|bursdag\\p{L}*) (?:of|to|til) ${EX}`,
);

const meets = (told: string, who: RegExp) => who.test(told) && !NOT_TO_GREET.test(told);
const meetsEx = (told: string) => meets(told, EX_THERE);
const meetsOtherParent = (told: string) =>
  meets(told, PARENT_APART_THERE) || (APART.test(told) && meets(told, PARENT_THERE));

/** A plan without the mention of an ex who is there as well, who is not the event itself. */
export const withoutEx = (plan: string): string =>
  NOT_TO_GREET.test(plan) ? plan : plan.normalize('NFC').replace(EX_THERE, ' ').trim() || plan;

interface Told {
  plan: string;
  /** The plan and the answers about it. */
  all: string;
}

const PHONE = plain(
  "(?:(?:by|over|on) (?:the )?(?:tele)?phone|(?:tele)?phone (?:assessment|interview|appointment|consultation|meeting|review)|(?:they|she|he|someone|somebody)(?:['’]?ll| will)? (?:ring|call|phone)s?(?: me)?(?! (?:me )?(?:names|the bell|in sick))|(?:på|over|per) telefon(?:en)?|telefon(?:time|intervju|møte|konsultasjon|vurdering|samtale)\\p{L}*|(?:de|dei|hun|ho|han|nav|legen|noen|nokon) ring(?:er)?(?= (?:meg|mæ|mellom|kl|opp|om|på)|[,.]|$))(?!\\p{L})",
);
const BABY = plain(
  '(?:med|with|w/?|and|og) (?:(?:an?|the|my|our|en|ei|et|min|vår|vårt|lille|little|tiny|new) )*(?:baby(?:en)?|newborn|nyfødt?\\p{L}*|spedbarn\\p{L}*|infant|\\d{1,2}[- ]?(?:weeks?|wks?)[- ]?old|[1-9][- ]?(?:months?|mths?)[- ]?old|\\d{1,2} (?:uker|veker) gam\\p{L}*|[1-9] (?:måneder|månader) gam\\p{L}*|\\d{1,2} ?ukers(?: gammel)?\\p{L}*)(?!\\p{L})(?! (?:shower|photos?|bump|blues|puppy|kitten|valp|kattunge))',
);
const CABIN = plain(
  '(?:hytt(?:a|en|e)(?!\\p{L})|hyttetur\\p{L}*|(?:(?:the|a|our|my|at|to) )?cabin(?!\\p{L})(?! (?:crew|fever|pressure|bag)))',
);
const NO_CABIN = plain(
  '(?:vaske|rydde|male|selge|pusse opp|bygge|clean\\p{L}*|paint\\p{L}*|sell\\p{L}*|cruise|ferg\\p{L}*|ferry|båt\\p{L}*|boat|ship|hurtigrut\\p{L}*|plane|fly)(?!\\p{L})',
);
const ON_THE_BUS = plain(
  '(?:tar? bussen|med buss(?:en)?|bussen (?:dit|til|alene|aleine|selv)|buss (?:alene|aleine)|(?:get|getting|tak(?:e|ing)|catch(?:ing)?|on|by) (?:(?:the|a|two|\\d+) )?bus(?:es)?)(?!\\p{L})(?! (?:so|så)(?!\\p{L}))',
);
const READS_THERE = plain(
  '(?:stud(?:y|ied|ying)|les(?:er|e)|øver|read(?:ing)?) (?:\\p{L}+ ){0,2}?(?:on the bus|på bussen)',
);
const HAS_BIRTHDAY = plain(BIRTHDAY);
const HAS_OWN_BIRTHDAY = plain(OWN_BIRTHDAY);

/** For each companion its pattern, and the events at which it is or is not worth a tip. */
const ALONG: Record<Along, { isTold: (told: Told) => boolean; isAt: (ahead: PlannedEvent) => boolean }> = {
  ex: {
    isTold: ({ all }) => meetsEx(all),
    isAt: (ahead) => !WITH_ONE_OTHER.includes(ahead) && !FOR_A_CHILD.includes(ahead),
  },
  exByChild: { isTold: ({ all }) => meetsEx(all), isAt: (ahead) => FOR_A_CHILD.includes(ahead) },
  otherParent: {
    isTold: ({ all }) => !meetsEx(all) && meetsOtherParent(all),
    isAt: (ahead) => !WITH_ONE_OTHER.includes(ahead),
  },
  phone: { isTold: ({ plan }) => PHONE.test(plan), isAt: (ahead) => SPOKEN_WITH.includes(ahead) },
  baby: { isTold: ({ plan }) => BABY.test(plan), isAt: (ahead) => WITH_A_BABY.includes(ahead) },
  birthday: {
    isTold: ({ plan }) => HAS_BIRTHDAY.test(plan) && !HAS_OWN_BIRTHDAY.test(plan) && !NO_DAY_FOR_CAKE.test(plan),
    isAt: (ahead) => WITH_A_CARD.includes(ahead),
  },
  bus: {
    isTold: ({ plan }) => ON_THE_BUS.test(plan) && !READS_THERE.test(plan),
    isAt: (ahead) => !['public-transport', 'long-drive', 'driving', 'flight'].includes(ahead),
  },
  cabin: {
    isTold: ({ plan }) => CABIN.test(plan) && !NO_CABIN.test(plan),
    isAt: (ahead) => AT_A_CABIN.includes(ahead),
  },
};

/** Tips for companions of an event, found in the plan or in the answers about it. */
export function alongTips(plan: string, ahead: PlannedEvent, answers: readonly string[] = []): Tip[] {
  const [told = '', ...rest] = [plan, ...answers].map((each) => each.normalize('NFC'));
  const all = [told, ...rest].join('\n');
  return keysOf(ALONG).flatMap((along) => {
    const { isAt, isTold } = ALONG[along];
    return isAt(ahead) && isTold({ plan: told, all }) ? [ALONG_TIPS[along]] : [];
  });
}
