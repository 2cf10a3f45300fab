import { factsWith } from '../testing/promptExamples.ts';
import { boundaryPrompt } from './boundaryPrompt.ts';
import { boundaryValidationPrompt } from './boundaryValidationPrompt.ts';
import { promptFacts } from './promptFacts.ts';

const facts = promptFacts(
  factsWith((place) => place),
  (text) => text.replace('Kari', '[[P1]]'),
  () => null,
);
const input = { shouldDo: 'Help', needInstead: 'Rest', emoji: '🛌' };

test('is written from what was written in the tool and the no that was found', () => {
  const { data, instructions } = boundaryValidationPrompt(facts, { ...input, sayNoExample: 'Not today, Kari.' });
  expect(JSON.parse(data)).toEqual({ language: 'en', ...input, sayNoExample: 'Not today, [[P1]].' });
  expect(instructions).not.toBe(boundaryPrompt(facts, input).instructions);
});
