import type { Language } from '@spire/domain/languages';
import { withCapital } from '../firstLetter.ts';
import { type OfferRule, wholly } from './offerRules.ts';

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

/** Rules that offer a part of the request, or a way one could: the whole need has to match. */
export const PARTIAL_OFFERS: Record<Language, readonly OfferRule[]> = {
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
