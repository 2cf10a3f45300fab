import { hideNames } from '../src/names/hideNames.ts';
import { boundaryPrompt } from '../src/prompts/boundaryPrompt.ts';
import { boundaryValidationPrompt } from '../src/prompts/boundaryValidationPrompt.ts';
import { expectationPrompt } from '../src/prompts/expectationPrompt.ts';
import { microExercisePrompt } from '../src/prompts/microExercisePrompt.ts';
import { promptAnswersPrompt } from '../src/prompts/promptAnswersPrompt.ts';
import { promptFacts } from '../src/prompts/promptFacts.ts';
import { answeredSections, socialPlanPrompt } from '../src/prompts/socialPlanPrompt.ts';
import { answeredSuggestion, suggestionPrompt } from '../src/prompts/suggestionPrompt.ts';
import { answeredSuggestions, suggestionsPrompt } from '../src/prompts/suggestionsPrompt.ts';
import { answeredTasks, tasksPrompt } from '../src/prompts/tasksPrompt.ts';
import { ProviderFailed, type Prompt, type TextProvider } from '../src/provider/textProvider.ts';
import { daysOf, wordsOfItems } from './fortnight.ts';
import type { Person } from './people.ts';
import type { Kind, Writing } from './writing.ts';

type Words = Pick<Writing, 'texts' | 'beside'>;

/** A prompt, and what people read of its answer. */
interface Question {
  kind: Kind;
  instructions: string;
  /** Rejects with ProviderFailed where there is no good answer. */
  ask: (provider: TextProvider, show: (text: string) => string) => Promise<Words>;
}

/** The outcome of a question: an answer with the instructions it was written from, or none. */
export type Asked = { kind: Kind; writing: Writing; instructions: string } | { kind: Kind; writing: null };

function question<Shape>(kind: Kind, prompt: Prompt<Shape>, read: (answer: Shape) => Words): Question {
  return {
    kind,
    instructions: prompt.instructions,
    ask: async (provider, show) => {
      const answer = await provider.ask(prompt);
      if (answer.kind === 'flagged') throw new ProviderFailed('flagged');
      const { texts, beside } = read(answer.value);
      return { texts: texts.map(show), beside: beside.map(show) };
    },
  };
}

/** Everything a person can ask a provider for, after the fortnight they have had. */
function questionsOf(person: Person, facts: Writing['facts'], hide: (text: string) => string): Question[] {
  const { wish, boundary, plan, wants } = person.inputs;
  const told = promptFacts(facts, hide);
  const contactIds = facts.contacts.slice(0, 2).map(({ id }) => id);
  const withReminder = ({ text, reminder }: { text: string; reminder: string }) => ({
    texts: [text],
    beside: [reminder],
  });
  return [
    question('card', suggestionPrompt(told), (answer) => wordsOfItems([answeredSuggestion(answer)])),
    question('list', suggestionsPrompt(told), (answer) => wordsOfItems(answeredSuggestions(answer, facts.language))),
    question('answers', promptAnswersPrompt(told, wish), (answer) =>
      wordsOfItems(answeredSuggestions(answer, facts.language)),
    ),
    question('tasks', tasksPrompt(told), (answer) => ({
      texts: answeredTasks(answer).map(({ text }) => text),
      beside: [],
    })),
    question('boundary', boundaryPrompt(told, boundary), withReminder),
    question('validation', boundaryValidationPrompt(told, boundary), withReminder),
    question('exercise', microExercisePrompt(told, []), ({ title, instruction, reasoning }) => ({
      texts: [instruction],
      beside: [title, reasoning],
    })),
    question('expectation', expectationPrompt(told, plan), ({ message, suggestions }) => ({
      texts: [message],
      beside: suggestions,
    })),
    question('company', socialPlanPrompt(told, { wants, contactIds }), (answer) => ({
      texts: [
        answeredSections(answer)
          .map(({ text }) => text)
          .join(' '),
      ],
      beside: [],
    })),
  ];
}

/** Asks a provider for one of each text for a person, one after the other, as a person would. */
export async function askFor(person: Person, provider: TextProvider): Promise<Asked[]> {
  const recent = daysOf(person).findLast(({ kind }) => kind === 'tasks')?.facts.recentTexts ?? [];
  const facts = person.on(0, recent);
  const names = hideNames([facts.nickname, ...facts.contacts.map(({ name }) => name)].filter((name) => name !== ''));
  const asked: Asked[] = [];
  for (const { kind, instructions, ask } of questionsOf(person, facts, (text) => names.hide(text))) {
    const begun = performance.now();
    try {
      const { texts, beside } = await ask(provider, (text) => names.show(text));
      asked.push({
        kind,
        writing: { kind, facts, texts, beside, milliseconds: performance.now() - begun },
        instructions,
      });
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      asked.push({ kind, writing: null });
    }
  }
  return asked;
}
