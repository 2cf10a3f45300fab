import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';

/**
 * The most minutes a suggestion of a provider's may take at each level: fewer than a written text may, because no human
 * has read it.
 */
export const MOST_MINUTES: Readonly<Record<CapacityLevel, number>> = { low: 3, limited: 10, moderate: 20, high: 30 };

/** Each level as an instruction about effort: the level itself is never told (trap 99). */
export const CAPACITY_RULES: Readonly<Record<CapacityLevel, Record<Language, string>>> = {
  low: {
    no: 'Alt skal kunne gjøres liggende i senga, med lukkede øyne om en vil: ikke reise seg, ikke gå, ikke hente noe, ingen skjerm, ikke holde pusten, ingen raske bevegelser med hodet. Ett steg, høyst 3 minutter. Be heller om for lite enn for mye.',
    en: 'Everything can be done lying in bed, with closed eyes if one likes: no standing up, no walking, nothing to fetch, no screen, no holding the breath, no fast head movements. One step, at most 3 minutes. Ask too little rather than too much.',
  },
  limited: {
    no: 'Alt skal kunne gjøres hjemme, sittende eller liggende, uten å holde pusten og uten raske bevegelser med hodet. Høyst to små steg og 10 minutter, med lov til å stoppe når som helst.',
    en: 'Everything can be done at home, sitting or lying, without holding the breath and without fast head movements. At most two small steps and 10 minutes, free to stop at any time.',
  },
  moderate: {
    no: 'Litt aktivitet er greit, hjemme eller like ved. Høyst 20 minutter, med en pause eller en lettere måte å gjøre det på.',
    en: 'A little activity is fine, at home or close by. At most 20 minutes, with a break or an easier way of doing it.',
  },
  high: {
    no: 'Det kan gjerne være en liten utfordring. Høyst 30 minutter, uten press, og med en lettere måte å gjøre det på.',
    en: 'A small challenge is welcome. At most 30 minutes, without pressure, and with an easier way of doing it.',
  },
};

/** A warning beside the rule, used wherever more effort could do harm (S14, S24). */
export const NEVER_MORE_LOAD: Record<Language, string> = {
  no: 'Foreslå aldri mer, lengre, raskere eller oftere enn før, og ingen trening eller opptrening.',
  en: 'Never suggest more, longer, faster or more often than before, and no exercise or training.',
};
