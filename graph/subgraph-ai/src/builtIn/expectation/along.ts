import { ALONG_TIPS, type Along } from '@spire/content/alongTips';
import { COMPANIONS, TRIP_WITH, type Companion } from '@spire/content/tripTogether';
import type { Tip } from '@spire/content/expectationTexts/feelingTexts';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { plain } from '../plainWords.ts';
import { BIRTHDAY, OWN_BIRTHDAY } from './birthdays.ts';

/** Words that may begin with a capital, in a pattern that tells capitals from others. */
const capitalised = (words: string) =>
  words.replace(/(?<=^|[|(:])\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);

const DAYS_AND_MONTHS =
  '(?:man|tirs|ons|tors|fre|lør|søn)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|january|february|march|may|june|july|october|december|jul|påske|easter|christmas';
/** Where people have met, rather than where they will. */
const NO_PLACES = 'tinder|hinge|bumble|happn|sukker|møteplassen|match|nett|facebook|snap|insta';
const PLACES =
  'kaf[eé]\\p{L}*|kaffebar\\p{L}*|cafe|café|coffee|restaurant\\p{L}*|kino\\p{L}*|cinema|(?:\\p{L}+)?park(?:en)?(?!\\p{L})|muse(?:um|et)|bar(?:en)?(?!\\p{L})|pub(?:en)?(?!\\p{L})|(?:\\p{L}+)?hage(?:n)?(?!\\p{L})|gardens?(?!\\p{L})|beach|strand\\p{L}*|zoo|bowling\\p{L}*|gallery|galleri\\p{L}*|theatre|teater|library|bibliotek\\p{L}*|market|marked\\p{L}*';
const PLACE = plain(
  `(?:på|til|i|ved|hos|at|in|to) (?:the |a |an |en |et |ei |den |det )?(?!(?:${DAYS_AND_MONTHS}|${NO_PLACES})(?!\\p{L}))(?:\\p{L}+ )?(?:${PLACES})`,
);
/** A name begins with a capital. */
const NAMED_PLACE = new RegExp(
  `(?<!\\p{L})(?:på|til|i|ved|hos|at|in|to) (?:the )?(?!(?:${capitalised(`${DAYS_AND_MONTHS}|${NO_PLACES}`)})(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'u',
);

/** Whether it is told where it will be. */
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
/** Companies that carry one, and what is no person. */
const CARRIERS =
  'Hurtigruten?|Norwegian|Ryanair|Vy|Flytoget|Color|Viking|Stena|Fjord|Flixbus|Eurostar|Amtrak|Via|Wizz|Easyjet|Tui|Ving|Apollo|Havila|Interrail|Bus|Buss|Tog|Train|Ferry|Covid|Corona';
const ANYBODY = `(?:${EACH}|foreldre\\p{L}*|parents|familie\\p{L}*|family|søsken\\p{L}*|siblings|venn\\p{L}*|venninn\\p{L}*|vener|friends?|mates?|bestie|pals?|gjeng\\p{L}*|jentene|gutta|kusin\\p{L}*|fetter\\p{L}*|cousins?|tante\\p{L}*|onkel\\p{L}*|aunt\\p{L}*|uncle|niese\\p{L}*|nevø\\p{L}*|niece|nephew|svigermor\\p{L}*|svigerfamilie\\p{L}*|in-?laws|girls|lads|boys|kids|children|ungene|ungan|barna|borna|barnebarn\\p{L}*|grandkids|grandchildren|naboen|neighbou?r|kollega\\p{L}*|colleagues?|oss|others|andre)(?!\\p{L})`;
const WITH = '(?:sammen med|i lag med|ilag med|together with|med|with|w/|tak(?:e|ing)|ta(?:r)? med(?: seg| meg)?)';

const WITH_SOMEBODY = plain(`${WITH} ${BEFORE_NAMED}${ANYBODY}`);
/** A name begins with a capital. */
const WITH_NAMED = new RegExp(
  `(?<!\\p{L})(?:[Mm]ed|[Ww]ith|[Tt]aking|[Tt]a med(?: seg| meg)?) (?:ho |hun |han )?(?!(?:${CARRIERS})(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'u',
);

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

/** The one who comes along; null where they are more, or it is not told who. */
function companionIn(plan: string): Companion | null {
  const told = plan.normalize('NFC');
  const [companion, ...others] = ONE_ALONE.filter(([, words]) => words.test(told)).map(([each]) => each);
  return companion === undefined || others.length > 0 ? null : companion;
}

/** The opening of a journey with one who is named; null where they are not. */
export function openingOfTrip(plan: string, language: Language): string | null {
  const companion = companionIn(plan);
  return companion === null ? null : TRIP_WITH[language].replace('{companion}', () => COMPANIONS[companion][language]);
}

/** By which words each is told of, and at what it needs no telling. */
const ALONG: Record<Along, { words: RegExp; notWords: RegExp; notAt: readonly PlannedEvent[] }> = {
  birthday: {
    words: plain(BIRTHDAY),
    notWords: plain(OWN_BIRTHDAY),
    notAt: ['birthday', 'own-birthday', 'children-party', 'family-celebration', 'funeral', 'keepsakes'],
  },
  bus: {
    words: plain(
      '(?:tar? bussen|med buss(?:en)?|bussen (?:dit|til|alene|aleine|selv)|buss (?:alene|aleine)|(?:get|getting|tak(?:e|ing)|catch(?:ing)?|on|by) (?:(?:the|a|two|\\d+) )?bus(?:es)?)(?!\\p{L})(?! (?:so|så)(?!\\p{L}))',
    ),
    notWords: plain('(?:stud(?:y|ied|ying)|les(?:er|e)|øver|read(?:ing)?) (?:\\p{L}+ ){0,2}?(?:on the bus|på bussen)'),
    notAt: ['public-transport', 'long-drive', 'driving', 'flight'],
  },
};

/** Tips for what comes along with what lies ahead. */
export const alongTips = (plan: string, ahead: PlannedEvent): Tip[] =>
  keysOf(ALONG).flatMap((along) => {
    const { notAt, notWords, words } = ALONG[along];
    const told = plan.normalize('NFC');
    return words.test(told) && !notWords.test(told) && !notAt.includes(ahead) ? [ALONG_TIPS[along]] : [];
  });
