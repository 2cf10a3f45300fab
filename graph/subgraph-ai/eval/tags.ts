import { SUGGESTIONS, type Suggestion } from '@spire/content/suggestions';
import { TASKS } from '@spire/content/tasks';
import { isAtMost } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import type { Facts } from '../src/facts/facts.ts';

const byText = new Map(SUGGESTIONS.flatMap((each) => LANGUAGES.map((language) => [each.text[language], each])));
const tasks = Object.values(TASKS).flatMap((pools) => Object.values(pools).flat());

/** The written suggestion a text is; undefined for what a provider or a memory made of it. */
export function suggestionOf(text: string): Suggestion | undefined {
  return byText.get(text);
}

const touches = (avoided: readonly AvoidSuggestion[], { avoid }: Facts) => avoided.some((each) => avoid.includes(each));

/** Told anew from the tags, apart from the choosing that is measured (D23). */
function fits(suggestion: Suggestion, facts: Facts): boolean {
  const { capacity, avoid, partsOfDay, isOnlyForWishes } = suggestion;
  const isInTime = partsOfDay.length === 0 || partsOfDay.includes(facts.partOfDay);
  return isOnlyForWishes !== true && isAtMost(capacity, facts.capacity) && !touches(avoid, facts) && isInTime;
}

/** The reasons in the tags of a written text against giving it to this person. */
export function tagProblems(text: string, facts: Facts): string[] {
  const suggestion = suggestionOf(text);
  // A note can stand behind a task.
  const task = tasks.find((each) => text.startsWith(each.text[facts.language]));
  return [
    ...(suggestion !== undefined && !isAtMost(suggestion.capacity, facts.capacity) ? ['tagged_above_capacity'] : []),
    ...(touches(suggestion?.avoid ?? task?.avoid ?? [], facts) ? ['tagged_avoided'] : []),
  ];
}

/** Whether a written suggestion was left that fits and had not been given. */
export function hadAnother(facts: Facts, given: readonly string[]): boolean {
  const isGiven = ({ text }: Suggestion) => LANGUAGES.some((language) => given.includes(text[language]));
  return SUGGESTIONS.some((each) => fits(each, facts) && !isGiven(each));
}

/** Whether a written suggestion meets a need of the day or a goal of the person's. */
export function meetsSomething({ needs, goals }: Suggestion, facts: Facts): boolean {
  const { checkIn } = facts;
  return needs.some((each) => checkIn?.needMore.includes(each)) || goals.some((each) => facts.goals.includes(each));
}
