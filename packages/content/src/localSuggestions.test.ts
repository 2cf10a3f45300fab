import { LANGUAGES } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS, SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { LOCAL_SUGGESTIONS, LOCAL_SUGGESTIONS_SHOWN, PROMPT_FALLBACKS } from './localSuggestions.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const textsIn = (language: (typeof LANGUAGES)[number]) => [
  ...LOCAL_SUGGESTIONS.flatMap(({ title, description, actionText }) => [
    title[language],
    description[language],
    actionText[language],
  ]),
  ...PROMPT_FALLBACKS.map((text) => text[language]),
];

test('there are nine suggestions from all five categories, and three answers to a prompt (spec 2 §8)', () => {
  expect(LOCAL_SUGGESTIONS).toHaveLength(9);
  expect(new Set(LOCAL_SUGGESTIONS.map(({ category }) => category))).toEqual(new Set(SUGGESTION_CATEGORIES));
  expect(new Set(LOCAL_SUGGESTIONS.map(({ id }) => id)).size).toBe(9);
  expect(PROMPT_FALLBACKS).toHaveLength(3);
});

test('who avoids one thing, or everything, still finds as many as are shown', () => {
  const without = (avoided: readonly string[]) =>
    LOCAL_SUGGESTIONS.filter(({ avoid }) => !avoid.some((each) => avoided.includes(each)));
  for (const avoided of [...AVOID_SUGGESTIONS.map((each) => [each]), AVOID_SUGGESTIONS])
    expect(without(avoided).length).toBeGreaterThanOrEqual(LOCAL_SUGGESTIONS_SHOWN);
});

test('what asks for movement says when to stop (S24)', () => {
  const moving = LOCAL_SUGGESTIONS.filter(({ avoid }) => avoid.includes('exercise'));
  expect(moving).not.toHaveLength(0);
  for (const { description } of moving) {
    expect(description.no).toContain('Stopp hvis noe blir verre.');
    expect(description.en).toContain('Stop if anything gets worse.');
  }
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(textsIn(language).filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('is said once, and short: titles and buttons few words, the rest two sentences', () => {
    expect(new Set(textsIn(language)).size).toBe(textsIn(language).length);
    for (const { title, description, actionText } of LOCAL_SUGGESTIONS) {
      expect(words(title[language]).length).toBeLessThanOrEqual(6);
      expect(words(actionText[language]).length).toBeLessThanOrEqual(3);
      expect(sentences(description[language])).toHaveLength(2);
      expect(words(description[language]).length).toBeLessThanOrEqual(25);
    }
  });

  test('is easy to read (A29)', () => {
    const read = [...LOCAL_SUGGESTIONS.map(({ description }) => description), ...PROMPT_FALLBACKS];
    expect(read.filter((text) => lix(text[language]) > 35)).toEqual([]);
  });
});

test('the languages are kept apart', () => {
  expect(textsIn('en').filter(hasNorwegianLetters)).toEqual([]);
  expect(textsIn('no').filter((text) => textsIn('en').includes(text))).toEqual([]);
});
