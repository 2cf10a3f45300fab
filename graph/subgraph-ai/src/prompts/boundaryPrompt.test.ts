import { factsWith } from '../testing/promptExamples.ts';
import { boundaryPrompt } from './boundaryPrompt.ts';
import { promptFacts } from './promptFacts.ts';

const facts = promptFacts(
  factsWith((place) => place),
  (text) => text.replace('Kari', '[[P1]]'),
  () => null,
);
const ask = (emoji: string | null) => boundaryPrompt(facts, { shouldDo: 'Help Kari move', needInstead: 'Rest', emoji });

test('is written from what was written in the tool alone', () => {
  expect(JSON.parse(ask('🛌').data)).toEqual({
    language: 'en',
    shouldDo: 'Help [[P1]] move',
    needInstead: 'Rest',
    emoji: '🛌',
  });
  expect(JSON.parse(ask(null).data)).not.toHaveProperty('emoji');
});

test('an answer has a text and a reminder of one line', () => {
  const { schema } = ask(null);
  expect(schema.safeParse({ text: 'Not today.', reminder: 'It counts.' }).success).toBe(true);
  expect(schema.safeParse({ text: 'Not today.', reminder: '' }).success).toBe(false);
  expect(schema.safeParse({ text: 'Not today.' }).success).toBe(false);
});
