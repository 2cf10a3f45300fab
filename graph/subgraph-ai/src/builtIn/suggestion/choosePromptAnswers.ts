import { FOR_ANYBODY } from '@spire/content/suggestionsForAnybody';
import { OF_BREADTH } from '@spire/content/suggestionsOfBreadth';
import type { Spread } from '@spire/content/suggestionSpread';
import type { SuggestionCategory } from '@spire/domain/options';
import type { PromptLeaning } from '@spire/domain/promptQuestions';
import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';
import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { readWords } from '../readWords.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';
import { asOfNow } from './asOfNow.ts';
import { askedInSpite } from './askedInSpite.ts';
import { type Choice, itemOf } from './choices.ts';
import { answersTo, favoursOf, standingBack, varied } from './favours.ts';
import { isAboutApp, isOpening } from './firstWords.ts';
import { fitsPrompt } from './fitsPrompt.ts';
import { fixedAnswers } from './fixedAnswers.ts';
import { isHeavy } from './heavy.ts';
import { livesTold } from './livesTold.ts';
import { type Selection, rankSuggestions } from './rankSuggestions.ts';
import { readPrompt, tellsSomething, wordsTold } from './readPrompt.ts';
import { saysNothing } from './saysNothing.ts';
import { mayBeInDistress } from './situationTold.ts';

function ofSpread({ ids }: Spread, favours: ReadonlyMap<string, number>, isVaried: boolean): Map<string, number> {
  return new Map(ids.map((id) => [id, (isVaried && standingBack(id)) || (favours.get(id) ?? 0)]));
}

/** Options for a wish without known meaning: one suggestion of each kind. */
const byKind = ({ kindOf }: Spread) =>
  ({
    kindOf: ({ category, id }: Choice) => kindOf(id) ?? category,
    mayRepeatKind: () => false,
  }) as const satisfies Partial<Selection>;

const ANSWERS = 3;
/** The number of best choices among which the shortest are looked for. */
const AMONG = 8;

/** The shortest choices, in their order; the best of all stays. */
function shortestOf([best, ...others]: readonly Choice[], { language }: Facts): Choice[] {
  const byLength = others.toSorted((one, other) => one.text[language].length - other.text[language].length);
  const kept = byLength.slice(0, ANSWERS - 1);
  return [...(best === undefined ? [] : [best]), ...others.filter((each) => kept.includes(each))];
}

/** A wish, its classification, and the answer to a question that was asked back. */
interface PromptAsked {
  prompt: string;
  situation: Reading<Situation>;
  leaning?: PromptLeaning | null;
}

/**
 * Three answers to what a person asked in their own words: those that are written for the situation it tells of. Where
 * that cannot be said for sure, three of different kinds by the words known, by what it may be, and by the day; where no
 * word is known either, three that suit anybody; a word that tells nothing gets the three fixed answers (spec 2 §8).
 */
export function choosePromptAnswers(
  facts: Facts,
  { prompt, situation: taken, leaning = null }: PromptAsked,
  seed: Seed,
): SuggestionItem[] {
  const read = readPrompt(prompt, taken);
  const { situation, themes } = read;
  const { minutes, isBrief } = read.constraints;
  const isConfident = situation.kind === 'confident';
  const isOpen = !isConfident && themes.length === 0 && leaning === null;
  const isFirst = isOpen && isOpening(prompt);
  const words = isFirst ? readWords('') : wordsTold(read);
  const isUnread = isOpen && !tellsSomething(words);
  if (isUnread && !isFirst && minutes === undefined && saysNothing(prompt)) return fixedAnswers(facts);

  const answers = answersTo(situation, leaning);
  const asAsked = favoursOf(answers, { themes, minutes, isRead: isConfident || themes.length > 0 });
  const isVaried = isOpen && !isHeavy(prompt) && !mayBeInDistress(situation);
  const favours = isVaried ? varied(asAsked) : asAsked;
  const spread = isFirst && isAboutApp(prompt) ? OF_BREADTH : FOR_ANYBODY;
  const fits = fitsPrompt(read, (id) => (isConfident || leaning !== null) && answers.has(id));
  const mayRepeatKind = (category: SuggestionCategory) =>
    (isConfident || themes.length > 0 || words.categories.includes(category)) && !words.unwanted.includes(category);
  const now = asOfNow(facts, read, words);
  const ranked = rankSuggestions(now, {
    // With a certain situation, the categories of its words are left out, since they would count twice.
    wishes: wishesOf(now, isConfident ? { ...words, categories: [] } : words),
    favoured: isUnread ? ofSpread(spread, favours, isVaried) : favours,
    asksFor: askedInSpite(read),
    told: [prompt],
    alsoKnown: livesTold(themes),
    mayRepeatKind,
    ...{ seed, count: isBrief ? AMONG : ANSWERS, minutes },
    ...(isUnread ? byKind(spread) : {}),
    allows: (choice) => fits(choice) && (!isUnread || spread.kindOf(choice.id) !== undefined),
  });
  const chosen = isBrief && !isUnread ? shortestOf(ranked, facts) : ranked.slice(0, ANSWERS);
  return chosen.map((choice) => itemOf(choice, facts.language, 'list'));
}
