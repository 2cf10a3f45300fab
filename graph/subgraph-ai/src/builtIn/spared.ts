import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sparedWords';
import type { Facts } from '../facts/facts.ts';

/** What written texts do not ask of this person today, by what they consider and by their own words (D53). */
export function sparedBy(facts: Facts, told: readonly string[] = []): readonly Sensitivity[] {
  const { checkIn, considerations, specificChallenge } = facts;
  const answered = checkIn === null ? [] : CHECK_IN_QUESTIONS.map(({ textField }) => checkIn[textField]);
  return [...sensitivitiesOf(considerations), ...sensitivitiesIn([specificChallenge, ...answered, ...told])];
}
