import type { Consideration } from './options.ts';

/**
 * What a person may not bear today, and written content therefore does not ask of everybody (D53). `movement` is any
 * that takes more than hands, feet or face; `food` is eating, drinking and the smell of it.
 */
export const SENSITIVITIES = ['light', 'sound', 'screen', 'standing', 'movement', 'company', 'food', 'sleep'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** Rather one exercise too few than one that sets somebody back; what is not named here asks for nothing. */
const MEANT: Partial<Record<Consideration, readonly Sensitivity[]>> = {
  brain_injury: ['light', 'sound', 'screen', 'standing'],
  me_fibro_syndromes: ['light', 'sound', 'screen', 'standing', 'movement'],
  brain_fog: ['sound', 'screen'],
  burnout: ['sound', 'screen'],
  fatigue: ['standing'],
  mobility_problems: ['standing'],
  medical_treatment: ['standing', 'food'],
  stomach_problems: ['food'],
  sleep_problems: ['sleep'],
  relationship_anxiety: ['company'],
};

/** What someone with these considerations is spared, each once, in the order of the list. */
export function sensitivitiesOf(considerations: readonly Consideration[]): readonly Sensitivity[] {
  const meant = new Set(considerations.flatMap((id) => MEANT[id] ?? []));
  return SENSITIVITIES.filter((each) => meant.has(each));
}
