import { suitedOn, type Suited, suits, type TextTags } from '@spire/content/textTags';
import { assumptionsOf } from '@spire/domain/assumptions';
import { isBearable, type Sensitivity } from '@spire/domain/sensitivities';
import type { Facts } from '../facts/facts.ts';
import { sensitivitiesToday } from './sensitivitiesToday.ts';
import { todaysWords } from './todaysWords.ts';

/** The conditions a written text has to meet today: gravity (D61), assumptions and contraindications. */
export interface SuitedToday extends Suited {
  sensitivities: readonly Sensitivity[];
}

/** The conditions for this person, by their considerations, their own words and the classification of those. */
export function suitedTo(facts: Facts, told: readonly string[] = []): SuitedToday {
  const inWords = assumptionsOf({ considerations: facts.considerations, texts: todaysWords(facts, told) });
  return {
    ...suitedOn(facts.weight !== null, inWords),
    sensitivities: sensitivitiesToday(facts, told),
  };
}

/** A written text of any kind. */
interface Written extends TextTags {
  /** The contraindications of the text (D53). */
  contraindications?: readonly Sensitivity[];
}

/** Whether a text is neither too much for a person, nor too light for the day, nor written for another life. */
export const isSuited = (text: Written, today: SuitedToday): boolean =>
  isBearable(text.contraindications, today.sensitivities) && suits(text, today);
