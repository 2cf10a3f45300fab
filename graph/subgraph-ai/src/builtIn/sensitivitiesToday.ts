import { sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import type { Facts } from '../facts/facts.ts';
import { todaysWords } from './todaysWords.ts';

/** The contraindications of this person today, by their considerations and their own words (D53). */
export function sensitivitiesToday(facts: Facts, told: readonly string[] = []): readonly Sensitivity[] {
  return [...sensitivitiesOf(facts.considerations), ...sensitivitiesIn(todaysWords(facts, told))];
}
