import { factsWith } from '../testing/promptExamples.ts';
import { promptFacts } from './promptFacts.ts';
import { answeredTasks, tasksPrompt } from './tasksPrompt.ts';

const { data, schema } = tasksPrompt(
  promptFacts(
    factsWith((place) => place),
    (text) => text,
    () => null,
  ),
);
const task = { text: 'Look out.', minutes: 1, effort: 'low', touches: [] };

test('is written from the check-in, the goals and the challenge: tasks are for the whole day', () => {
  expect(JSON.parse(data)).toEqual(
    Object.fromEntries(['language', 'goals', 'challenge', 'checkIn'].map((key) => [key, expect.anything()])),
  );
});

test('a good answer is one task of each type, the most important first (D24)', () => {
  const answer = schema.parse({
    activity: { ...task, text: 'c' },
    wellbeing: { ...task, text: 'b' },
    mindfulness: task,
  });
  expect(answeredTasks(answer)).toEqual([
    { text: 'Look out.', type: 'mindfulness', priority: 'high' },
    { text: 'b', type: 'wellbeing', priority: 'medium' },
    { text: 'c', type: 'activity', priority: 'low' },
  ]);
});

test('a type that is missing, or a task that does not fit, is no answer', () => {
  const tasks = { mindfulness: task, wellbeing: task, activity: task };
  expect(schema.safeParse({ mindfulness: task, wellbeing: task }).success).toBe(false);
  expect(schema.safeParse({ ...tasks, activity: { ...task, effort: 'high' } }).success).toBe(false);
  expect(schema.safeParse({ ...tasks, activity: { ...task, text: 'a'.repeat(121) } }).success).toBe(false);
});
