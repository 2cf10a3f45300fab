import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { hasNorwegianLetters, namesWhatIsForbidden, words } from './textLaws.ts';
import { TOOL_INTRODUCTIONS } from './toolIntroductions.ts';

const introductions = keysOf(TOOL_INTRODUCTIONS).map((tool) => TOOL_INTRODUCTIONS[tool]);
const exercises = introductions.flatMap((each) => Object.values(each.exercises));
const textsIn = (language: (typeof LANGUAGES)[number]) => [
  ...introductions.map(({ purpose }) => purpose[language]),
  ...exercises.flatMap(({ title, steps }) => [title[language], ...steps[language]]),
];

test('each exercise has two to four short steps, the same number in both languages', () => {
  for (const { steps } of exercises) {
    expect(steps.no.length).toBe(steps.en.length);
    expect(steps.no.length).toBeGreaterThanOrEqual(2);
    expect(steps.no.length).toBeLessThanOrEqual(4);
  }
});

test('each takes one to five minutes', () => {
  expect(exercises.filter(({ minutes }) => minutes < 1 || minutes > 5)).toEqual([]);
});

test.each(LANGUAGES)('texts in "%s" are short and claim, press and shout nothing', (language) => {
  expect(textsIn(language).filter((text) => namesWhatIsForbidden(language, text) || words(text).length > 25)).toEqual(
    [],
  );
});

test('titles are unique, and no Norwegian letter stands in an English text', () => {
  for (const language of LANGUAGES)
    expect(new Set(exercises.map(({ title }) => title[language])).size).toBe(exercises.length);
  expect(textsIn('en').filter(hasNorwegianLetters)).toEqual([]);
});

test('nothing for low or limited needs standing, held breath or a quick head (D30)', () => {
  const gentle = introductions.flatMap(({ exercises: { low, limited } }) => [low, limited]);
  const tooMuch = /(?<!\p{L})(stå|gå|reis|hold pusten|stand|walk|hold your breath|shake)(?!\p{L})/iu;
  const steps = gentle.flatMap(({ steps }) => [...steps.no, ...steps.en]);
  expect(steps.filter((step) => tooMuch.test(step))).toEqual([]);
});
