import { contentTier, type CapacityLevel, type ContentTier } from '@spire/domain/capacity';
import type { AvoidSuggestion, Consideration } from '@spire/domain/options';
import { isBearable, sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import type { TaggedExercise } from './exercise.ts';

/** The bounds that are never traded, whoever chooses: server or page. */
interface Bounds {
  capacity: CapacityLevel;
  considerations: readonly Consideration[];
  avoid: readonly AvoidSuggestion[];
  /** The things that are too much today, beside what the considerations say. */
  sensitivities?: Iterable<Sensitivity>;
}

const TIERS: readonly ContentTier[] = ['low', 'limited', 'moderate'];

/** The people whom effort sets back: they are offered the gentle tiers alone, whatever their level (S14). */
const SET_BACK: readonly Consideration[] = ['brain_injury', 'me_fibro_syndromes', 'fatigue', 'medical_treatment'];

/** Whether an exercise may be offered: not above the capacity, nothing avoided, nothing that is too much (D27, D53, trap 100). */
export function mayTry({ tier, avoid, contraindications }: TaggedExercise, bounds: Bounds): boolean {
  const { capacity, considerations, sensitivities = [] } = bounds;
  const isSetBack = considerations.some((each) => SET_BACK.includes(each));
  const highest = TIERS.indexOf(contentTier(capacity));
  const limit = isSetBack ? Math.min(highest, TIERS.indexOf('limited')) : highest;
  return (
    TIERS.indexOf(tier) <= limit &&
    !avoid.some((each) => bounds.avoid.includes(each)) &&
    isBearable(contraindications, [...sensitivitiesOf(considerations), ...sensitivities])
  );
}
