import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';
import { type WordsRead, readWords } from '../readWords.ts';
import { type Constraints, constraintsIn } from './constraints.ts';
import { isOf } from './isOf.ts';
import { withoutDeniedTiredness } from './notTired.ts';
import { type Wanted, wantedOf } from './notWanted.ts';
import { themesIn } from './plainThemes.ts';
import { situationTold } from './situationTold.ts';
import { isForCompany, themesTold } from './themesTold.ts';

/** A prompt in the person's own words, with its interpretation. */
export interface PromptRead {
  prompt: string;
  situation: Reading<Situation>;
  themes: readonly Theme[];
  wanted: Wanted;
  constraints: Constraints;
}

/** Reads a prompt, and keeps the classification it had before its words were read one by one. */
export function readPrompt(prompt: string, read: Reading<Situation>): PromptRead {
  const wanted = wantedOf(prompt);
  const constraints = constraintsIn(prompt);
  const told = themesIn(prompt).filter((theme) => theme !== 'music' || !wanted.isOfUnwanted('music'));
  const situation = situationTold(prompt, read, { told, wanted, constraints });
  const themes = themesTold(prompt, situation, { told, wanted });
  return { prompt, situation, themes, wanted, constraints };
}

/**
 * The meaning of the words, without refusals that the situation explains: being unable to cook is no refusal of food,
 * nor is being alone or part of a couple a refusal of company.
 */
export function wordsTold({ wanted: { rest }, situation, themes }: PromptRead): WordsRead {
  const read = readWords(withoutDeniedTiredness(rest));
  if (isOf(situation, 'food-drink')) return { ...read, unwanted: [] };
  const { isAlone } = constraintsIn(rest);
  const isLonely = isOf(situation, 'lonely') && !isAlone;
  if (isLonely || isForCompany(themes)) return { ...read, unwanted: read.unwanted.filter((each) => each !== 'social') };
  return isAlone ? withoutOthers(read) : read;
}

/** The meaning of the words without a wish for others, since they are named by a person who cannot face them. */
function withoutOthers(read: WordsRead): WordsRead {
  return {
    ...read,
    needs: read.needs.filter((each) => each !== 'stoette'),
    goals: read.goals.filter((each) => each !== 'social'),
    categories: read.categories.filter((each) => each !== 'social'),
  };
}

/** Whether any word has a known meaning. */
export function tellsSomething({ needs, considerations, goals, categories, unwanted }: WordsRead): boolean {
  return [needs, considerations, goals, categories, unwanted].some((list) => list.length > 0);
}
