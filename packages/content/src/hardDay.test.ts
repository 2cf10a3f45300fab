import { HARD_DAY_NEEDS } from '@spire/domain/hardDay';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, NEED_MORE, TASK_TYPES } from '@spire/domain/options';
import { HARD_DAY_TEXTS } from './hardDay.ts';
import { asksForEffort, hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

/** What a person in bed with the light off is never asked for, as whole words. */
const NOT_HERE = {
  no: /(?<!\p{L})(reis(e|er)? deg|stå opp|gå (ut|til|bort)|ute på|trapp\p{L}*|kok\p{L}*|stek\p{L}*|dans\p{L}*|skjerm\p{L}*|mobil\p{L}*|telefon\p{L}*|ring\p{L}*|hold(e)? pusten|hopp\p{L}*|løp\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand up|walk (to|out)|go outside|stairs|cook\p{L}*|boil\p{L}*|danc\p{L}*|screens?|phones?|call (a|your)|hold your breath|jump\p{L}*|run)(?!\p{L})/iu,
};

test('there are at least forty, each with an id of its own', () => {
  expect(HARD_DAY_TEXTS.length).toBeGreaterThanOrEqual(40);
  const ids = HARD_DAY_TEXTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('every need is met, those of a hard day for whoever avoids everything as well', () => {
  for (const need of keysOf(NEED_MORE))
    expect(HARD_DAY_TEXTS.filter(({ needs }) => needs.includes(need)).length).toBeGreaterThanOrEqual(3);
  const forAnybody = HARD_DAY_TEXTS.filter(({ avoid, notFor }) => avoid.length === 0 && notFor === undefined);
  for (const need of HARD_DAY_NEEDS) expect(forAnybody.filter(({ needs }) => needs.includes(need))).not.toEqual([]);
});

test.each(TASK_TYPES)(
  'as a task of the type "%s" there are five for whoever avoids everything and bears little',
  (type) => {
    const open = HARD_DAY_TEXTS.filter((each) => each.taskType === type && each.notFor === undefined);
    expect(
      open.filter(({ avoid }) => !avoid.some((each) => AVOID_SUGGESTIONS.includes(each))).length,
    ).toBeGreaterThanOrEqual(5);
  },
);

describe.each(LANGUAGES)('each text in "%s"', (language) => {
  const breaking = (rule: (text: string) => boolean) =>
    HARD_DAY_TEXTS.filter(({ text }) => rule(text[language])).map(({ id }) => id);

  test('is two or three sentences that are easy to read, and said once', () => {
    expect(breaking((text) => sentences(text).length > 3 || words(text).length > 36 || lix(text) > 35)).toEqual([]);
    expect(new Set(HARD_DAY_TEXTS.map(({ text }) => text[language])).size).toBe(HARD_DAY_TEXTS.length);
  });

  test('can be done lying down, indoors, alone, without a screen, and asks for no effort', () => {
    expect(breaking((text) => NOT_HERE[language].test(text) || asksForEffort(language, text))).toEqual([]);
  });

  test('claims nothing, presses nobody and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });
});

test('movement says when to stop (S24), and can be asked to be spared', () => {
  const moving = HARD_DAY_TEXTS.filter(({ exerciseType }) => exerciseType === 'movement');
  const silent = moving.filter(
    ({ avoid, text }) => !avoid.includes('exercise') || !/verre/.test(text.no) || !/worse/.test(text.en),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('no Norwegian letter stands in an English text', () => {
  expect(HARD_DAY_TEXTS.filter(({ text, title }) => hasNorwegianLetters(text.en + title.en))).toEqual([]);
});
