import { DECIDING, FOR_GLADNESS, IN_BED, INWARD, PLAYFUL_AT_WORK, RESTING } from '@spire/content/suggestionPlaces';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { suggestionsOn } from '@spire/content/suggestionsByTheme';
import { LANGUAGES } from '@spire/domain/languages';
import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';
import type { Choice } from './choices.ts';
import { isGoodNews, rejoices } from './goodNews.ts';
import { isHeavy } from './heavy.ts';
import { isOf } from './isOf.ts';
import type { PromptRead } from './readPrompt.ts';

/** Situations in which the smallest choice helps to begin, likely ones included. */
const OF_BEGINNING: readonly Situation[] = ['cannot-start', 'tidy'];

function isToBegin(situation: Reading<Situation>, id: string): boolean {
  const [likeliest] = situation.kind === 'confident' ? [situation.label] : situation.likely;
  return likeliest !== undefined && OF_BEGINNING.includes(likeliest) && suggestionsFor(likeliest).has(id);
}

/** Whether a suggestion makes sound or brings more people; an agreed sign for quiet is exempt. */
const isOfSound = ({ category, id, contraindications = [] }: Choice) =>
  contraindications.includes('sound') || (category === 'social' && id !== 'a-sign-for-quiet');

/** Whether a suggestion turns inwards, or is tagged as meditation. */
const isInward = ({ avoid, id }: Choice) => INWARD.has(id) || avoid.includes('meditation');

/** A filter for suggestions that go with the prompt; `answersIt` tells whether an id was written for the situation. */
export function fitsPrompt(
  { prompt, situation, themes, wanted, constraints }: PromptRead,
  answersIt: (id: string) => boolean,
): (choice: Choice) => boolean {
  const { isNotInward, isNotToLie, isOfUnwanted } = wanted;
  const weighs = isHeavy(prompt);
  const isGlad = isOf(situation, 'celebrate') && (isGoodNews(prompt) || rejoices(prompt));
  const isNamed = (id: string) => themes.some((theme) => suggestionsOn(theme).includes(id));
  return (choice) => {
    const { id, text } = choice;
    return (
      constraints.allows(choice) &&
      !(isNotToLie && (IN_BED.has(id) || RESTING.has(id))) &&
      !(isNotInward && isInward(choice)) &&
      !(PLAYFUL_AT_WORK.has(id) && weighs) &&
      !(FOR_GLADNESS.has(id) && !isGlad) &&
      !(isOf(situation, 'noise') && isOfSound(choice)) &&
      // A suggestion to make a choice is no filler: it comes only where it is the answer.
      (!DECIDING.has(id) || isNamed(id) || isToBegin(situation, id) || answersIt(id)) &&
      !LANGUAGES.some((language) => isOfUnwanted(text[language]))
    );
  };
}
