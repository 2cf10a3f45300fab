import { factsWith } from '../testing/promptExamples.ts';
import { promptAnswersPrompt } from './promptAnswersPrompt.ts';
import { promptFacts } from './promptFacts.ts';

test('is written from the wish, the part of day and recent starts: nothing else was asked about', () => {
  const facts = promptFacts(
    factsWith((place) => place),
    (text) => text.replace('Kari', '[[P1]]'),
    () => null,
  );
  expect(JSON.parse(promptAnswersPrompt(facts, 'Something with Kari').data)).toEqual({
    language: 'en',
    wish: 'Something with [[P1]]',
    partOfDay: 'evening',
    recentStarts: ['recentText'],
  });
});
