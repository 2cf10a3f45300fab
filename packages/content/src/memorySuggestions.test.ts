import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { MEMORY_SUGGESTIONS } from './memorySuggestions.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const lowest = MEMORY_SUGGESTIONS.filter(({ capacity }) => capacity === 'low');

/** What someone in bed is never asked to do; looked for as whole words. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå (?!tilbake)|løp|hopp\p{L}*|snu|skjerm\p{L}*|telefon\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|shake|screens?|phones?|hold your breath)(?!\p{L})/iu,
};

test('each kind of memory has at least five, with something for any time of day, whatever is avoided, from the lowest level', () => {
  for (const category of keysOf(MEMORY_CATEGORIES)) {
    const templates = MEMORY_SUGGESTIONS.filter(({ memory }) => memory === category);
    expect(templates.length).toBeGreaterThanOrEqual(5);
    for (const part of PARTS_OF_DAY) {
      const fitting = templates.filter(
        ({ avoid, capacity, partsOfDay }) =>
          capacity === 'low' && avoid.length === 0 && (partsOfDay.length === 0 || partsOfDay.includes(part)),
      );
      expect(fitting.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('ids are unique and kebab-case, and minutes whole and few for the lowest level', () => {
  expect(new Set(MEMORY_SUGGESTIONS.map(({ id }) => id)).size).toBe(MEMORY_SUGGESTIONS.length);
  expect(MEMORY_SUGGESTIONS.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(MEMORY_SUGGESTIONS.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1)).toEqual([]);
  expect(lowest.filter(({ minutes }) => minutes > 5)).toEqual([]);
});

test('they serve more than those with energy to spare', () => {
  expect(CAPACITY_LEVELS.filter((level) => MEMORY_SUGGESTIONS.some(({ capacity }) => capacity === level))).toEqual([
    'low',
    'limited',
    'moderate',
  ]);
});

test('nobody else is asked for anything at night, and movement says when to stop (S24)', () => {
  const withOthers = MEMORY_SUGGESTIONS.filter(({ avoid }) => avoid.includes('social_contact'));
  expect(withOthers.filter(({ partsOfDay: parts }) => parts.length === 0 || parts.includes('night'))).toEqual([]);
  const moving = MEMORY_SUGGESTIONS.filter(({ avoid }) => avoid.includes('exercise'));
  expect(moving.filter(({ text }) => !/stopp hvis noe blir verre/i.test(text.no))).toEqual([]);
  expect(moving.filter(({ text }) => !/stop if anything gets worse/i.test(text.en))).toEqual([]);
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const texts = MEMORY_SUGGESTIONS.map(({ text }) => text[language]);

  test('quotes the title once', () => {
    const quoted = { no: '«{title}»', en: '"{title}"' }[language];
    expect(texts.filter((text) => text.split(quoted).length !== 2 || text.split(/[{}]/).length !== 3)).toEqual([]);
  });

  test('is two to four sentences of at most sixty words, said once, and easy to read (A29)', () => {
    expect(texts.filter((text) => sentences(text).length < 2 || sentences(text).length > 4)).toEqual([]);
    expect(texts.filter((text) => words(text).length > 60 || lix(text) > 35)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(texts.filter((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('asks nothing of the lowest level that cannot be done lying down', () => {
    expect(lowest.filter(({ text }) => NOT_IN_BED[language].test(text[language]))).toEqual([]);
  });
});

test('no Norwegian letter stands in an English text', () => {
  expect(MEMORY_SUGGESTIONS.filter(({ text }) => hasNorwegianLetters(text.en))).toEqual([]);
});
