import type { Language } from '@spire/domain/languages';
import type { Consideration } from '@spire/domain/options';

/**
 * The instruction that follows from each consideration. A provider is told this and never the consideration: the
 * consequence of an illness is enough to write well, and its name would be more than is needed (S3).
 */
export const CONSIDERATION_WORDS: Readonly<Record<Consideration, Record<Language, string>>> = {
  feeling_fine: { no: 'vil ta vare på overskuddet', en: 'wants to look after the energy there is' },
  mental_strength: { no: 'vil gjerne øve på noe lite', en: 'likes to practise something small' },
  chronic_pain: {
    no: 'vonde stillinger: støtte, varme, bytte stilling',
    en: 'sore positions: support, warmth, changing position',
  },
  adhd: {
    no: 'én ting om gangen, kort, tydelig begynnelse og slutt',
    en: 'one thing at a time, short, a clear start and end',
  },
  indre_uro: {
    no: 'uro: noe å holde i eller se på, ikke stillhet alene',
    en: 'restlessness: something to hold or look at, not silence alone',
  },
  fatigue: { no: 'lite krefter: hvile før og etter teller med', en: 'little energy: rest before and after counts' },
  stress: {
    no: 'mye på en gang: gjør noe mindre, legg ikke til',
    en: 'a lot at once: make something smaller, add nothing',
  },
  brain_injury: {
    no: 'lite lys, lyd, skjerm og inntrykk; én ting om gangen; korte setninger; pauser',
    en: 'little light, sound, screen and input; one thing at a time; short sentences; breaks',
  },
  self_esteem: { no: 'ingen prestasjon, ingen sammenligning', en: 'nothing to perform at, no comparing' },
  anxiety: {
    no: 'trygt og forutsigbart; kroppens signaler skal ikke granskes',
    en: 'safe and predictable; do not have body signals watched',
  },
  depression: {
    no: 'svært små første steg; varmt, ikke oppmuntrende med makt',
    en: 'very small first steps; warm, not forcedly cheerful',
  },
  stomach_problems: {
    no: 'ikke mat eller drikke, ikke trykk mot magen',
    en: 'no food or drink, no pressure on the stomach',
  },
  sleep_problems: {
    no: 'ingenting som vekker om kvelden; ikke press om å sove',
    en: 'nothing rousing in the evening; no pressure to sleep',
  },
  mobility_problems: {
    no: 'uten å flytte seg; bruk det som kan nås',
    en: 'without moving about; use what is within reach',
  },
  relationship_anxiety: {
    no: 'andre mennesker bare når det er trygt og frivillig',
    en: 'other people only where it is safe and freely chosen',
  },
  invisible_illness: { no: 'skal slippe å forklare seg', en: 'no need to explain oneself' },
  chronic_illness: { no: 'dagsformen bestemmer; planer kan endres', en: 'the day decides; plans may change' },
  me_fibro_syndromes: {
    no: 'anstrengelse kan straffe seg senere: stopp før en blir sliten',
    en: 'effort can cost later: stop before getting tired',
  },
  medical_treatment: { no: 'ingenting om helse, mat eller kropp', en: 'nothing about health, food or the body' },
  varying_form: { no: 'gi en enda mindre utgave av det samme', en: 'offer an even smaller version of the same' },
  burnout: { no: 'ingenting å få gjort; hvile trenger ingen grunn', en: 'nothing to get done; rest needs no reason' },
  brain_fog: { no: 'ingenting å huske eller regne ut', en: 'nothing to remember or work out' },
  guilty_conscience: { no: 'ikke noe som kan gi dårlig samvittighet', en: 'nothing that could make one feel guilty' },
};
