import { factsWith } from '../testing/promptExamples.ts';
import { microExercisePrompt } from './microExercisePrompt.ts';
import { promptFacts } from './promptFacts.ts';

const facts = promptFacts(
  factsWith((place) => place),
  (text) => text.replace('Kari', '[[P1]]'),
  () => null,
);
const { data, schema } = microExercisePrompt(facts, ['Warm hands', 'For Kari']);
const answer = {
  type: 'warmth',
  emoji: '🧤',
  title: 'Warm hands',
  instruction: 'Put your hands under the blanket.',
  reasoning: 'Warmth is easy to notice.',
  minutes: 2,
  effort: 'low',
  touches: [],
};

test('is written from the check-in, goals, challenge, part of day and the titles that were shown', () => {
  expect(JSON.parse(data)).toEqual(
    Object.fromEntries(
      ['language', 'partOfDay', 'goals', 'challenge', 'checkIn', 'previousTitles'].map((key) => [
        key,
        expect.anything(),
      ]),
    ),
  );
  expect(JSON.parse(data)).toMatchObject({ previousTitles: ['Warm hands', 'For [[P1]]'] });
});

test('an answer is an exercise of a known type that fits', () => {
  expect(schema.safeParse(answer).success).toBe(true);
  for (const change of [{ type: 'running' }, { effort: 'moderate' }, { minutes: 30 }, { reasoning: '' }])
    expect(schema.safeParse({ ...answer, ...change }).success).toBe(false);
});
