import { chooseBacking } from '../src/builtIn/boundary/chooseBacking.ts';
import { chooseRefusals } from '../src/builtIn/boundary/chooseRefusals.ts';
import { chooseExpectation } from '../src/builtIn/expectation/chooseExpectation.ts';
import { chooseMicroExercise } from '../src/builtIn/micro-exercise/chooseMicroExercise.ts';
import { choosePromptAnswers } from '../src/builtIn/suggestion/choosePromptAnswers.ts';
import { guessOf } from '../src/builtIn/boundary/guessOf.ts';
import { aheadOf } from '../src/builtIn/expectation/aheadOf.ts';
import { hearWish } from '../src/builtIn/suggestion/retrieval/hearWish.ts';
import { chooseSocialPlan } from '../src/builtIn/social-plan/chooseSocialPlan.ts';
import { chooseSuggestion } from '../src/builtIn/suggestion/chooseSuggestion.ts';
import { chooseSuggestions } from '../src/builtIn/suggestion/chooseSuggestions.ts';
import { chooseTasks } from '../src/builtIn/task/chooseTasks.ts';
import { memorySuggestion } from '../src/builtIn/suggestion/memorySuggestion.ts';
import type { Facts } from '../src/facts/facts.ts';
import type { SuggestionItem } from '../src/suggestion/suggestionItem.ts';
import { DAYS, type Person } from './people.ts';
import type { Kind, Writing } from './writing.ts';

/** The words people read of a text, however it was written. */
type Words = Pick<Writing, 'texts' | 'beside'>;

export function wordsOfItems(items: readonly SuggestionItem[]): Words {
  const beside = items.flatMap(({ title, actionText }) => [title ?? '', actionText ?? '']);
  return { texts: items.map(({ text }) => text), beside: beside.filter((text) => text !== '') };
}

function timed(kind: Kind, facts: Facts, write: () => Words): Writing {
  const begun = process.cpuUsage();
  const words = write();
  const { user, system } = process.cpuUsage(begun);
  return { kind, facts, ...words, milliseconds: (user + system) / 1000 };
}

/** One of each text of the tools, on the first day. */
async function toolTexts({ inputs, on, number }: Person): Promise<Writing[]> {
  const facts = on(0, []);
  // Models are loaded on the first reading, which is none of what a text costs.
  const heard = await hearWish(inputs.wish);
  const guess = await guessOf(inputs.boundary.shouldDo, { who: null, kind: null });
  const ahead = await aheadOf(inputs.plan.whatToDo, null);
  const works: Partial<Record<Kind, () => Words>> = {
    answers: () => wordsOfItems(choosePromptAnswers(facts, { prompt: inputs.wish, heard }, number)),
    boundary: () => {
      const { wordings } = chooseRefusals(facts.language, inputs.boundary.shouldDo, guess, number);
      return { texts: wordings.slice(0, 3).map(({ text }) => text), beside: [] };
    },
    validation: () => {
      const { text, reminder } = chooseBacking(facts.language, inputs.boundary, number);
      return { texts: [text], beside: [reminder] };
    },
    exercise: () => {
      const { title, instruction, reasoning } = chooseMicroExercise(facts, [], number);
      return { texts: [instruction], beside: [title, ...(reasoning === null ? [] : [reasoning])] };
    },
    expectation: () => {
      const { message, suggestions, learning, brainTraining } = chooseExpectation(
        facts,
        { ...inputs.plan, ahead },
        number,
      );
      return { texts: [message], beside: [...suggestions, learning.text, brainTraining.text] };
    },
    company: () => {
      const { sections } = chooseSocialPlan(facts, { wants: inputs.wants, contactIds: [] }, number);
      return { texts: [sections.map(({ text }) => text).join(' ')], beside: [] };
    },
  };
  return Object.entries(works).map(([kind, write]) => timed(kind as Kind, facts, write));
}

/** The built-in texts a person is given in 14 days: a list, a card and three tasks a day. */
export function daysOf(person: Person): Writing[] {
  const writings: Writing[] = [];
  let recent: readonly string[] = [];
  let recentTasks: readonly string[] = [];
  const suggest = (kind: Kind, day: number, write: (facts: Facts) => readonly SuggestionItem[]) => {
    const facts = person.on(day, recent);
    const writing = timed(kind, facts, () => wordsOfItems(write(facts)));
    if (writing.texts.length === 0) return;
    writings.push(writing);
    recent = [...writing.texts.toReversed(), ...recent];
  };
  for (let day = 0; day < DAYS; day += 1) {
    suggest('list', day, (facts) => chooseSuggestions(facts, day));
    suggest('card', day, (facts) => [chooseSuggestion(facts, day)]);
    suggest('memory', day, (facts) => [memorySuggestion(facts, day)].filter((item) => item !== null));
    const facts = person.on(day, recent, recentTasks);
    const tasks = timed('tasks', facts, () => ({
      texts: chooseTasks(facts, 0).map(({ text }) => text),
      beside: [],
    }));
    writings.push(tasks);
    recentTasks = [...tasks.texts, ...recentTasks];
  }
  return writings;
}

/** The texts of those days, and one text of each tool. */
export async function fortnightOf(person: Person): Promise<Writing[]> {
  return [...daysOf(person), ...(await toolTexts(person))];
}
