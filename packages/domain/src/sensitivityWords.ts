import { SENSITIVITIES, type Sensitivity } from './sensitivities.ts';

/** Within a sentence, a few words apart. */
const NEAR = '[^.!?\\n]{0,40}';
/** Words for a thing that is too much; too high rather than too low: a text too few costs little. */
const TROUBLE =
  'vondt|stikk|skjær|blend|plag|tåler|tåle|orker ikke|for (?:sterk|skarp|høy|mye)|verk|sliter|hurt|sting|pain|bother|unbearable|' +
  "too (?:bright|much|strong|loud|noisy)|can(?:['’]?t|not) (?:bear|stand|take|tolerate|look|handle|cope)|sensitiv|ømfintlig|følsom|var for|mindre |less ";
const troubledBy = (thing: string) =>
  `(?<!\\p{L})(?:${thing})${NEAR}(?:${TROUBLE})|(?:${TROUBLE})${NEAR}(?<!\\p{L})(?:${thing})`;

const LIGHT = `lysømfintlig|lyssky|lysvar|photophobia|too bright|for (?:lyst|skarpt)|${troubledBy('lys|sol|lampe|light|sun|bright|glare')}`;
const SOUND = `lydømfintlig|lydvar|støyvar|too (?:loud|noisy)|for (?:høyt|bråkete)|${troubledBy('lyd|støy|bråk|noise|sound|loud')}`;
/** Mentions of music or talk are mostly fond, so they count only where the text says they are too much. */
const HEARD = 'musikk|sang|prat|snakk|stemmer|music|singing|talking|chatter|voices';
const CANNOT_HEAR =
  `(?:tåler|toler|orker|klarer) (?:jeg |eg |æ )?(?:ikke|ikkje) (?:å høre (?:på )?|høre (?:på )?)?(?:${HEARD})(?!\\p{L})|` +
  `(?<!\\p{L})(?:${HEARD}) (?:tåler|toler|orker|klarer) (?:jeg|eg|æ) (?:ikke|ikkje)|` +
  `can(?:['’]?t|not) (?:bear|stand|take|tolerate|handle|cope with) (?:any |the )?(?:${HEARD})(?!\\p{L})|` +
  `(?<!\\p{L})(?:${HEARD}) (?:is|are|er|gjør|blir) (?:for mye|vondt|too much|painful|unbearable)|(?:music|talking|voices) hurts?`;
const SCREEN = troubledBy('skjerm|mobil|telefon|screen|phone|laptop');
const HEAD =
  'migrene|hodepine|vondt i hodet|hodet (?:dunker|verker|sprenger)|hjernerystelse|headache|migraine|concuss|head (?:hurts|is (?:pounding|splitting))';
const DIZZY = 'svimmel|ørsk|sjanglete|dizzy|light-?headed|faint';
const LYING =
  "sengeliggende|(?:kommer|kom) meg ikke (?:opp|ut av senga)|(?:orker|klarer) ikke (?:å )?(?:stå|reise)|(?:can(?:['’]?t|not)) (?:get up|stand up|get out of bed)|bedridden|stuck in bed";
const AWAKE = "ikke (?:få )?sove|søvnløs|(?:can['’]?t|cannot|can not) sleep|insomnia|sleepless";
const SICK = 'kvalm|kaster opp|spydd|spyr|nause|vomit|throwing up|threw up|sick to my stomach';
const ALONE =
  "(?:orker|klarer) ikke (?:folk|mennesker|noen|besøk|snakke|prate)|vil (?:bare )?være (?:helt )?alene|(?:can(?:['’]?t|not)) (?:face|deal with|handle) (?:people|anyone|anybody|company|talking)|want to be (?:left )?alone|no people";

/** Patterns for the words of today, by sensitivity. */
const TOLD: Record<Sensitivity, readonly string[]> = {
  light: [LIGHT, HEAD],
  sound: [SOUND, CANNOT_HEAR, HEAD],
  screen: [SCREEN, HEAD],
  standing: [DIZZY, LYING],
  movement: [DIZZY, LYING, SICK],
  company: [ALONE],
  food: [SICK],
  sleep: [AWAKE],
};
const PATTERNS = SENSITIVITIES.map((id) => ({ id, patterns: TOLD[id].map((told) => new RegExp(told, 'iu')) }));

/** A person's sensitivities by their own words, each once. */
export function sensitivitiesIn(texts: readonly string[]): Sensitivity[] {
  const told = texts.join('\n').normalize('NFC');
  return PATTERNS.filter(({ patterns }) => patterns.some((pattern) => pattern.test(told))).map(({ id }) => id);
}
