import type { Language } from '@spire/domain/languages';
import { groupWritten } from './needGroup.ts';
import { VERBS } from './requestWords.ts';
import { wordPattern } from '../wordPattern.ts';

const alone = (...words: readonly string[]) => wordPattern(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`);

const NUMBER_NO = '(?:én|en|ei|et|ein|eit|to|tre|fire|fem|seks|noen|et par|en halv|\\d+)';
const NUMBER_EN = '(?:an?|one|two|three|four|five|six|a few|half an?|\\d+)';
const HOUR_NO =
  '(?:klokka|klokken|kl\\.?|\\d+|ett|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|lunsj|frokost|middag|skolen|jobb|ferien|jul|påske|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|høsten|våren)';
const HOUR_EN =
  '(?:\\d+(?:[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|dinner|breakfast|school|work|the (?:holidays|weekend)|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)';

/**
 * Limits, hours, other ways, other times and other people: a need with one of these answers the request, and belongs in
 * the refusal.
 */
const ANSWERING: Record<Language, RegExp> = {
  no: alone(
    '(?:bare|berre|kun)(?! v[æe]re(?!\\p{L}))|heller|helst|gjerne|i ste(?:det|den)|istedet(?:for)?|i staden',
    'ellers|tidligst|tidlegast|senest|seinast|innen|varsel|på forhånd|i forveien|først|fyrst|digitalt',
    'på (?:telefon|nett|mail|teams|zoom|video|papir)|(?:tele)?fon|e-?post|sms|melding(?:er)?|hjemmefra|heimefra',
    'skriftlig|gradvis|sakter?e?|saktare|kortere|kortare|sjeldnere|sjeldnare|senere|seinere|tidligere',
    'halv(?:parten|e|t)|sittende|noen andre|(?:man|tirs|ons|tors|fre|lør|laur|søn|sun)dag\\p{L}*|helg\\p{L}*',
    'hverdag\\p{L}*|ukedag\\p{L}*|(?:neste|annenhver|andrekvar) \\p{L}+|en annen (?:dag|gang|uke|tid|plass)',
    `(?:om|etter|før|fra|til|mellom) ${HOUR_NO}`,
    `${NUMBER_NO} (?:\\p{L}+ )?(?:minutt|time|dag|kveld|gang|gong|uke|veke|måned|oppgave|side)\\p{L}{0,2}`,
    '(?:kamera|lyd|mikrofon|video|skjerm|lys)(?:et|en|a)? av',
    'uten (?:lyd|kamera|barn|unger|overnatting|musikk|taler?)|fra (?:butikken|bakeren)|kjøpe?kake\\p{L}*',
    '(?<![\\p{L},] )når (?:jeg|eg|æ)|i morgen|eller|video|maks|slutt|ferdig|klokka|kl|(?:to|tre|fire|fem|seks|sju|åtte|ni|ti|tjue|tretti|\\d+) (?:\\p{L}+ )?\\p{L}{3,}',
    '\\p{L}*(?:lunsj|prat|samtale|møte|besøk|opptak|referat|film|takeaway)',
  ),
  en: alone(
    'only|just(?! (?:to )?be(?!\\p{L}))|rather|instead|preferably|otherwise|notice|first',
    'at (?:the )?(?:most|least|earliest|latest)|beforehand|ahead|in advance|online|remotely|phone',
    'by (?:phone|email|text|video)|emails?|texts?|a call|in writing|written|(?:from|at) home|gradually|slowly',
    'slower|shorter|smaller|quieter|later|earlier|half(?: of)?|sitting(?: down)?|seated|together',
    '(?:someone|somebody) else|once|twice|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?',
    '(?:next|every (?:other|second)) \\p{L}+|another (?:day|time|week)',
    `(?:after|before|from|by|at|until|till?|between|past) ${HOUR_EN}`,
    `${NUMBER_EN} (?:\\p{L}+ )?(?:min(?:ute)?|hour|day|evening|night|time|week|month|page|task)(?:['’]?s)?`,
    '(?:camera|sound|mic|video|screen|light)s? off',
    'without (?:the )?(?:music|camera|kids|children|speeches?|interruptions|staying)',
    'from the (?:shop|store|bakery)|store-?bought|max|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\\d+) (?:\\p{L}+ )?\\p{L}{3,}|lunch',
    '(?<![\\p{L},] )(?:when|once) i|coffee|chat|calls?|visits?|tomorrow|or|video|mornings|evenings|takeaway|recording|summary|notes',
  ),
};

/** Needs of one's own, such as rest, which never answer the request. */
const FOR_ONESELF: Record<Language, RegExp> = {
  no: alone(
    'hvil\\p{L}*|kvil\\p{L}*|sov\\p{L}*|søvn|pause\\p{L}*|fri(?:dag|kveld|helg)?(?:a|en|er|ar|e)?|seng\\p{L}*|sofa\\p{L}*',
    '(?:al|ål)ei?ne|alenetid|egentid|i (?:fred|ro)|for (?:meg|oss) (?:selv|sjøl|sjølv)|slappe|lade|overskudd',
    '(?:mørkt|stille|kjølig|rolig) (?:rom|sted|hus|hjem)|(?:bare|berre|kun) (?:for|til) (?:meg|mæ|oss)|krefter|energi|slippe|sleppe|stå over|lese|trene|bade|dusje|(?:rolig|stille) hjemme|ro|ligge',
    '(?:rolig|stille|lat|vanlig)e? (?:\\p{L}+dag|morgen|kveld|helg|uke|stund)\\p{L}*|sofakveld|kosekveld|mine|uten (?:jobb|avtaler|planer|forpliktelser|krav)|trygg\\p{L}*|tid|grense\\p{L}*|respekt|stille (?:kveld|helg|dag|stund)\\p{L}*',
  ),
  en: alone(
    'rest(?:ing)?|sleep(?:ing)?|nap|break|bed|sofa|couch|alone|in peace|off work|space',
    '(?:day|time|week|evening|weekend|night|hour|month|year|summer|spring|term|afternoon|morning)s? off',
    '(?:to|by|for) (?:myself|ourselves)|(?:just|only) for (?:me|us)|(?:dark|quiet|cool|calm) (?:room|place|corner|spot|house|flat|home)|lie[ -]down|pj\\p{L}*|pyjamas|me time|relax|recharge|recover|energy|strength|lie[ -]in|early night',
    '(?:quiet|lazy|slow|calm) (?:\\p{L}+day|evening|night|weekend|morning|afternoon)s?|night in|mine|(?<!\\p{L} )skip|sit (?:it|this one) out|say no|peace|without (?:plans|work)',
    'read(?:ing)?(?! (?:it|that|through)(?!\\p{L}))|bath|meditate|safe\\p{L}*|time (?:to|for|with|off)|boundar\\p{L}*|respect|quiet (?:evening|night|day|weekend|time)\\p{L}*',
  ),
};

/** A part of the event, followed by going home or to bed. */
const SOME_OF_IT: Record<Language, RegExp> = {
  no: /\p{L},? (?:men|så|og så) (?:rett )?(?:sove?|søve?|hjem|heim|hvile?|kvile?|legge)(?!\p{L})/iu,
  en: /\p{L},? (?:but|then|and then) (?:straight )?(?:to )?(?:sleep|home|rest|bed|go home)(?!\p{L})/iu,
};

/** Counted or specified things, and deeds for everybody. */
const CONCRETE: Record<Language, RegExp> = {
  no: /^(?:en|ei|et|ein|eit|den|det|de|alle|de andre|vi) \p{L}{3,}/iu,
  en: /^(?:an?|the|everyone|everybody|the others|we) \p{L}{3,}/iu,
};
/** Verbs of doing. To be or to have something is no deed, except with an object that makes it one. */
const DEED: Record<Language, RegExp> = {
  no: /^(?:å )?(?:bare )?(?!(?:være|vere|ha|få|bli|verte|gjøre)(?!\p{L}| (?:en|ei|et|noe) ))(\p{L}+)(?= [\p{L}\d]|$)/iu,
  en: /^(?:to )?(?:just )?(?!(?:be|have|get|keep|do)(?!\p{L}| (?:an?|the|something) ))(\p{L}+)(?= [\p{L}\d£$€]|$)/iu,
};
const ALSO_DEEDS = new Set(
  'utsette utsetje heie avtale vinke nikke smile stikke kikke dukke gjøre split postpone delay swap start begin use wave nod smile pop drop swing do'.split(
    ' ',
  ),
);
/** Leisure of one's own is no answer, and would sound unkind as one. */
const LEISURE =
  /^(?:å |to )?(?:just |bare )?(?:stay (?:in|home)|sit (?:in|on|outside)|watch|read(?! (?:it|through))|play|walk(?! (?:with|your|the dog))|go for|spille|lese(?! (?:det|gjennom))|se (?:på|en)|gå (?:en |ein )?(?:\p{L}+ )?tur|gå på tur|bli (?:hjemme|heime)|trene|strikke|male|tegne)(?!\p{L})/iu;
const OWN: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:meg|mæ|min|mi|mitt|mine|egen|eget|egne|eige)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:me|my|mine|myself|own)(?!\p{L})/iu,
};

/** Whether a need is a part of the request or goes with it, and nothing shows that it is for oneself. */
function isConcrete(need: string, language: Language): boolean {
  const { group, isPlain } = groupWritten(need);
  if ((isPlain && group !== undefined && group !== 'care') || OWN[language].test(need)) return false;
  const isOfAnother = group === undefined || group === 'care';
  const verb = DEED[language].exec(need)?.[1]?.toLowerCase() ?? '';
  const isDeed = VERBS[language].has(verb) || ALSO_DEEDS.has(verb);
  return (isOfAnother && CONCRETE[language].test(need)) || (isDeed && !LEISURE.test(need));
}

/** Whether a need is plainly for oneself: rest, quiet, time of one's own. */
export const isForOneself = (need: string, language: Language): boolean => FOR_ONESELF[language].test(need);

/** Things to have at home, which are for oneself. */
const AT_HOME =
  /^(?:an?|en|ei|et|film|tv|pizza|takeaway) .*(?<!\p{L})(?:at home|hjemme|heime)$|^(?:film|tv|pizza|movie) /iu;

/** Words between alternatives: one that answers the request makes the whole need an answer. */
const OR = /,? (?:eller|or) /iu;

/** Whether a need answers the request, rather than being for oneself. */
export function isAnswering(need: string, language: Language): boolean {
  if (SOME_OF_IT[language].test(need)) return true;
  const others = need.split(OR);
  if (others.length > 1 && others.some((each) => isAnswering(each, language))) return true;
  if (FOR_ONESELF[language].test(need) || AT_HOME.test(need)) return false;
  return ANSWERING[language].test(need) || isConcrete(need, language);
}

const PLAIN_NO =
  /^(?:å |to )?(?:slippe|sleppe|stå over|(?:bare |få )?si nei|takke nei|say no|get out of it|skip|sit (?:it|this one) out)(?!\p{L})/iu;

/** Whether the need is only a refusal. */
export const isPlainNo = (need: string): boolean => PLAIN_NO.test(need.trim());

/** Private matters that no message mentions: illness, feelings, conflict between people, and danger. */
export const PRIVATE: Record<Language, RegExp> = {
  no: alone(
    'syk\\p{L}*|sjuk\\p{L}*|diagnos\\p{L}*|migren\\p{L}*|hod[ea]t?|hodepine|hovudet?|hovudpine|vondt|smert\\p{L}*|angst\\p{L}*',
    'panikk\\p{L}*|depr\\p{L}*|utmatt\\p{L}*|utbrent|slit(?:en|ne|t)|trøtt|stress\\p{L}*|hjernerystelse|adhd',
    'autis\\p{L}*|ptsd|kreft|medisin\\p{L}*|terapi|rygg(?:en)?|kropp(?:en)?|gråt\\p{L}*|redd|sint|hat(?:e|er)',
    'lei (?:av|meg)|elsk\\p{L}*|forelsk\\p{L}*|følels\\p{L}*|idiot\\p{L}*|dum(?:t|me)?|teit\\p{L}*|egois\\p{L}*',
    'sure?|surt|frekk\\p{L}*|slem\\p{L}*|stygg?\\p{L}*|lat(?:e)?|ekkel\\p{L}*|gnål\\p{L}*|mas(?:e|er|ing)?',
    'krangl\\p{L}*|krangel|kjeft\\p{L}*|slå(?:r)? meg|selvmord\\p{L}*|dø|drepe|faen|jævl\\p{L}*|forlate?',
    'flytter ut|leg(?:e|en)|lege(?:time|kontor)\\p{L}*|psykolog\\p{L}*|behandling\\p{L}*',
  ),
  en: alone(
    'ill|illness|sick(?! (?:leave|note))|diagnos\\p{L}*|ach(?:e|es|ing)|headach\\p{L}*|migrain\\p{L}*',
    'pain\\p{L}*|anxi\\p{L}*|panic\\p{L}*|depress\\p{L}*|fatigue\\p{L}*|exhaust\\p{L}*|tired|stress\\p{L}*',
    'burn(?:t|ed)? ?out|concuss\\p{L}*|adhd|autis\\p{L}*|ptsd|cancer|meds?|medication|therapy',
    'my (?:head|back|brain|body|eyes)|cry\\p{L}*|scared|afraid|angry|mad|hate|love (?:him|her|you|them)',
    'feelings?|stupid|selfish|rude|mean|lazy|grumpy|moody|nasty|bossy|pushy|nosy|weird|nag\\p{L}*|whin\\p{L}*',
    'annoy\\p{L}*|toxic|cruel|suicid\\p{L}*|die|kill\\p{L}*|hurt\\p{L}*|hit(?:ting)?|shut up|fuck\\p{L}*',
    'shit\\p{L}*|move out|doctor\\p{L}*|psychologist|appointment|treatment|spine|knees?|headaches?',
  ),
};
