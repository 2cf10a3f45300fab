import { HARD_DAY_TEXTS, type HardDayText } from '@spire/content/hardDay';
import { ACTION_TEXTS } from '@spire/content/suggestionTitles';
import { isBearable } from '@spire/domain/sensitivities';
import { TASK_PRIORITIES, TASK_TYPES, type TaskPriority, type TaskType } from '@spire/domain/options';
import type { Facts } from '../facts/facts.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import type { ChosenExercise } from './micro-exercise/chooseMicroExercise.ts';
import { isResting } from './learntOf.ts';
import { drawing, type Seed } from './seed.ts';
import { sensitivitiesToday } from './sensitivitiesToday.ts';

/** The weight of a need of today, beside the random draw. */
const NEED = 3;

/** The texts for hard days that suit a person: unseen ones first, then by the needs of today and by the seed. */
function ranked(facts: Facts, seed: Seed, told: readonly string[]): HardDayText[] {
  const sensitivities = sensitivitiesToday(facts, told);
  const recent = [...facts.recentTexts, ...facts.recentTasks];
  const needs = facts.checkIn?.needMore ?? [];
  const drawn = drawing(facts.userId, facts.date, seed);
  const weightOf = ({ id, needs: met, text }: HardDayText) =>
    (met.some((need) => needs.includes(need)) ? NEED : 0) +
    drawn(id) -
    (recent.includes(text.no) || recent.includes(text.en) ? 2 * NEED : 0);
  return HARD_DAY_TEXTS.filter(
    ({ avoid, contraindications }) =>
      !avoid.some((each) => facts.avoid.includes(each)) && isBearable(contraindications, sensitivities),
  ).toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** A text as a suggestion on a card, or in a list, where it has a button. */
function itemOf(
  { title, text, emoji, minutes, category }: HardDayText,
  { language }: Facts,
  place: 'card' | 'list',
): SuggestionItem {
  return {
    text: text[language],
    title: title[language],
    actionText: place === 'list' ? ACTION_TEXTS[category][language] : null,
    emoji,
    minutes,
    category,
    source: 'built_in',
  };
}

/** The one suggestion of a hard day's card. */
export function hardDaySuggestion(facts: Facts, seed: Seed): SuggestionItem {
  const [best] = ranked(facts, seed, []);
  // A text is always left: a test holds that enough suit a person who avoids everything.
  if (best === undefined) throw new RangeError('No text for hard days fits');
  return itemOf(best, facts, 'card');
}

const LISTED = 3;

/** Three for a list, of three kinds where there are. */
export function hardDaySuggestions(facts: Facts, seed: Seed, told: readonly string[] = []): SuggestionItem[] {
  const all = ranked(facts, seed, told);
  const ofAKind = TASK_TYPES.flatMap((type) => all.find(({ taskType }) => taskType === type) ?? []);
  const chosen = [...ofAKind, ...all.filter((each) => !ofAKind.includes(each))].slice(0, LISTED);
  return chosen.map((each) => itemOf(each, facts, 'list'));
}

/** The three tasks of a hard day, one of each type. */
export function hardDayTasks(facts: Facts, seed: Seed): { text: string; type: TaskType; priority: TaskPriority }[] {
  const all = ranked(facts, seed, []);
  return TASK_TYPES.flatMap((type, at) => {
    const text = all.find(({ taskType }) => taskType === type)?.text[facts.language];
    const priority = TASK_PRIORITIES[at];
    return text === undefined || priority === undefined ? [] : [{ text, type, priority }];
  });
}

/** A small exercise for a hard day that was not shown lately and does not rest. */
export function hardDayExercise(facts: Facts, previousTitles: readonly string[], seed: Seed): ChosenExercise {
  const fitting = ranked(facts, seed, []);
  const awake = fitting.filter((each) => !isResting(facts, each));
  const all = awake.length === 0 ? fitting : awake;
  const isPrevious = ({ title }: HardDayText) => previousTitles.includes(title.no) || previousTitles.includes(title.en);
  const chosen = all.find((each) => !isPrevious(each)) ?? all[0];
  if (chosen === undefined) throw new RangeError('No text for hard days fits');
  const { exerciseType, emoji, title, text } = chosen;
  const { language } = facts;
  return { type: exerciseType, emoji, title: title[language], instruction: text[language], reasoning: null };
}
