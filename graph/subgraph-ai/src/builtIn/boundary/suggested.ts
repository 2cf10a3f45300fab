import { neverSaid } from '@spire/language/neverSaid';
import type { Language } from '@spire/domain/languages';
import { withCapital, withSmall } from '../firstLetter.ts';
import { NEVER_BACKED } from './needNamed.ts';
import { offeredBy, type OfferKind, type OfferRule, wholly } from './offerRules.ts';
import { VERBS } from './requestWords.ts';

/** A partial yes: the sentence that offers it, and the words as they were told. */
interface Suggested {
  kind: OfferKind;
  sentence: string;
  words: string;
}

export const suitsBetterNo = ([what = '']: readonly string[]) => `${withCapital(what)} passer meg bedre.`;
export const suitsBetterEn = ([what = '']: readonly string[]) => `${withCapital(what)} would suit me better.`;

const COUNT_NO =
  '(?:én|en|ei|ein|to|tre|fire|\\d) (?:dag|time|kveld|gang|gong|dager|dagar|timer|timar|kvelder|ganger|gonger)';
const OFTEN_NO = `${COUNT_NO} (?:i (?:uka|uken|veka|måneden|månaden|dagen)|på det meste)`;
const COUNT_EN = '(?:once|twice|(?:one|two|three|four|an?|half a|\\d) (?:days?|hours?|evenings?|times?))';
const OFTEN_EN = `${COUNT_EN} (?:an? (?:day|week|month)|at (?:the )?most)`;
/** Times and amounts behind a verb. */
const WHEN_NO =
  '(?:etter|før|fram til|klokka|kl\\.?|senere|seinare|tidligst|tidlegast|gradvis|(?:med |på )?(?:halve?|femti|førti|tretti|tjue|\\d+)|fra (?:klokka|kl\\.?|\\d|\\p{L}+dag))';
const SHORT_NO = '(?:ti|femten|tjue|tretti|fem|\\d+) min(?:utter|utt)?|et kvarter|en halvtime|en time';
const SHORT_EN = '(?:ten|fifteen|twenty|thirty|five|\\d+) min(?:ute)?s?|half an hour|an hour';
const WHEN_EN =
  '(?:after|before|at|by|from \\d|later|part[ -]time|(?:with )?(?:half|fifty|\\d+)|for (?:an|one|two|half|the))';

const RULES: Record<Language, readonly OfferRule[]> = {
  no: [
    [
      'inviting',
      wholly(
        '((?:en|ei|et|ein|eit) (?:(?!uten|utan|without|no|ingen|ikke)\\p{L}+[- ]){0,3}?(?:versjon|variant|plan|ordning|turnus|vaktliste|kjøreliste|løsning|rullering|fordeling)(?:(?= )(?! er | blir ).{0,60})?)',
      ),
      ([what = '']) => `Hva med ${what}?`,
    ],
    [
      'telling',
      wholly(
        `((?:bare )?(?:komme|stikke|kikke|titte|være med|bli med|bli) (?:bare )?(?:innom|bortom|en tur|på (?:kaka|kaken|maten|desserten|kaffen|middagen)|(?:i )?(?:en|ei|to|et par|en halv) (?:halv)?(?:time|timer)|en halvtime)(?!\\p{L}).*)`,
      ),
      ([what = '']) => `Jeg kan ${what}.`,
    ],
    [
      'asking',
      wholly(
        '((?:en|ei|ett?|to|tre|noen|\\d+) (?:ekstra (?:dag|uke|time)(?:r|er)?|(?:dag|uke|time)(?:r|er)? (?:ekstra|til)))',
      ),
      ([more = '']) => `Kan jeg få ${more}?`,
    ],
    [
      'telling',
      wholly(
        '((?:én|en|ett?|to|tre|en halv) (?:halv)?tim(?:e|er)|et kvarter|en halvtime),? (?:og )?(?:så|deretter) (?:rett )?(?:hjem|heim)(?: igjen)?',
      ),
      ([time = '']) => `Jeg kan ta ${time}, så må jeg hjem.`,
    ],
    [
      'asking',
      wholly('(?:at det er )?hos noen andre( i år| denne gangen|)'),
      ([when = '']) => `Kan det bli hos noen andre${when}?`,
    ],
    [
      'telling',
      wholly('(vi (?:kommer|tar|blir|feirer|lager|baker|stiller) gjerne .+?)(?: i ste(?:det|den)| i staden)?'),
      ([what = '']) => `${withCapital(what)}.`,
    ],
    [
      'telling',
      wholly('((?:svarer|ringer|leser|sender) (?:om|på|i|etter|senere|tilbake)(?!\\p{L}).*)'),
      ([what = '']) => `Jeg ${what}.`,
    ],
    ['telling', wholly('(halvparten(?: av .+)?)'), ([half = '']) => `Jeg kan ta ${half}.`],
    [
      'telling',
      wholly(`(${OFTEN_NO})(, .+)`),
      ([often = '', rest = '']) => `${withCapital(often)} passer meg bedre${rest}.`,
    ],
    [
      'telling',
      wholly(`((?:ringe|snakke|prate|besøke|komme|hjelpe|kjøre|køyre|passe|svare)(?: \\p{L}+)? ${OFTEN_NO}.*)`),
      ([what = '']) => `Jeg kan ${what}.`,
    ],
    ['telling', wholly('((?:annenhver|andrekvar) (?:dag|uke|helg|gang|kveld|\\p{L}+dag).*)'), suitsBetterNo],
    [
      'telling',
      wholly(`(${SHORT_NO})(?: (?:maks|på det meste|på det lengste))?(?:,? eller (?:ingenting|ikke))?`),
      ([time = '']) => `${withCapital(time)} på det meste kan jeg få til.`,
    ],
    [
      'telling',
      wholly('((?:hjelpe|bidra|bake|passe(?! på)|ta med|stille med) (?!.* i ste).+)'),
      ([what = '']) => `Jeg kan ${what}.`,
    ],
    [
      'telling',
      wholly('((?:sende|levere|skrive|gjøre|lage|ta) (?:min del|mitt bidrag|delen min|bidraget mitt).*)'),
      ([what = '']) => `Jeg kan ${what}.`,
    ],
    [
      'telling',
      wholly(
        '((?:sitte|stå|være) .{2,30} og (?:føre|heie|hjelpe|holde (?:tida|tiden|styr)|ta (?:bilder|tida|tiden|notater)|telle|klappe|servere|dele ut)(?!\\p{L}).*)',
      ),
      ([what = '']) => `Jeg kan ${what}.`,
    ],
    [
      'asking',
      wholly(`((?:møte|komme|starte|begynne|jobbe|delta) ${WHEN_NO}(?!\\p{L}).*)`),
      ([what = '']) => `Kan jeg ${what}?`,
    ],
    [
      'telling',
      wholly(
        '((?:kjører|baker|hjelper|henter|passer|ringer|bidrar|stiller|kommer(?= gjerne (?:på|innom|en|til|som|og))) gjerne(?! (?:ikke|ikkje)).*)',
      ),
      ([what = '']) => `Jeg ${what}.`,
    ],
    ['telling', wholly('((?!mindre |færre ).{2,30}, (?:ikke mer|ikkje meir))'), ([some = '']) => `Jeg kan ta ${some}.`],
    [
      'telling',
      wholly('(?:med )?((?:kamera|lyd|mikrofon|video)(?:et|en|a)? av.*)'),
      ([how = '']) => `Jeg kan være med, med ${how}.`,
    ],
    ['inviting', wholly('(noe (?:stille|rolig|roleg|enkelt|lett|kort|lite), .+)'), ([what = '']) => `Hva med ${what}?`],
    [
      'telling',
      wholly('((?:en|ei|ein|et) .+ og (?:være |rett )?hjem(?:me)? (?:til|før|innen|klokka|kl) .+)'),
      ([what = '']) => `Jeg kan bli med på ${what}.`,
    ],
  ],
  en: [
    [
      'inviting',
      wholly(
        '(an? (?:(?!uten|utan|without|no|ingen|ikke)\\p{L}+[- ]){0,3}?(?:version|plan|option|rota|schedule|arrangement|compromise)(?:(?= )(?! is | would ).{0,60})?)',
      ),
      ([what = '']) => `How about ${what}?`,
    ],
    [
      'telling',
      wholly(
        '((?:just )?(?:(?:come|pop|drop|swing|stop|stay|go|join)(?: (?:over|by|in|round|along|down))* for (?:an?|half an|one|two|the (?:cake|food|meal|dessert|first))(?!\\p{L}| (?:walk|run|swim)).*|(?:come|pop|drop|swing|stop)(?: (?:over|by|in|round|along|down))+ (?!at ).+))',
      ),
      ([what = '']) => `I can ${what}.`,
    ],
    [
      'asking',
      wholly('((?:an?|one|two|three|a few|\\d+) (?:extra|more) (?:days?|weeks?|hours?))'),
      ([more = '']) => `Could I have ${more}?`,
    ],
    [
      'telling',
      wholly(
        '(?:for )?(an hour|one hour|half an hour|two hours|\\d+ hours),? (?:and )?then (?:straight )?(?:go )?home(?: again)?',
      ),
      ([time = '']) => `I can do ${time}, then I need to go home.`,
    ],
    [
      'asking',
      wholly("(?:at )?(?:someone|somebody) else[’']s (?:house|place|turn to host|flat)( this year| this time|)"),
      ([when = '']) => `Could it be at someone else’s${when}?`,
    ],
    [
      'telling',
      wholly("(we(?:[’']d (?:be (?:glad|happy) to|love to|like to)|[’']ll) .+?)(?: instead)?"),
      ([what = '']) => `${withCapital(what)}.`,
    ],
    ['telling', wholly('(half(?: of)?(?: (?:the|it|them|that|my) ?.*)?)'), ([half = '']) => `I can do ${half}.`],
    [
      'telling',
      wholly(`(${OFTEN_EN})(, .+)`),
      ([often = '', rest = '']) => `${withCapital(often)} would suit me better${rest}.`,
    ],
    [
      'telling',
      wholly(`((?:call|ring|talk|visit|come(?: over)?|help|drive|babysit)(?: you)? ${OFTEN_EN}.*)`),
      ([what = '']) => `I can ${what}.`,
    ],
    ['telling', wholly('((?:once|twice|every (?:other|second) \\p{L}+).*)'), suitsBetterEn],
    [
      'telling',
      wholly('every (?:other|second)(?: (?:one|is (?:enough|fine)))?'),
      () => 'Every other time would suit me better.',
    ],
    [
      'telling',
      wholly(`(${SHORT_EN})(?: (?:max|tops|at (?:the )?most))?(?:,? or (?:nothing|not at all))?`),
      ([time = '']) => `${withCapital(time)} at most would work for me.`,
    ],
    [
      'telling',
      wholly('((?:bring|contribute|babysit|help (?=for|out|until|the first)) ?(?!.* instead).+)'),
      ([what = '']) => `I can ${what}.`,
    ],
    [
      'telling',
      wholly('((?:send|hand in|write|do|make) (?:my|your) (?:own )?(?:part|share|bit|half)(?!\\p{L}).*)'),
      ([what = '']) => `I can ${what}.`,
    ],
    [
      'telling',
      wholly(
        '((?:sit|stand|be) .{2,30} and (?:do the|keep (?:score|time|count)|help|cheer|clap|take (?:the )?(?:photos|pictures|notes|minutes|stats)|count|serve|hand out)(?!\\p{L}).*)',
      ),
      ([what = '']) => `I can ${what}.`,
    ],
    [
      'asking',
      wholly(`((?:start|begin|join|come|work|meet|attend|finish|leave) ${WHEN_EN}(?!\\p{L}).*)`),
      ([what = '']) => `Could I ${what}?`,
    ],
    ['telling', wholly('((?!less |fewer ).{2,30}, (?:not|no) more)'), ([some = '']) => `I can do ${some}.`],
    [
      'telling',
      wholly('(?:with )?(?:(?:my|the) )?((?:camera|video|sound|mic|microphone) off.*)'),
      ([how = '']) => `I can join with my ${how}.`,
    ],
    [
      'inviting',
      wholly('(something (?:quiet|calm|simple|small|easy|short|low-key), .+)'),
      ([what = '']) => `How about ${what}?`,
    ],
    [
      'telling',
      wholly('(an? .+ and (?:(?:to )?be )?(?:home|back) (?:by|at|before) .+)'),
      ([what = '']) => `I can do ${what}.`,
    ],
  ],
};

/** A limit of time with a word for "only". */
const ONLY_THEN: Record<Language, RegExp> = {
  no: /^(?:bare|berre|kun) (?:(?:på |om )?(?:man|tirs|ons|tors|fre|lør|laur|søn|sun)dag\p{L}*|den første \p{L}+|(?:i|på) (?:arbeidstid|ukedag|hverdag|kvardag|helg|dagtid)\p{L}*)(?: .+)?$/iu,
  en: /^(?:(?:just|only) (?:the first|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on weekdays|during work(?:ing)? hours|in work hours)(?: .+)?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|work(?:ing)? hours|weekends) only)$/iu,
};

/** A need of a single time: "I can only do Wednesdays". */
function onlyThen(told: string, language: Language): string {
  const when = told.replace(/^(?:bare|berre|kun|just|only) | only$/iu, '');
  if (language === 'no') return `Jeg kan bare ${when}.`;
  return `I can only do ${/^(?:on|during|in) /iu.test(when) ? `it ${when}` : when}.`;
}

/** Outings for two; `TOGETHER` has the words that show they are for both and in place of the request. */
export const OUTING: Record<Language, RegExp> = {
  no: /^(?:en|ei|et|ein|eit) (?:(?:kort|liten|rolig|stille|lita|enkel) )?(?:kaffe|kaffekopp|kopp (?:kaffe|te)|tur|spasertur|lunsj|middag|frokost|film(?:kveld)?|telefonprat|prat|telefonsamtale|video(?:prat|samtale))(?!\p{L})/iu,
  en: /^(?:an? )(?:(?:short|quick|quiet|little|simple) )?(?:coffee|cup of (?:tea|coffee)|walk|lunch|dinner|breakfast|film|movie|phone call|call|chat|video call|visit)(?!\p{L})/iu,
};
const TOGETHER: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:heller|i ste(?:det|den)|istedet|bare oss|oss to|sammen|en annen (?:dag|gang)|med (?:bruden|brudgommen|deg|dere|mamma|pappa) alene)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:rather|instead|just (?:us|the two of us|a)|together|another (?:day|time))(?!\p{L})/iu,
};

/** Offers of one's own, which are kept whatever their verb. */
const OWN_OFFER: Record<Language, RegExp> = {
  no: /^(?:(?:jeg|eg|æ) )?(?:kan|klarer|klarar)(?: gjerne| godt| heller)* (?:å )?((\p{L}+) .+)$/iu,
  en: /^(?:i )?can (?:happily |only |just |also )*((\p{L}+) .+)$|^(?:(?:i )?will|i[’']ll|(?:i[’']m )?(?:happy|glad) to) (?:happily |gladly |just |also )*((bring|pay|send|help|bake|drive|lend|buy|cook|water|babysit) (?!.*(?<!\p{L})(?:it|later|my|myself|regrets|if|when|nobody)(?!\p{L})).+)$/iu,
};
/** Verbs of leisure on one's own, which offer nothing. */
const FOR_ONESELF = new Set(
  'lese lesa ligge sitte sitje være vere bli spille spele trene spise bade dusje read sit play watch eat stay walk sing be have'.split(
    ' ',
  ),
);

/** Screen time, and deeds without a recipient. */
const REFUSED =
  /^(?:se|sjå) (?!(?:på|gjennom|over) (?!tv|film|serie|netflix))|(?<!\p{L})(?:nobody|nothing|ingen|ingenting|freezes over)(?!\p{L})/iu;

/** Pronouns without a name, and words for oneself alone. */
const POINTING: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|han|hun|ho|ham|henne|de(?! andre)|(?<!med (?:bruden|brudgommen|deg|dere|henne|ham|han|dem|mamma|pappa) )alene|aleine|(?<!hos )meg)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:i|he|she|him|her|they|me|alone|myself)(?!\p{L})/iu,
};
const MOST_CHARACTERS = 70;

function ownOffer(told: string, language: Language): { sentence: string; words: string } | null {
  const found = OWN_OFFER[language].exec(told);
  const words = found?.[1] ?? found?.[3];
  const verb = (found?.[2] ?? found?.[4])?.trim().split(' ')[0]?.toLowerCase();
  if (words === undefined || verb === undefined || REFUSED.test(words)) return null;
  const isForThem = VERBS[language].has(verb) && !FOR_ONESELF.has(verb);
  if (!isForThem) return null;
  // Words with a comma hold a sentence of their own, so they are no infinitive.
  const isWhole = words.includes(',');
  return language === 'no'
    ? { sentence: `Jeg kan ${words}.`, words: isWhole ? `du kan ${words}` : words }
    : { sentence: `I can ${words}.`, words: isWhole ? `you can ${words}` : words };
}

/** A need that is a partial yes; null where that is unclear. `bare` is the need without its opening words. */
export function suggested(told: string, bare: string, language: Language): Suggested | null {
  const isSayable = (words: string) =>
    [...words].length <= MOST_CHARACTERS &&
    !POINTING[language].test(words) &&
    !NEVER_BACKED.test(words) &&
    neverSaid(language, words).length === 0;
  const own = ownOffer(told, language);
  if (own !== null && isSayable(own.words)) return { kind: 'telling', ...own };
  if (ONLY_THEN[language].test(told) && !told.includes(',') && isSayable(told)) {
    return { kind: 'telling', sentence: onlyThen(told, language), words: told };
  }
  const small = withSmall(bare);
  if (!isSayable(small)) return null;
  const outing = TOGETHER[language].test(told) ? OUTING[language].exec(small)?.[0] : undefined;
  if (outing !== undefined)
    return {
      kind: 'inviting',
      sentence: language === 'no' ? `Hva med ${small}?` : `How about ${small}?`,
      words: small,
    };
  const offered = offeredBy(RULES[language], small);
  const isOnly = /^(?:bare|berre|kun|only|just) /iu.test(told);
  return offered === null
    ? null
    : {
        kind: offered.kind,
        sentence: offered.sentence,
        words: isOnly ? withSmall(told) : small,
      };
}
