import { PARTS_OF_DAY } from '@spire/domain/dates';
import { TRIAL_ANSWERS, TRIAL_LIMITS } from '@spire/domain/trial';
import { HARD_DAY_TEXTS } from './hardDay.ts';
import { SUGGESTIONS } from './suggestions.ts';
import { TRIAL_TEXTS } from './trialTexts.ts';

test('there are sixty texts and more, each once, all from what is written already', () => {
  const ids = TRIAL_TEXTS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set([...HARD_DAY_TEXTS, ...SUGGESTIONS].map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test('each is safe for anybody: short, alone, of the lowest level, and nothing that a person may have to be spared', () => {
  const ids = new Set(TRIAL_TEXTS.map(({ id }) => id));
  const used = SUGGESTIONS.filter(({ id }) => ids.has(id));
  expect(
    used.filter(
      ({ capacity, minutes, avoid, contraindications, assumes, isOnlyForWishes, category }) =>
        capacity !== 'low' ||
        minutes > 2 ||
        avoid.length > 0 ||
        contraindications !== undefined ||
        assumes !== undefined ||
        isOnlyForWishes === true ||
        category === 'social',
    ),
  ).toEqual([]);
});

test.each(TRIAL_ANSWERS)(
  'after "%s" there are enough at any part of the day, and heavy days have their own',
  (answer) => {
    const fitting = TRIAL_TEXTS.filter(({ answers }) => answers.includes(answer));
    for (const part of PARTS_OF_DAY) {
      const now = fitting.filter(({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes(part));
      expect(now.length).toBeGreaterThan(TRIAL_LIMITS.aDay * 3);
    }
    const forHardDays = new Set(HARD_DAY_TEXTS.map(({ id }) => id));
    expect(fitting.every(({ id }) => forHardDays.has(id) === (answer === 'hard'))).toBe(true);
  },
);
