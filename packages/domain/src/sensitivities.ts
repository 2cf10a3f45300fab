import type { Consideration } from './options.ts';

/**
 * Burdens a person may not bear today, which written content then does not ask of everybody (D53). `movement` is any
 * that takes more than hands, feet or face; `food` is eating, drinking and the smell of it.
 */
export const SENSITIVITIES = ['light', 'sound', 'screen', 'standing', 'movement', 'company', 'food', 'sleep'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/**
 * The sensitivities each consideration implies. Missing an exercise is better than one that sets a person back; a
 * consideration not listed implies none. Difficulty with company implies none either, because the person may want it
 * all the same: the avoid list and the words of the day tell that.
 */
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
};

/** The sensitivities of a person with these considerations, each once, in the order of the list. */
export function sensitivitiesOf(considerations: readonly Consideration[]): readonly Sensitivity[] {
  const meant = new Set(considerations.flatMap((id) => MEANT[id] ?? []));
  return SENSITIVITIES.filter((each) => meant.has(each));
}

/** Whether content has none of a person's sensitivities among its contraindications; content without the list has none. */
export function isBearable(
  contraindications: readonly Sensitivity[] = [],
  sensitivities: readonly Sensitivity[],
): boolean {
  return !contraindications.some((each) => sensitivities.includes(each));
}
