import type { PromptLeaning, PromptQuestion } from '@spire/domain/promptQuestions';
import type { Situation } from '@spire/domain/readingLabels';

/** The situations that each answer stands for; what is written for them answers a wish that leans that way. */
const SITUATIONS_OF: Record<PromptLeaning, readonly Situation[]> = {
  body: ['body-tense', 'tired', 'pain', 'headache', 'cold'],
  mind: ['thought-loops', 'anxious', 'sad', 'overwhelmed', 'future-worry'],
  rest: ['calm-down', 'tired', 'bored-in-bed'],
  do: ['busy-hands', 'cannot-start', 'creative', 'tidy'],
};

/** Situations that are of the body; any other is of the mind, or of what is around. */
const OF_THE_BODY: ReadonlySet<Situation> = new Set<Situation>([
  ...(['body-tense', 'tired', 'pain', 'headache', 'dizzy', 'light-sensitive', 'cold', 'hot', 'noise'] as const),
  ...(['energy-up', 'restless', 'cannot-sleep', 'food-drink'] as const),
]);

/** The situations that a wish may be of, when it leans one way. */
export function situationsLeaning(leaning: PromptLeaning): readonly Situation[] {
  return SITUATIONS_OF[leaning];
}

/** The one question that helps most: of body or mind, unless what it may be lies on one side already. */
export function questionFor(likely: readonly Situation[]): PromptQuestion {
  const ofTheBody = likely.filter((each) => OF_THE_BODY.has(each)).length;
  const isOneSided = likely.length > 1 && (ofTheBody === 0 || ofTheBody === likely.length);
  return isOneSided ? 'rest_or_do' : 'body_or_mind';
}
