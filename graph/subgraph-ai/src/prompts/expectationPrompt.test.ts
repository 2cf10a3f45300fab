import { factsWith } from '../testing/promptExamples.ts';
import { expectationPrompt } from './expectationPrompt.ts';
import { promptFacts } from './promptFacts.ts';

const facts = promptFacts(
  factsWith((place) => place),
  (text) => text.replace('Kari', '[[P1]]'),
  () => null,
);
const { data, schema } = expectationPrompt(facts, {
  whatToDo: 'Meet Kari',
  whatCanGoBetter: 'We laugh',
  howToFeelGood: 'Stay short',
  desiredFeeling: 'rolig',
});
const answer = { message: 'Nice.', suggestions: ['Stop early.'], minutes: null, effort: 'low', touches: [] };

test('is written from the four answers and the server’s own check-in of today (trap 63)', () => {
  expect(JSON.parse(data)).toEqual({
    language: 'en',
    whatToDo: 'Meet [[P1]]',
    whatCanGoBetter: 'We laugh',
    howToFeelGood: 'Stay short',
    desiredFeeling: 'calm',
    checkIn: facts.checkIn,
  });
});

test('an answer has a message and one to three tips, and nothing on learning or the brain (S18)', () => {
  const fits = (change: object) => schema.safeParse({ ...answer, ...change }).success;
  expect([1, 3, 0, 4].map((count) => fits({ suggestions: Array(count).fill('Stop early.') }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(fits({ learning: 'x' })).toBe(false);
  expect(fits({ brainTraining: 'x' })).toBe(false);
});
