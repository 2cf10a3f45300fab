import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, NEED_MORE, SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { SUGGESTIONS, type Suggestion } from './suggestions.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const lowest = SUGGESTIONS.filter(({ capacity }) => capacity === 'low');
const suits = (level: (typeof CAPACITY_LEVELS)[number]) => (each: Suggestion) => isAtMost(each.capacity, level);

/** What someone in bed or a chair, or with a sore head, is never asked to do; looked for as whole words. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå|løp|hopp\p{L}*|snu(?! puta| klokka)|rist\p{L}*|skjerm\p{L}*|telefon\p{L}*|mobil\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|shake|turn your head|screens?|phones?|hold your breath)(?!\p{L})/iu,
};

/** S24: when a movement gets worse, one stops or turns back. */
const WHEN_TO_STOP = {
  no: /(?<!\p{L})(stopp|snu)(?!\p{L})[^.]* verre(?!\p{L})/iu,
  en: /(?<!\p{L})(stop|turn back)(?!\p{L})[^.]* worse(?!\p{L})/iu,
};

test('there are at least 120, of which at least 45 suit the lowest level', () => {
  expect(SUGGESTIONS.length).toBeGreaterThanOrEqual(120);
  expect(lowest.length).toBeGreaterThanOrEqual(45);
});

test('ids are unique, kebab-case and never reused', () => {
  const ids = SUGGESTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('every category has something for the lowest and for the highest level', () => {
  for (const category of SUGGESTION_CATEGORIES) {
    const levels = SUGGESTIONS.filter((each) => each.category === category).map(({ capacity }) => capacity);
    expect(levels).toEqual(expect.arrayContaining(['low', 'high']));
  }
});

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const texts = SUGGESTIONS.map(({ id, text }) => ({ id, text: text[language] }));
  const breaking = (law: (text: string) => boolean) => texts.filter(({ text }) => law(text)).map(({ id }) => id);

  test('is two to four sentences of at most sixty words in all', () => {
    expect(breaking((text) => sentences(text).length < 2 || sentences(text).length > 4)).toEqual([]);
    expect(breaking((text) => words(text).length > 60 || words(text).length < 8)).toEqual([]);
  });

  test('is said once only', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  test('claims nothing medical, presses nobody, names no level and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('is easy to read (A29)', () => {
    expect(breaking((text) => lix(text) > 35)).toEqual([]);
  });

  test('asks nothing of the lowest level that cannot be done lying down with the screen off', () => {
    expect(lowest.filter(({ text }) => NOT_IN_BED[language].test(text[language])).map(({ id }) => id)).toEqual([]);
  });
});

test('no Norwegian letter stands in an English text, and no text is the same in both', () => {
  expect(SUGGESTIONS.filter(({ text }) => hasNorwegianLetters(text.en) || text.no === text.en)).toEqual([]);
});

test('minutes are whole, and few for the lowest level', () => {
  expect(SUGGESTIONS.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > 60)).toEqual([]);
  expect(lowest.filter(({ minutes }) => minutes > 5)).toEqual([]);
});

test('tags are said once each, and each suggestion serves a goal and a need', () => {
  for (const { avoid, goals, needs, considerations, partsOfDay } of SUGGESTIONS) {
    for (const tags of [avoid, goals, needs, considerations, partsOfDay]) expect(new Set(tags).size).toBe(tags.length);
    expect(goals.length * needs.length).toBeGreaterThan(0);
  }
});

test('every goal and every need finds something for the lowest level', () => {
  for (const goal of GOALS) expect(lowest.filter(({ goals }) => goals.includes(goal))).not.toHaveLength(0);
  for (const need of keysOf(NEED_MORE)) expect(lowest.filter(({ needs }) => needs.includes(need))).not.toHaveLength(0);
});

test.each(CONSIDERATIONS)('who lives with %s is served by at least three, one of them for the lowest level', (id) => {
  expect(SUGGESTIONS.filter(({ considerations }) => considerations.includes(id)).length).toBeGreaterThanOrEqual(3);
  expect(lowest.filter(({ considerations }) => considerations.includes(id))).not.toHaveLength(0);
});

test('after a brain injury at least eight are for the lowest level and need no screen', () => {
  const served = lowest.filter(({ considerations }) => considerations.includes('brain_injury'));
  expect(served.filter(({ avoid }) => !avoid.includes('screen_use')).length).toBeGreaterThanOrEqual(8);
});

test.each(PARTS_OF_DAY)('the %s has something of its own for the lowest level, and enough for a day', (part) => {
  expect(lowest.filter(({ partsOfDay }) => partsOfDay.includes(part))).not.toHaveLength(0);
  const inTime = lowest.filter(({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes(part));
  expect(inTime.length).toBeGreaterThanOrEqual(LIMITS.suggestionsPerDay);
});

test('nobody else is asked for anything at night', () => {
  const withOthers = SUGGESTIONS.filter(({ avoid }) => avoid.includes('social_contact'));
  const atNight = withOthers.filter(({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes('night'));
  expect(atNight.map(({ id }) => id)).toEqual([]);
});

test('what suits every part of day names none', () => {
  expect(SUGGESTIONS.filter(({ partsOfDay }) => partsOfDay.length === PARTS_OF_DAY.length)).toEqual([]);
});

test('movement can be asked to be spared, and says when to stop (S24)', () => {
  const movement = SUGGESTIONS.filter(({ goals }) => goals.includes('movement'));
  expect(movement.filter(({ avoid }) => !avoid.includes('exercise'))).toEqual([]);
  const silent = movement.filter(({ text }) => !WHEN_TO_STOP.no.test(text.no) || !WHEN_TO_STOP.en.test(text.en));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

describe.each(CAPACITY_LEVELS)('a person at level "%s"', (level) => {
  test.each(AVOID_SUGGESTIONS)('who avoids %s still has a full day of suggestions', (avoided) => {
    const left = SUGGESTIONS.filter(suits(level)).filter(({ avoid }) => !avoid.includes(avoided));
    expect(left.length).toBeGreaterThanOrEqual(LIMITS.suggestionsPerDay);
  });

  test('who avoids everything still has a full day of suggestions', () => {
    const left = SUGGESTIONS.filter(suits(level)).filter(({ avoid }) => avoid.length === 0);
    expect(left.length).toBeGreaterThanOrEqual(LIMITS.suggestionsPerDay);
  });

  test('has at least eight written for exactly that level', () => {
    expect(SUGGESTIONS.filter(({ capacity }) => capacity === level).length).toBeGreaterThanOrEqual(8);
  });
});
