import type { Language } from '@spire/domain/languages';
import { TASK_PRIORITIES, TASK_TYPES, type TaskPriority, type TaskType } from '@spire/domain/options';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import { answerLine, DECLARE, declaredFields } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: skriv dagens tre små oppgaver, hver i én setning på høyst 100 tegn. «mindfulness» er noe rolig her og nå, «wellbeing» er noe som gjør dagen litt bedre å være i, «activity» er noe lite å få gjort. La dem passe til det leseren trenger mer av i dag («checkIn.needsMore»), målene og det som er vanskelig («challenge»). De skal kunne gjøres når som helst på dagen, hver for seg. ${DECLARE.no}`,
  en: `The task: write the three small tasks of today, each in one sentence of at most 100 characters. "mindfulness" is something calm here and now, "wellbeing" is something that makes the day a little nicer to be in, "activity" is something small to get done. Let them fit what the reader needs more of today ("checkIn.needsMore"), the goals and what is hard ("challenge"). They can be done at any time of the day, each on its own. ${DECLARE.en}`,
};

function schemaFor(bounds: Bounds) {
  const task = z.strictObject({ text: answerLine, ...declaredFields(bounds) });
  return z.strictObject({ mindfulness: task, wellbeing: task, activity: task } satisfies Record<TaskType, unknown>);
}
export type TasksAnswer = z.infer<ReturnType<typeof schemaFor>>;

/** Asks for the three tasks of a day (D24); a name for each, so that none can be missing or come twice. */
export function tasksPrompt(facts: PromptFacts): Prompt<TasksAnswer> {
  const { goals, challenge, checkIn } = facts;
  return writePrompt(facts, {
    name: 'tasks',
    task: TASK,
    data: { goals, challenge, checkIn },
    schema: schemaFor(facts),
  });
}

/** The tasks in their order, each with its priority (D24). */
export function answeredTasks(answer: TasksAnswer): { text: string; type: TaskType; priority: TaskPriority }[] {
  return TASK_TYPES.map((type, index) => ({
    text: answer[type].text,
    type,
    priority: TASK_PRIORITIES[index] ?? 'low',
  }));
}
