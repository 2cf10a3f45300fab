import type { Language } from '@spire/domain/languages';
import { withSmall } from './firstLetter.ts';
import { infinitives } from './infinitives.ts';
import { VERBS } from './requestWords.ts';

/** What one can need to do, beside what one is asked to. */
const DOING =
  infinitives(`sove hvile kvile slappe le gråte se sjå lande puste pause få slippe meditere glemme gløyme slutte spare
  senke roe tenke tenkje føle kjenne nyte finne lukke begynne starte stoppe avslutte avlyse utsette tåle velge velje
  bestemme sette setje skru slumre dase døse krølle strekke drømme kose samle beholde leve vite bearbeide sørge savne
  prioritere beskytte skjerme trekke ha`);
/** In English only what is no noun as well: "quiet" and "a walk" are needed as they are. */
const DOING_EN =
  /^(?:(?:be|go|stay|sit|eat|lie|get|have|say|see|write|keep|watch|listen|make|take|do|finish|spend|relax|breathe|recover|feel|know|hear|come|choose|decide|heal|unwind|save|protect|find|learn|start|begin|hand|join|meet|try|wait|turn|pay|stop|put|send|give|ask|tell|bring|move|think|talk|wear|leave(?= (?:early|at|before|the|by|work|it))|call(?= \p{L}))(?!\p{L}|-)|(?:read|sleep|walk|draw|play|paint|work|cook|rest)(?= (?:it|through|my|the|an?|in|on|at|until|from|by)(?!\p{L})))/iu;
/** Nouns and adjectives, where something is needed. */
const NO_DOING = /^(?:pause|pausa|stille|stilla|lufta|reisa|starta)(?!\p{L})/iu;

/** What makes an infinitive of what is done, or of where one would be. */
const WHERE: Record<Language, readonly (readonly [RegExp, string])[]> = {
  no: [
    [
      /^(?:(?:tidlig|tidleg|tidligere|rett|raskt) )?(?:hjem|heim|ut|bort|opp|ned|inn|i seng|til sengs|til ro)(?!\p{L})/iu,
      'å komme ',
    ],
    [/^(?:alene|åleine|aleine|i fred|i ro|hjemme|heime|ute|inne|sammen|saman)(?! ?tid)(?!\p{L})/iu, 'å være '],
    [/^stille (?=(?:etter|fra|før|om) )/iu, 'å ha det '],
    [/^(?:fram |frem )?til (?=\p{L})/iu, 'tid '],
  ],
  en: [
    [
      /^(?:(?:left )?alone|home|indoors|inside|by myself)(?= (?:with|in|at|for|on|by|before|early|alone|tonight)(?!\p{L})|$)/iu,
      'to be ',
    ],
    [/^(?:until|till?) (?=\p{L})/iu, 'time '],
    [/^(?:out|outside|outdoors|away)(?= (?:of|in|for|from|more)(?!\p{L})|$)/iu, 'to get '],
  ],
};

/** One of what is counted, written in short: "rolig kveld" is "en rolig kveld". */
const ONE: Record<Language, RegExp> = {
  no: /^(?:(?:stille|lang|kort|god|hel|heil|egen|eigen|varm|liten|\p{L}*(?:fri|ig|leg)) )?(?:kveld|natt|morgen|dag|fridag|helg|time|stund|tur|klem|kopp \p{L}+)(?= (?:i|på|med|uten|utan|for|fra|til|alene|åleine|hjemme|heime|der|hvor)(?!\p{L})|$)/iu,
  en: /^(?:(?:quiet|early|free|long|short|slow|hot|warm|good|proper|calm|real|little|lazy|gentle|screen-free) )?(?:evening|night|morning|day|weekend|hour|moment|walk|bath|nap|break|hug|lie-in)(?= (?:to|off|in|at|for|with|without|by|alone|from|on|where|when)(?!\p{L})|$)/iu,
};
const A: Record<Language, (needed: string) => string> = {
  no: () => 'en',
  en: (needed) => (/^(?:[aei]|hour)/iu.test(needed) ? 'an' : 'a'),
};

/** "I need no messages" may be heard as that none are needed. */
const NONE_OF: Record<Language, RegExp> = {
  no: /^(?:ingen|ikke noen?|ikkje noko?n?) (?=\p{L}+(?: |$))/iu,
  en: /^(?:no|not any) (?=\p{L}+(?: |$))/iu,
};
const WITHOUT: Record<Language, string> = { no: 'å slippe ', en: 'there to be no ' };

/** A word before it that says "only": in Norwegian it stands between the sign of the infinitive and the verb. */
const ONLY = /^(?:bare|berre|kun) /iu;

/** What is needed as it can follow "You need": with its article; what is to be done, or where to be, as an infinitive. */
export function asNeeded(needed: string, language: Language): string {
  const place = WHERE[language].find(([where]) => where.test(needed));
  if (place !== undefined) return place[1] + withSmall(needed);
  const none = NONE_OF[language].exec(needed)?.[0];
  if (none !== undefined) return WITHOUT[language] + needed.slice(none.length);
  const one = ONE[language].test(needed) ? `${A[language](needed)} ${withSmall(needed)}` : needed;
  if (language === 'en') return DOING_EN.test(needed) ? `to ${withSmall(needed)}` : one;
  const [first = ''] = needed.replace(ONLY, '').toLowerCase().split(' ');
  const isDoing = !NO_DOING.test(first) && (DOING.has(first) || VERBS.no.has(first));
  return isDoing ? `å ${withSmall(needed)}` : one;
}
