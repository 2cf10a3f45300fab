import { LANGUAGES } from '@spire/domain/languages';
import { PROMPT_FALLBACKS } from './localSuggestions.ts';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES, SUGGESTION_TITLES } from './suggestionTitles.ts';
import { SUGGESTIONS } from './suggestions.ts';
import { hasNorwegianLetters, namesWhatIsForbidden, words } from './textLaws.ts';

const titles = [...Object.values(SUGGESTION_TITLES), ...PROMPT_FALLBACK_TITLES];
const actions = Object.values(ACTION_TEXTS);

test('every suggestion has a title, and no title is left without one', () => {
  expect(Object.keys(SUGGESTION_TITLES).toSorted()).toEqual(SUGGESTIONS.map(({ id }) => id).toSorted());
  expect(PROMPT_FALLBACK_TITLES).toHaveLength(PROMPT_FALLBACKS.length);
});

describe.each(LANGUAGES)('each title and button in "%s"', (language) => {
  const texts = (of: readonly Record<'no' | 'en', string>[]) => of.map((text) => text[language]);

  test('is few words, said once', () => {
    expect(texts(titles).filter((text) => words(text).length > 6 || text.length > 40)).toEqual([]);
    expect(texts(actions).filter((text) => words(text).length > 4)).toEqual([]);
    expect(new Set([...texts(titles), ...texts(actions)]).size).toBe(titles.length + actions.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect([...texts(titles), ...texts(actions)].filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });
});

test('no Norwegian letter stands in an English one', () => {
  expect([...titles, ...actions].filter(({ en }) => hasNorwegianLetters(en))).toEqual([]);
});
