import { MEMORY_SUGGESTIONS } from '@spire/content/memorySuggestions';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { LANGUAGES } from '@spire/domain/languages';
import { isMadeOfMemory } from './isMadeOfMemory.ts';

test.each(LANGUAGES)('in "%s" every text with a memory in it is known for one, and no other is', (language) => {
  const withMemory = MEMORY_SUGGESTIONS.map(({ text }) => text[language].replace('{title}', 'The cabin $& {title}'));
  expect(withMemory.filter((text) => !isMadeOfMemory(text))).toEqual([]);
  expect(SUGGESTIONS.filter(({ text }) => isMadeOfMemory(text[language]))).toEqual([]);
});
