import { LANGUAGES } from '@spire/domain/languages';
import { BREATHING_BREAK, IDEAS } from './ideas.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden } from './textLaws.ts';

const ALL = [BREATHING_BREAK, ...Object.values(IDEAS).flat()];

test('there are as many as the screen has always said: 12, 8 and 15 (D25)', () => {
  expect(Object.values(IDEAS).map((ideas) => ideas.length)).toEqual([12, 8, 15]);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

test('each part has at least five for the lowest level, whatever is avoided', () => {
  for (const ideas of Object.values(IDEAS))
    expect(ideas.filter(({ capacity, avoid }) => capacity === 'low' && avoid.length === 0).length).toBeGreaterThan(4);
});

test.each(LANGUAGES)('each is easily read, presses nobody and names nothing medical (%s)', (language) => {
  const texts = ALL.map(({ text }) => text[language]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  expect(texts.filter((text) => lix(text) > 35)).toEqual([]);
  if (language === 'en') expect(texts.filter(hasNorwegianLetters)).toEqual([]);
});
